import type { FacetCount } from '#domain/companies/public-company.ts';
import { isSearch } from '#domain/paths.ts';
import { cachedHtml } from '#web/ui/cached-html.server.tsx';
import { Finder, FinderParts, type FinderProps } from './finder.tsx';
import { IndustryCards, LinkDirectory, PromoBlock, WhereBased, WhyChoose } from './home-sections.tsx';

const CachedPromoBlock = cachedHtml(PromoBlock);
const CachedWhereBased = cachedHtml(WhereBased);
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
    <div id="finder" className={isSearch(finder.state) ? 'is-search' : 'is-home'}>
      <Finder {...finder} />
      <IndustryCards industries={topIndustries} state={finder.state} />
      <HomeSections isHome={!isSearch(finder.state)} siteName={siteName} />
    </div>
  );
}

/** The parts of the page that a search changes, for `finder.browser.ts`. */
export function HomeFragment({ title, finder, topIndustries, siteName }: HomeProps) {
  return (
    <>
      <title>{title}</title>
      <FinderParts {...finder} />
      <IndustryCards industries={topIndustries} state={finder.state} />
      <HomeSections isHome={!isSearch(finder.state)} siteName={siteName} />
    </>
  );
}

/** A visitor who searches has read them. */
function HomeSections({ isHome, siteName }: { isHome: boolean; siteName: string }) {
  return (
    <div id="home-sections">
      {isHome && (
        <>
          <CachedWhereBased />
          <CachedWhyChoose siteName={siteName} />
          <CachedPromoBlock siteName={siteName} />
          <CachedLinkDirectory />
        </>
      )}
    </div>
  );
}
