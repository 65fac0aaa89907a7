import { INDUSTRY_APPLICATIONS } from '#domain/constants.ts';
import type { Faq } from '#domain/landing/content/content-parts.ts';
import { equipmentLaws } from '#domain/landing/content/equipment-law.ts';
import { orderAdvice } from '#domain/landing/content/order-advice.ts';
import { regionalService } from '#domain/landing/content/regional-services.ts';
import { SERVICE_CONTENT } from '#domain/landing/content/service-content.ts';
import { landingPath, type ServiceLanding } from '#domain/landing/landing-path.ts';
import { type LandingPlace, placeInText } from '#domain/landing/landing-place.ts';
import {
  isNamedLikeEquipment,
  type LandingService,
  serviceInText,
  serviceWords,
  titleCase,
} from '#domain/landing/landing-service.ts';
import { hasOwnText } from '#domain/landing/own-text.ts';
import { paths } from '#domain/paths.ts';
import { accreditationBodiesOf } from '#domain/places/accreditation-bodies.ts';
import { companies, industriesNamed, lowerFirst, mostNamed, verifiedOf } from './count-words.ts';
import { noneOfItsOwn } from './fallback-text.ts';
import type { LandingFound } from './landing-results.ts';
import { whoAccredits } from './location-text.ts';
import type { ServicePageContent } from './service-page.tsx';

/** The short names that buyers type, for the pages where they fit into a title. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['ndt', 'NDT'],
  ['ultrasonic', 'UT, PAUT, TOFD'],
  ['radiographic', 'RT, X-Ray'],
  ['magnetic-particle', 'MT, MPI'],
  ['dye-penetrant', 'PT, DPI'],
  ['eddy-current', 'ET, ECT'],
  ['visual-inspection', 'VT'],
  ['phased-array-ultrasonic', 'PAUT'],
  ['time-of-flight-diffraction', 'TOFD'],
  ['ultrasonic-thickness-measurement', 'UTM'],
  ['leak', 'LT'],
  ['positive-material-identification', 'PMI'],
  ['risk-based-inspection', 'RBI'],
  ['safety-valve', 'PSV'],
]);

export function serviceTitle({ service, place }: ServiceLanding): string {
  if (place === null) {
    const short = SHORT_NAMES.get(service.slug);
    const name = `${titleCase(service.name)}${short === undefined ? '' : ` (${short})`}`;
    return /services?$/.test(service.name) ? name : `${name} Services`;
  }
  return `${service.labName ?? titleCase(service.name)} in ${placeInText(place)}`;
}

/** "ultrasonic testing in Europe" */
export function serviceWithPlace({ service, place }: ServiceLanding): string {
  return `${serviceInText(service)}${place === null ? '' : ` in ${placeInText(place)}`}`;
}

