import { GUIDES } from '#domain/guides/guides.ts';
import { paths, patternToRegExp } from '#domain/paths.ts';
import { LandingSection } from '#web/landing/landing-sections.tsx';
import { FactGrid } from '#web/landing/landing-texts.tsx';
import type { Page } from '#web/page.ts';
import { Crumbs } from '#web/seo/crumbs.tsx';
import { breadcrumbs, type Crumb, organization } from '#web/seo/structured-data.ts';
import { guideCrumbs } from './guide-route.tsx';

const CRUMBS = guideCrumbs();
const LEAD =
  'Tables, drawings and calculators for people who order inspection and for those who do it. Each states its sources and the month of its last review.';

/** Guides of many pages each. */
const COLLECTIONS = [
  {
    label: 'Countries',
    text: 'Who may inspect vessels, boilers and lifting gear in 17 countries, how often, and what surprises buyers from abroad.',
    href: paths.countryGuides,
  },
  {
    label: 'Certificates',
    text: 'What each certificate, accreditation and approval proves and what not, and how to check it in two minutes.',
    href: paths.certificates,
  },
];

function GuidesPage({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <>
      <div className="container-page pt-6">
        <Crumbs crumbs={crumbs} />
        <h1 className="landing-title">Guides to inspection and testing</h1>
        <p className="landing-lead">{LEAD}</p>
      </div>
      <LandingSection id="guides" title="Choose, calculate, specify, check">
        <FactGrid
          facts={[...GUIDES.map(({ label, lead, path }) => ({ label, text: lead, href: path })), ...COLLECTIONS]}
        />
      </LandingSection>
    </>
  );
}

/** The index of all guides. */
export const guidesPage: Page<{ crumbs: readonly Crumb[] }> = {
  pattern: patternToRegExp(paths.guides),
  address: () => ({ key: paths.guides }),
  load: async (_request, _data, site) => ({
    status: 200,
    props: { crumbs: CRUMBS },
    head: {
      title: `Guides to Inspection and Testing | ${site.name}`,
      description:
        'Method selector, weld standards, interval calculator, inspection plans, country sheets, certificates and a glossary: free guides with sources.',
      canonical: paths.guides,
      structuredData: [organization(site), breadcrumbs(site, CRUMBS)],
    },
  }),
  component: GuidesPage,
};
