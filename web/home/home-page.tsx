import type { FacetCount } from '#domain/companies/public-company.ts';
import { cachedHtml } from '#web/ui/cached-html.server.tsx';
import { Finder, type FinderProps, Panel } from './finder.tsx';
import { IndustryCards, LinkDirectory, PromoBlock, WhyChoose } from './home-sections.tsx';
import { Results } from './results.tsx';

const CachedPromoBlock = cachedHtml(PromoBlock);
const CachedWhyChoose = cachedHtml(WhyChoose);
const CachedLinkDirectory = cachedHtml(LinkDirectory);

export type HomeProps = {
  title: string;
  finder: FinderProps;
  topIndustries: FacetCount[];
  siteName: string;
};

/** Specification section 2 "Home". All that a search changes is within `#finder`. */
export function HomePage({ finder, topIndustries, siteName }: HomeProps) {
  return (
    <>
      <section className="container-page pt-12 md:pt-18" aria-labelledby="hero">
        <h1 id="hero" className="max-w-[18ch] text-[clamp(34px,5.2vw,56px)] leading-[1.04] tracking-[-0.03em]">
          Find inspectors whose certificates you can check.
        </h1>
        <p className="mt-4 max-w-[56ch] text-lg text-soft">
          Search certified inspection and testing companies worldwide by method, equipment and location. See which
          certificates they hold and where to check them.
        </p>
      </section>
      <div id="finder">
        <Finder {...finder} />
        <CachedPromoBlock siteName={siteName} />
        <IndustryCards industries={topIndustries} state={finder.state} />
      </div>
      <CachedWhyChoose siteName={siteName} />
      <CachedLinkDirectory />
    </>
  );
}

/** The parts of the page that a search changes, for `finder.browser.ts`. */
export function HomeFragment({ title, finder, topIndustries }: HomeProps) {
  const { state, results } = finder;
  return (
    <>
      <title>{title}</title>
      <Panel {...finder} />
      <Results state={state} {...results} />
      <IndustryCards industries={topIndustries} state={state} />
    </>
  );
}
