import type { Fact } from '#domain/landing/content/content-parts.ts';
import { paths } from '#domain/paths.ts';
import { cachedHtml } from '#web/ui/cached-html.server.tsx';
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
import { BulletList, FactGrid, LandingEnd, TextAndDetails } from './landing-texts.tsx';

export type ServicePageContent = LandingContent & {
  /** The name of the service inside a sentence: "ultrasonic testing in Europe". */
  what: string;
  about: {
    paragraphs: readonly string[];
    facts: readonly Fact[];
    lists: readonly { title: string; items: readonly string[] }[];
    /** The page that explains the service, on the page of a place. */
    more: Link | null;
  };
  certifications: readonly Link[];
  relatedServices: readonly Link[];
  quotes: string;
  industries: readonly (Fact & Partial<Link>)[];
  relatedTesting: readonly (Fact & Partial<Link>)[];
  explainer: { title: string; isOrdered: boolean; steps: readonly Fact[] };
  relatedLinks: readonly Link[];
};

/** Cached because the pages of a service have the same texts in nearly all places. */
const CachedFactGrid = cachedHtml(FactGrid);
const CachedBulletList = cachedHtml(BulletList);
const CachedChips = cachedHtml(Chips);

/** Specification section 2 "Service landing pages". */
export function ServicePage(content: ServicePageContent) {
  const { what, about, explainer } = content;
  return (
    <>
      <LandingTop {...content} />
      <FoundCompanies {...content} />
      <LandingSection id="about-service" title={`About ${what}`}>
        <TextAndDetails paragraphs={about.paragraphs} facts={about.facts} />
        {about.more !== null && (
          <p className="mt-4">
            <a href={about.more.href} className="link">
              {about.more.label}
            </a>
          </p>
        )}
        {about.lists.length > 0 && (
          <Fold label="What it finds, and what to ask for">
            <div className="bullet-columns">
              {about.lists.map((list) => (
                <CachedBulletList key={list.title} {...list} />
              ))}
            </div>
          </Fold>
        )}
      </LandingSection>
      {content.certifications.length > 0 && (
        <LandingSection id="certifications" title="Common certifications">
          <Fold label="Show the certifications">
            <Chips links={content.certifications} />
          </Fold>
        </LandingSection>
      )}
      <LandingSection id="related-services" title="Related services">
        <Fold label="Show the services">
          <Chips links={content.relatedServices} />
        </Fold>
      </LandingSection>
      <Banner
        id="quotes"
        title={`Need ${what}?`}
        text="Tell a company what you need: number of items, standard, location and dates. Or ask us to find companies that fit the job."
        actions={[
          { label: 'Request Quotes', href: content.quotes },
          { label: 'Speak with Expert', href: paths.request([]) },
        ]}
      />
      <FeaturedProviders companies={content.featured} />
      {content.industries.length > 0 && (
        <LandingSection id="industries" title="Industry applications">
          <Fold label="Show the industries">
            <FactGrid facts={content.industries} />
          </Fold>
        </LandingSection>
      )}
      {content.relatedTesting.length > 0 && (
        <LandingSection id="related-testing" title="Related testing services">
          <Fold label="Show related services">
            <CachedFactGrid facts={content.relatedTesting} />
          </Fold>
        </LandingSection>
      )}
      <LandingSection id="explainer" title={explainer.title}>
        <Fold label="Show the explanation">
          <CachedFactGrid facts={explainer.steps} isOrdered={explainer.isOrdered} />
        </Fold>
      </LandingSection>
      <LandingSection id="related-links" title="Related links">
        <Fold label="Show the links">
          <CachedChips links={content.relatedLinks} />
        </Fold>
      </LandingSection>
      <LandingEnd {...content} />
    </>
  );
}
