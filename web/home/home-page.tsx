import type { FacetCount } from '#domain/companies/company-summary.ts';
import { JsonScript } from '#web/seo/json-script.tsx';
import { Finder, type FinderData, type Found } from './finder.tsx';
import { IndustryCards, LinkDirectory, PromoBlock, WhyChoose } from './home-sections.tsx';

export type HomeProps = { finder: FinderData & { found: Found }; industries: FacetCount[]; siteName: string };

/** Specification section 2 "Home". */
export function HomePage({ finder, industries, siteName }: HomeProps) {
  const { found: _found, ...data } = finder;
  return (
    <>
      <section className="container-page pt-12 md:pt-18" aria-labelledby="hero">
        <h1 id="hero" className="max-w-[18ch] text-[clamp(34px,5.2vw,56px)] leading-[1.04] tracking-[-0.03em]">
          Find the inspector who can prove it.
        </h1>
        <p className="mt-4 max-w-[56ch] text-lg text-soft">
          Search certified inspection and testing companies worldwide by method, equipment and place. See which
          certificates they hold and where to check them.
        </p>
      </section>
      <div id="finder" className="container-page mt-8">
        <Finder {...finder} />
      </div>
      <JsonScript type="application/json" id="finder-data" data={data} />
      <PromoBlock siteName={siteName} />
      <IndustryCards industries={industries} state={finder.state} />
      <WhyChoose siteName={siteName} />
      <LinkDirectory />
    </>
  );
}
