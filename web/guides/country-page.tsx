import type { CountryGuide } from '#domain/guides/country-guide.ts';
import { COUNTRY_GUIDES } from '#domain/guides/country-guides.ts';
import { onPaper } from '#domain/guides/guide.ts';
import { guides } from '#domain/guides/guides.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { CERTIFICATIONS } from '#domain/vocabulary/certifications.ts';
import { LandingSection } from '#web/landing/landing-sections.tsx';
import { BulletList, FactRows } from '#web/landing/landing-texts.tsx';
import type { Page } from '#web/page.ts';
import { GuideFrame } from './guide-frame.tsx';
import { guideCrumbs, guideHead, guideOr, unknownGuide } from './guide-route.tsx';
import { GuideTable } from './guide-table.tsx';

const COUNTRIES_CRUMB = { name: 'Countries', path: paths.countryGuides };

const titleOf = ({ name }: CountryGuide) => `Inspection law and practice: ${name}`;
const crumbsOf = (country: CountryGuide) =>
  guideCrumbs(COUNTRIES_CRUMB, { name: country.name, path: paths.countryGuide(country.slug) });

function CountryPage(country: CountryGuide) {
  const { name, rules, traps } = country;
  const links = [
    { label: `Inspection companies in ${name}`, href: paths.results({ location: name }) },
    { label: 'Other countries', href: paths.countryGuides },
    { label: guides.inspectionIntervals.label, href: paths.inspectionIntervals },
    { label: guides.inspectionPlan.label, href: paths.inspectionPlan },
  ];
  return (
    <GuideFrame {...country} crumbs={crumbsOf(country)} title={titleOf(country)} links={links}>
      <LandingSection id="equipment" title="Who may inspect, and how often">
        <GuideTable
          columns={['Equipment', 'Law', 'Who may inspect', 'Longest intervals']}
          rows={rules.map(({ equipment, law, who, intervals }) => ({
            key: equipment,
            cells: [
              equipment,
              law,
              who,
              <ul key="intervals" className="grid gap-2">
                {intervals.map(({ what, interval }) => (
                  <li key={what}>
                    {what}: <b>{interval}</b>
                  </li>
                ))}
              </ul>,
            ],
          }))}
        />
      </LandingSection>
      <LandingSection id="facts" title="Before you order">
        <div className="text-facts">
          <div>
            <BulletList title="What surprises buyers" items={traps} />
            <p className="mt-4">
              Register of accredited bodies:{' '}
              <a href={country.accreditation.url} className="link">
                {country.accreditation.name}
              </a>
            </p>
            <p className="mt-4">Who may work there, and how to check it:</p>
            <ul>
              {registersOf(country).map(({ id, name: label }) => (
                <li key={id}>
                  <a href={paths.certificate(id)} className="link inline-block py-2">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <FactRows facts={factsOf(country)} />
        </div>
      </LandingSection>
    </GuideFrame>
  );
}

const registersOf = ({ registers }: CountryGuide) =>
  registers.flatMap((id) => CERTIFICATIONS.find((entry) => entry.id === id) ?? []);

function factsOf({ newEquipment, radiography, people, language, access }: CountryGuide) {
  return [
    { label: 'New equipment', text: newEquipment },
    { label: 'Radiography licence', text: radiography },
    { label: 'People', text: people },
    { label: 'Language of reports', text: language },
    { label: 'Site access', text: access },
  ];
}

export const countryPage: Page<CountryGuide | { message: string }> = {
  pattern: patternToRegExp(pagePatterns.countryGuide),
  address: ({ params: [slug = ''] }) => ({ key: paths.countryGuide(slug) }),
  load: async ({ params: [slug] }, _data, site) => {
    const country = COUNTRY_GUIDES.find((guide) => guide.slug === slug);
    if (country === undefined) return unknownGuide('There is no guide to this country yet.', site);
    const described = {
      ...country,
      path: paths.countryGuide(country.slug),
      title: titleOf(country),
      description: `${country.name}: who may inspect vessels, boilers and lifting gear, how often, radiography licence, registers, and what surprises buyers.`,
    };
    return { status: 200, props: country, head: guideHead(described, crumbsOf(country), site) };
  },
  component: guideOr(CountryPage),
};

const COUNTRIES = {
  path: paths.countryGuides,
  title: 'Inspection law and practice by country',
  description:
    'Seventeen country sheets: who may inspect pressure vessels, boilers and lifting gear, how often, radiography licences, registers and report languages.',
  lead: 'Who may inspect vessels, boilers and lifting gear, how often, who licenses radiography, where the registers are, and what surprises buyers from abroad.',
  sources: [onPaper('The laws and authorities that each sheet names')],
};
const COUNTRIES_CRUMBS = guideCrumbs(COUNTRIES_CRUMB);

function CountriesPage() {
  const links = [
    { label: guides.inspectionIntervals.label, href: paths.inspectionIntervals },
    { label: 'Certificates', href: paths.certificates },
    { label: 'Find inspectors by place', href: paths.home() },
  ];
  return (
    <GuideFrame {...COUNTRIES} crumbs={COUNTRIES_CRUMBS} links={links}>
      <LandingSection id="countries" title={`${COUNTRY_GUIDES.length} countries`}>
        <GuideTable
          columns={['Country', 'In one sentence', 'Accreditation', 'Language of reports']}
          rows={COUNTRY_GUIDES.map(({ slug, name, lead, accreditation, language }) => ({
            key: slug,
            cells: [
              <a key="name" href={paths.countryGuide(slug)} className="link">
                {name}
              </a>,
              lead,
              accreditation.name,
              language,
            ],
          }))}
        />
      </LandingSection>
    </GuideFrame>
  );
}

export const countriesPage: Page<object> = {
  pattern: patternToRegExp(paths.countryGuides),
  address: () => ({ key: paths.countryGuides }),
  load: async (_request, _data, site) => ({
    status: 200,
    props: {},
    head: guideHead(COUNTRIES, COUNTRIES_CRUMBS, site),
  }),
  component: CountriesPage,
};
