import type { PublicState } from '#domain/certificates/certificate-status.ts';
import { describesItself } from '#domain/companies/own-text.ts';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { landingPath } from '#domain/landing/landing-path.ts';
import { type LandingPlace, placeOfCountry, type Town, townPlace } from '#domain/landing/landing-place.ts';
import { paths } from '#domain/paths.ts';
import type { Site } from '#domain/site.ts';
import type { Head } from '#web/document.tsx';
import { breadcrumbs, type Crumb, type KnownOfCompany, localBusiness, pageTitle } from '#web/seo/structured-data.ts';

const DESCRIPTION_LENGTH = 155;
const MAX_KEYWORDS = 15;
const PREVIEW_SERVICES = 3;
const PREVIEW_MARKS = 6;
const ENDED: readonly PublicState[] = ['expired', 'withdrawn'];

/** Directory, country, city, company. */
export function profileCrumbs(company: PublicCompany, towns: readonly Town[]): Crumb[] {
  const country = placeOfCountry(company.countryCode ?? '');
  const town = towns.find(({ name, country: code }) => name === company.city && code === company.countryCode);
  const places = [country, town && townPlace(town)].filter((place) => place !== undefined);
  return [
    { name: 'Directory', path: paths.home() },
    // A city state is a city and a country with one page.
    ...places.filter(({ slug }, index) => places.findIndex((place) => place.slug === slug) === index).map(crumbOf),
    { name: company.name, path: paths.company(company) },
  ];
}

function crumbOf(place: LandingPlace): Crumb {
  return { name: place.name, path: landingPath({ kind: 'location', place, certification: null }) };
}

export function profileHead(company: PublicCompany, known: KnownOfCompany, crumbs: readonly Crumb[], site: Site): Head {
  const address = paths.company(company);
  const place = shortPlace(company, crumbs);
  const { certificationMarks, certificateStates, verified } = company;
  const current = certificationMarks.filter((_mark, index) => !ENDED.includes(certificateStates[index] ?? 'claimed'));
  return {
    title: pageTitle(`${company.name}, ${place}`, site.name, [
      `${company.name}, ${company.city ?? company.location}`,
      company.name,
    ]),
    description: profileDescription(company, place),
    keywords: [company.name, company.location, ...company.specializations, ...company.certifications]
      .slice(0, MAX_KEYWORDS)
      .join(', '),
    canonical: address,
    // Nothing but lists (docs/decisions/059-profiles-are-records.md); the sitemap leaves the same ones out.
    noIndex: !describesItself(company),
    preview: {
      title: company.name,
      lines: [place, company.specializations.slice(0, PREVIEW_SERVICES).join(' · ')].filter((line) => line !== ''),
      marks: [...new Set(current)].slice(0, PREVIEW_MARKS),
      badge: verified ? { text: 'VERIFIED', isProof: certificateStates.includes('checked') } : null,
    },
    structuredData: [localBusiness(company, known, site), breadcrumbs(site, crumbs)],
  };
}

/** Without the region, which makes titles too long: "Izmit, Türkiye". */
function shortPlace({ location, city, countryCode }: PublicCompany, crumbs: readonly Crumb[]): string {
  const country = placeOfCountry(countryCode ?? '')?.name;
  if (city === null || country === undefined) return location;
  return crumbs.length === 3 ? country : `${city}, ${country}`;
}

/** What it is and does in whole sentences, as many as fit. */
function profileDescription({ name, specializations, description, location }: PublicCompany, place: string): string {
  const services = specializations.slice(0, 3).join(', ');
  const full = `${name} in ${place}${services === '' ? '' : `: ${services}`}.`;
  let text = full.length <= DESCRIPTION_LENGTH ? full : `${name}, ${location}`.slice(0, DESCRIPTION_LENGTH);
  for (const sentence of description.split(/(?<=[.!?])\s+/)) {
    if (sentence === '' || text.length + sentence.length + 1 > DESCRIPTION_LENGTH) break;
    text += ` ${sentence}`;
  }
  return text;
}
