import { INDUSTRY_APPLICATIONS } from '#domain/constants.ts';
import type { Faq } from '#domain/landing/content/content-parts.ts';
import { orderAdvice } from '#domain/landing/content/order-advice.ts';
import { regionalService } from '#domain/landing/content/regional-services.ts';
import { SERVICE_CONTENT } from '#domain/landing/content/service-content.ts';
import type { ServiceLanding } from '#domain/landing/landing-path.ts';
import { placeInText } from '#domain/landing/landing-place.ts';
import { type LandingService, serviceInText, serviceWords, titleCase } from '#domain/landing/landing-service.ts';
import { paths } from '#domain/paths.ts';
import { accreditationBodiesOf } from '#domain/places/accreditation-bodies.ts';
import { companies, industriesNamed, lowerFirst, mostNamed, verifiedOf } from './count-words.ts';
import { noneOfItsOwn } from './fallback-text.ts';
import type { LandingFound } from './landing-results.ts';
import { whoAccredits } from './location-text.ts';
import type { ServicePageContent } from './service-page.tsx';

export function serviceTitle({ service, place }: ServiceLanding): string {
  if (place === null) {
    return `${titleCase(service.name)}${/services?$/.test(service.name) ? '' : ' Services'}`;
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
    return `Companies and laboratories that offer ${text} in ${placeInText(place)}, with their certificates. See who is verified and ask for a quote directly.`;
  }
  const providers = PROVIDERS.get(service.slug) ?? `Companies that offer ${text}`;
  return (
    SERVICE_CONTENT[service.slug]?.lead ?? `${providers}, with their certificates and a direct way to ask for a quote.`
  );
}

/** Services whose providers have a special name. */
const PROVIDERS: ReadonlyMap<string, string> = new Map([
  ['calibration', 'Calibration laboratories'],
  ['fitness-for-service', 'Fitness-for-service engineers'],
]);

export function serviceAbout(landing: ServiceLanding, found: LandingFound): ServicePageContent['about'] {
  const { service } = landing;
  const own = SERVICE_CONTENT[service.slug];
  const here = inPlace(landing, found);
  if (own !== undefined) {
    return {
      paragraphs: [...here, ...(regionalService(landing)?.about ?? own.about)],
      facts: [{ label: 'Suitable for', text: own.materials }, ...own.standards],
      lists: [
        { title: 'What it finds', items: own.finds },
        { title: 'What it cannot find', items: own.misses },
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
      { label: 'Ask for', text: askFor[service.group] },
    ],
    lists: [],
  };
}

const aboutGives: Record<LandingService['group'], (gives: string) => string> = {
  method: (gives) => `It shows ${lowerFirst(gives)}`,
  laboratory: (gives) => `What you get: ${lowerFirst(gives)}`,
  equipment: (gives) => gives,
  inspection: (gives) => gives,
};

const askFor: Record<LandingService['group'], string> = {
  method:
    'The certificates of the people who will do the work, by method and level, with their expiry dates, and the written procedure approved by their Level III.',
  laboratory:
    'The accreditation number and scope. A laboratory is accredited for the tests in its scope and for no others.',
  equipment:
    'The inspectors’ certificates for this kind of equipment, the methods they bring, and whether an authority or an insurer accepts their report.',
  inspection:
    'Whether the body is independent (type A under ISO/IEC 17020), which inspector will come, and which certificates that person holds.',
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
      : `${total === 1 ? 'offers' : 'offer'} ${serviceInText(service)}`;
  const count = `${companies(total)}${where} ${what}${verifiedOf(total, facets.verified)}.`;
  return [`${count} ${industriesNamed(facets.industries)}`.trim()];
}

/** The six industries of the service's own text, or the six most common ones among the companies. */
export function serviceIndustries({ service }: ServiceLanding, found: LandingFound): ServicePageContent['industries'] {
  const own = SERVICE_CONTENT[service.slug]?.industries;
  if (own !== undefined) return own.slice(0, INDUSTRY_APPLICATIONS);
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

export function serviceExplainer({ service }: ServiceLanding): ServicePageContent['explainer'] {
  return (
    SERVICE_CONTENT[service.slug]?.explainer ?? {
      title: `How to order ${serviceInText(service)}`,
      isOrdered: true,
      steps: orderAdvice(service).steps,
    }
  );
}

export function serviceFaq(landing: ServiceLanding, found: LandingFound): Faq[] {
  const { service, place } = landing;
  const what = serviceWithPlace(landing);
  const own = SERVICE_CONTENT[service.slug]?.faq ?? [];
  const bodies = place?.country === undefined || place.country === null ? [] : accreditationBodiesOf(place.country);
  return [
    {
      question: `How many companies offer ${what}?`,
      answer:
        found.reach === 'own'
          ? `The directory lists ${companies(found.total)}${verifiedOf(found.total, found.facets.verified)}.${found.facets.verified === 0 ? '' : ' Verified means that we have checked the certificates.'}`
          : noneOfItsOwn(found, place),
    },
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
    {
      question: `What does a company need to know to quote for ${serviceInText(service)}?`,
      answer: orderAdvice(service).price,
    },
  ];
}