/** The service's own lead if it has one, in some regions a regional one; else a generic lead. */
export function serviceLead(landing: ServiceLanding): string {
  const { service, place } = landing;
  const regional = regionalService(landing);
  if (regional !== undefined) return regional.lead;
  const text = serviceInText(service);
  if (place !== null) {
    return `${sentenceCase(text)} in ${placeInText(place)}: companies and laboratories with the certificates that each one lists.`;
  }
  const providers = PROVIDERS.get(service.slug) ?? `Companies that offer ${text}`;
  return (
    SERVICE_CONTENT[service.slug]?.lead ?? `${providers}, with their certificates and a direct way to ask for a quote.`
  );
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Services whose providers have a special name. */
const PROVIDERS: ReadonlyMap<string, string> = new Map([
  ['calibration', 'Calibration laboratories'],
  ['fitness-for-service', 'Fitness-for-service engineers'],
]);

export function serviceAbout(landing: ServiceLanding, found: LandingFound): ServicePageContent['about'] {
  const { service } = landing;
  if (landing.place !== null) return aboutInPlace(landing, landing.place, found);
  const own = SERVICE_CONTENT[service.slug];
  const here = inPlace(landing, found);
  if (own !== undefined) {
    return {
      paragraphs: [...here, ...own.about],
      facts: [{ label: 'Suitable for', text: own.materials }, ...own.standards],
      more: null,
      lists: [
        { title: isSearch(service) ? 'What it finds' : 'What it shows', items: own.finds },
        { title: isSearch(service) ? 'What it cannot find' : 'What it does not show', items: own.misses },
        { title: 'What to ask a provider', items: own.ask },
      ],
    };
  }
  const text = serviceInText(service);
  return {
    paragraphs: [
      ...here,
      ...(service.gives === null ? [] : [aboutGives[service.group](service.gives)]),
      ...(service.limits === null ? [] : [`Know its limits: ${lowerFirst(service.limits)}`]),
      `The owner remains responsible for the result. In the order for ${text}, state ${orderAdvice(service).names}, and ask for a sample report before you sign.`,
    ],
    facts: [
      ...(service.materials === null ? [] : [{ label: 'Suitable for', text: service.materials }]),
      ...(service.standards.length === 0 ? [] : [{ label: 'Common standards', text: service.standards.join(', ') }]),
      { label: 'Ask for', text: askFor(service) },
    ],
    lists: [],
    more: null,
  };
}

/** What is special about the place; the method itself is explained on the page of the service. */
function aboutInPlace(landing: ServiceLanding, place: LandingPlace, found: LandingFound): ServicePageContent['about'] {
  const { service } = landing;
  const law = isOfEquipment(service) ? equipmentLaws(place.country)[0] : undefined;
  const everywhere = { kind: 'service', service, place: null } as const;
  const general = [
    ...(service.gives === null ? [] : [aboutGives[service.group](service.gives)]),
    ...(law === undefined ? [] : [law.text]),
  ];
  return {
    paragraphs: [...inPlace(landing, found), ...(regionalService(landing)?.about ?? general)],
    facts: [{ label: 'Ask for', text: askFor(service) }],
    lists: [],
    more: hasOwnText(everywhere)
      ? {
          label: `${serviceTitle(everywhere)}: standards, limits and questions to ask`,
          href: landingPath(everywhere),
        }
      : null,
  };
}

/** A test of a sample and an assessment measure or decide; all others look for flaws. */
const isSearch = ({ slug, group }: LandingService) =>
  (group !== 'laboratory' || slug === 'positive-material-identification' || slug === 'safety-valve') &&
  slug !== 'risk-based-inspection' &&
  slug !== 'fitness-for-service';

const isOfEquipment = ({ group }: LandingService) => group === 'equipment' || group === 'inspection';

const aboutGives: Record<LandingService['group'], (gives: string) => string> = {
  method: (gives) => `It shows ${lowerFirst(gives)}`,
  laboratory: (gives) => `What you get: ${lowerFirst(gives)}`,
  equipment: (gives) => gives,
  inspection: (gives) => gives,
};

function askFor(service: LandingService): string {
  return ASK_FOR_SERVICE.get(service.slug) ?? ASK_FOR[service.group];
}

/** Services for which no accreditation of an inspection body is the right proof. */
const ASK_FOR_SERVICE: ReadonlyMap<string, string> = new Map([
  ...['fitness-for-service', 'risk-based-inspection', 'design-review'].map(
    (slug) =>
      [
        slug,
        'The engineers who do and check the work, their experience with such equipment, and the licence that the law asks of them. There is no accreditation for it.',
      ] as const,
  ),
  ['expediting', 'The CV of the expediter, and a sample report with dates and photographs.'],
  [
    'rope-access-inspection',
    'IRATA or SPRAT cards of the team with their level 3, the rescue plan, and the certificates for the test itself.',
  ],
  [
    'drone-inspection',
    'The pilot’s licence and the operator’s permission for the site, insurance, and who interprets the images.',
  ],
  ['corrosion-monitoring', 'The certificates of the people who measure, and who calculates rates and remaining life.'],
]);

const ASK_FOR: Record<LandingService['group'], string> = {
  method:
    'The certificates of the people who will do the work, by method and level, with their expiry dates, and the written procedure approved by their Level III.',
  laboratory:
    'The accreditation number and scope. A laboratory is accredited for the tests in its scope and for no others.',
  equipment:
    'The inspectors’ certificates for this kind of equipment, the methods they bring, and whether an authority or an insurer accepts their report.',
  inspection:
    'The ISO/IEC 17020 scope and type of the body, which inspector will come, and which certificates that person holds.',
};

/** A sentence with the number of companies for this service and place. */
function inPlace({ service, place }: ServiceLanding, found: LandingFound): string[] {
  if (found.reach !== 'own') return [];
  const { total, facets } = found;
  const where = place === null ? '' : ` in ${placeInText(place)}`;
  // The search for equipment matches words in profiles, so the text claims no more than that.
  const what =
    service.group === 'equipment'
      ? `${total === 1 ? 'lists' : 'list'} “${serviceWords(service)}” in ${total === 1 ? 'its' : 'their'} profile`
      : `${total === 1 ? 'offers' : 'offer'} ${serviceInText(service)}${isNamedLikeEquipment(service) ? ' or list such equipment' : ''}`;
  const count = `${companies(total)}${where} ${what}${verifiedOf(total, facets.verified)}.`;
  return [`${count} ${industriesNamed(facets.industries)}`.trim()];
}

/** The six industries of the service's own text, or the six most common ones among the companies. */
export function serviceIndustries(
  { service, place }: ServiceLanding,
  found: LandingFound,
): ServicePageContent['industries'] {
  const own = SERVICE_CONTENT[service.slug]?.industries;
  if (own !== undefined && place === null) return own.slice(0, INDUSTRY_APPLICATIONS);
  return mostNamed(found.facets.industries)
    .slice(0, INDUSTRY_APPLICATIONS)
    .map(({ name, count }) => ({
      label: name,
      text: `${ofCompanies(count, found.total)} this sector.${found.reach === 'own' ? '' : ` Ask whether they offer ${serviceInText(service)}.`}`,
      href: paths.results({ ...found.filters, industry: [name] }),
    }));
}

/** "3 of the 12 companies serve" */
function ofCompanies(count: number, total: number): string {
  if (total === 1) return 'The company serves';
  if (count === total) return `All ${companies(total)} serve`;
  return `${count.toLocaleString('en')} of the ${companies(total)} ${count === 1 ? 'serves' : 'serve'}`;
}

export function serviceExplainer({ service, place }: ServiceLanding): ServicePageContent['explainer'] {
  const general = {
    title: `How to order ${serviceInText(service)}`,
    isOrdered: true,
    steps: orderAdvice(service).steps,
  };
  return place === null ? (SERVICE_CONTENT[service.slug]?.explainer ?? general) : general;
}

export function serviceFaq(landing: ServiceLanding, found: LandingFound): Faq[] {
  const { service, place } = landing;
  const what = serviceWithPlace(landing);
  const own = place === null ? (SERVICE_CONTENT[service.slug]?.faq ?? []) : [];
  const bodies = place?.country === undefined || place.country === null ? [] : accreditationBodiesOf(place.country);
  return [
    ...(found.reach === 'own' ? [] : [{ question: `Do companies offer ${what}?`, answer: noneOfItsOwn(found, place) }]),
    ...(regionalService(landing)?.faq ?? []),
    ...own,
    ...(bodies.length === 0
      ? []
      : [
          {
            question: `Who accredits laboratories and inspection bodies in ${place === null ? '' : placeInText(place)}?`,
            answer: `${whoAccredits(bodies)} The public register shows the scope of each accreditation.`,
          },
        ]),
    ...(own.length > 0
      ? []
      : [
          {
            question: `What does a company need to know to quote for ${serviceInText(service)}?`,
            answer: orderAdvice(service).price,
          },
        ]),
  ];
}
