import type { Fact, Faq } from '#domain/landing/content/content-parts.ts';
import { COUNTRY_CONTENT } from '#domain/landing/content/country-content.ts';
import { equipmentLaws } from '#domain/landing/content/equipment-law.ts';
import type { LocationLanding } from '#domain/landing/landing-path.ts';
import { type LandingPlace, placeInText } from '#domain/landing/landing-place.ts';
import { type AccreditationBody, accreditationBodiesOf } from '#domain/places/accreditation-bodies.ts';
import { inWords } from '#domain/text/list-text.ts';
import { companies, industriesNamed, lowerFirst, mostNamed, verifiedOf } from './count-words.ts';
import { companiesAround, noneOfItsOwn, shownInstead } from './fallback-text.ts';
import type { LandingFound } from './landing-results.ts';

/** The lead of a place without a text of its own. */
export function locationLead({ place, certification }: LocationLanding): string {
  const where = placeInText(place);
  if (certification === 'ASME') {
    return `ASME in ${where}: companies that hold an ASME certificate or test to the ASME code, with what each one lists.`;
  }
  if (certification === 'ISO 17025') {
    return `Laboratories in ${where} that list ISO/IEC 17025, with the tests they offer and where to check their scope.`;
  }
  return (
    COUNTRY_CONTENT[place.slug]?.lead ??
    `Inspection and testing companies in ${where}: compare methods, equipment and certificates, and ask for a quote.`
  );
}

/** A summary of the companies in a place. */
export function locationOverview(
  { place, certification }: LocationLanding,
  found: LandingFound,
  services: readonly string[],
): string[] {
  const where = placeInText(place);
  if (found.reach === 'around') {
    return [
      `The directory has no company in ${where} itself${certification === null ? '' : ` that lists ${certification}`} yet. The page shows ${companiesAround(place, found)}: ask where the crew would travel from and who pays for travel.`,
      ...howToChoose(place),
    ];
  }
  if (found.reach === 'everywhere') {
    return [
      `The directory has no company in ${where} yet.${found.total === 0 ? '' : ` The page shows ${shownInstead(found, place)}: ask whether they work at your site and who pays for travel.`}`,
      ...howToChoose(place),
    ];
  }
  const equipment = mostNamed(found.facets.equipmentTypes)
    .slice(0, 3)
    .map(({ name }) => lowerFirst(name));
  return [
    [
      `The directory lists ${companies(found.total)} in ${where}${verifiedOf(found.total, found.facets.verified)}.`,
      services.length === 0
        ? ''
        : `The most common ${services.length === 1 ? 'service is' : 'services are'} ${inWords(services.slice(0, 4).map(lowerFirst))}.`,
    ].join(' '),
    [
      industriesNamed(found.facets.industries),
      equipment.length === 0 ? '' : `Most common equipment: ${equipment.join(', ')}.`,
    ]
      .join(' ')
      .trim(),
    ...(certification === null ? (COUNTRY_CONTENT[place.slug]?.overview ?? howToChoose(place)) : howToChoose(place)),
  ].filter((text) => text !== '');
}

function howToChoose(place: LandingPlace): string[] {
  return [
    `Before you choose, write down what must be inspected in ${placeInText(place)}, to which code and edition, and who has to accept the report.`,
  ];
}

/** Accreditation and law of the country, if there is one. */
export function locationFacts(country: string | null): Fact[] {
  if (country === null) return [];
  const bodies = accreditationBodiesOf(country);
  return [
    ...equipmentLaws(country),
    ...(bodies.length === 0
      ? []
      : [
          {
            label: 'Accreditation',
            text: `${whoAccredits(bodies)} Look up the number and scope of a company in the public register.`,
          },
        ]),
  ];
}

/** Bodies that accredit either laboratories or inspection bodies, but not both. */
const FOR_ONE: ReadonlyMap<string, string> = new Map([
  ['NVLAP', 'laboratories only'],
  ['CALA', 'laboratories only'],
  ['IAJapan', 'laboratories only'],
  ['NABL', 'laboratories only'],
  ['NABCB', 'inspection bodies'],
]);

/** "A2LA (…) and ANAB (…) accredit laboratories and inspection bodies. NVLAP (…) accredits laboratories only." */
export function whoAccredits(bodies: readonly AccreditationBody[]): string {
  const whatFor = ({ short }: AccreditationBody) => FOR_ONE.get(short) ?? 'laboratories and inspection bodies';
  return [...new Set(bodies.map(whatFor))]
    .map((what) => {
      const those = bodies.filter((body) => whatFor(body) === what);
      const names = inWords(those.map(({ short, name }) => `${short} (${name})`));
      return `${names} ${those.length === 1 ? 'accredits' : 'accredit'} ${what}.`;
    })
    .join(' ');
}

/** Questions that the directory can answer for any place. */
export function locationFaq(
  { place, certification }: LocationLanding,
  found: LandingFound,
  services: readonly string[],
): Faq[] {
  const where = placeInText(place);
  const what =
    certification === null
      ? 'inspection companies'
      : certification === 'ASME'
        ? 'ASME companies and labs'
        : 'ISO 17025 labs';
  const isOwn = found.reach === 'own';
  const own = certification === null ? (COUNTRY_CONTENT[place.slug]?.faq ?? []) : [];
  return [
    ...own,
    ...(isOwn ? [] : [{ question: `Are ${what} in ${where} listed?`, answer: noneOfItsOwn(found, place) }]),
    ...(isOwn && services.length > 0
      ? [
          {
            question: `Which services do ${what} in ${where} offer?`,
            answer: `Most often ${inWords(services.slice(0, 6).map(lowerFirst))}. Each profile has the full list.`,
          },
        ]
      : []),
  ];
}
