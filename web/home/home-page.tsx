import type { CompanyFacets, FacetCount } from '#domain/companies/public-company.ts';
import type { CompanyMap } from '#domain/maps/company-map.ts';
import { companyMapHtml } from '#web/maps/company-map.tsx';
import { JsonScript } from '#web/seo/json-script.tsx';
import { cachedHtml, toKeep } from '#web/ui/cached-html.server.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { Finder, type FinderData, type Found } from './finder.tsx';
import { IndustryCards, LinkDirectory, PromoBlock, WhyChoose } from './home-sections.tsx';
import { StatsStrip } from './stats-strip.tsx';

const CachedPromoBlock = cachedHtml(PromoBlock);
const CachedWhyChoose = cachedHtml(WhyChoose);
const CachedLinkDirectory = cachedHtml(LinkDirectory);

export type HomeProps = {
  finder: FinderData & { found: Found };
  companies: number;
  /** Where the companies are, when that was asked for. */
  map: CompanyMap | null;
  /** Without a filter the panel is the same on all pages of all orders, and half of what there is to render. */
  isWholeDirectory: boolean;
  industries: FacetCount[];
  siteName: string;
};

/** Specification section 2 "Home". */
export function HomePage({ finder, companies, map, isWholeDirectory, industries, siteName }: HomeProps) {
  const { found, ...data } = finder;
  const { state } = finder;
  const html = { stats: statsOf(companies), ...(isWholeDirectory && { panel: cachedPanel(found.facets) }) };
  const shown = map === null ? found : { ...found, map: companyMapHtml(map, state) };
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
      <div id="finder" className="container-page mt-8">
        <Finder {...finder} found={shown} html={html} />
      </div>
      <JsonScript type="application/json" id="finder-data" data={data} />
      <CachedPromoBlock siteName={siteName} />
      <IndustryCards industries={industries} state={state} />
      <CachedWhyChoose siteName={siteName} />
      <CachedLinkDirectory />
    </>
  );
}

/** The browser has no need of what never changes there. */
const statsOf = (companies: number) => toKeep(<StatsStrip companies={companies} />);

const panels = new WeakMap<CompanyFacets, string>();

/** The counts of the whole directory are one object until data changes, and so is the panel that shows them. */
function cachedPanel(facets: CompanyFacets): string {
  const kept = panels.get(facets);
  if (kept !== undefined) return kept;
  const html = toKeep(<FilterPanel state={{}} facets={facets} isOpen={undefined} />);
  panels.set(facets, html);
  return html;
}
