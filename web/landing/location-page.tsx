import type { Fact } from '#domain/landing/content/content-parts.ts';
import type { CertificationInfo } from '#domain/landing/content/laboratory-content.ts';
import { paths } from '#domain/paths.ts';
import { Fold } from '#web/ui/fold.tsx';
import {
  Banner,
  Chips,
  FeaturedProviders,
  FoundCompanies,
  type LandingContent,
  LandingSection,
  LandingTop,
  type Link,
} from './landing-sections.tsx';
import { FactGrid, FactRows, LandingEnd, Paragraphs, TextAndDetails } from './landing-texts.tsx';

export type LocationContent = LandingContent & {
  /** The name of the place inside a sentence: "the Middle East". */
  place: string;
  chips: { title: string; links: Link[] };
  overview: { paragraphs: readonly string[]; facts: readonly Fact[] };
  certification: CertificationInfo | null;
  nearby: { title: string; places: readonly (Fact & Partial<Link>)[]; links: readonly Link[] };
  coverage: { title: string; paragraphs: readonly string[]; links: readonly Link[] };
};

/** Specification section 2 "Location landing pages". */
export function LocationPage(content: LocationContent) {
  const { place, chips, certification, nearby, coverage } = content;
  return (
    <>
      <LandingTop {...content} />
      <FoundCompanies {...content} />
      {chips.links.length > 0 && (
        <LandingSection id="offered" title={chips.title}>
          <Fold label="Show them">
            <Chips links={chips.links} />
          </Fold>
        </LandingSection>
      )}
      <Banner
        id="help"
        title="Not sure who to ask?"
        text={`Say what needs inspecting, where in ${place} and by when. We pass your request on to up to five companies that fit, free of charge.`}
        actions={[
          { label: 'Ask for Help', href: paths.request([], { from: place.replace(/^the /, '') }) },
          { label: 'Search the Directory', href: paths.results() },
        ]}
      />
      <FeaturedProviders companies={content.featured} />
      <LandingSection id="overview" title={`Inspection and testing in ${place}`}>
        <TextAndDetails {...content.overview} />
      </LandingSection>
      {certification !== null && (
        <LandingSection id="certification" title={certification.title}>
          <div className="text-facts">
            <Paragraphs texts={certification.paragraphs} />
            <Fold label="Show the facts">
              <FactRows facts={certification.facts} />
            </Fold>
          </div>
        </LandingSection>
      )}
      {(nearby.places.length > 0 || nearby.links.length > 0) && (
        <LandingSection id="nearby" title={nearby.title}>
          {nearby.places.length > 0 && (
            <Fold label="Show the places">
              <FactGrid facts={nearby.places} />
            </Fold>
          )}
          {nearby.links.length > 0 && <Chips links={nearby.links} />}
        </LandingSection>
      )}
      <LandingSection id="coverage" title={coverage.title}>
        <Paragraphs texts={coverage.paragraphs} />
        {coverage.links.length > 0 && (
          <div className="mt-5">
            <Fold label="Show the places">
              <Chips links={coverage.links} />
            </Fold>
          </div>
        )}
      </LandingSection>
      <LandingEnd {...content} />
    </>
  );
}
