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

/** Our own lead where we have one: for the service in all places, for a few also in a region. */
export function serviceLead(landing: ServiceLanding): string {
  const { service, place } = landing;
  const regional = regionalService(landing);
  if (regional !== undefined) return regional.lead;
  const text = serviceInText(service);
  if (place !== null) {
    return `Companies and laboratories for ${text} in ${placeInText(place)}, with the certificates that they name. See who is verified and ask for a quote directly.`;
  }
  return (
    SERVICE_CONTENT[service.slug]?.lead ??
    `Companies for ${text}, with the certificates that they name and a direct way to ask for a quote.`
  );
}

export function serviceAbout(landing: ServiceLanding, found: LandingFound): ServicePageContent['about'] {
  const { service } = landing;
  const own = SERVICE_CONTENT[service.slug];
  const here = inPlace(landing, found);
  if (own !== undefined) {
    return {
      paragraphs: [...here, ...(regionalService(landing)?.about ?? own.about)],
      facts: [{ label: 'Works on', text: own.materials }, ...own.standards],
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
      ...(service.gives === null ? [] : [`${aboutGives[service.group]} ${lowerFirst(service.gives)}`]),
      ...(service.limits === null ? [] : [`Know its limits: ${lowerFirst(service.limits)}`]),
      `The owner stays answerable for the result. In the order for ${text}, name ${orderAdvice(service).names}, and ask for a sample of the report before you sign.`,
    ],
    facts: [
      ...(service.materials === null ? [] : [{ label: 'Works on', text: service.materials }]),
      ...(service.standards.length === 0
        ? []
        : [{ label: 'Standards often named', text: service.standards.join(', ') }]),
      { label: 'Ask for', text: askFor[service.group] },
    ],
    lists: [],
  };
}

const aboutGives: Record<LandingService['group'], string> = {
  method: 'It shows',
  laboratory: 'What you get:',
  equipment: 'What it is:',
  inspection: 'What the inspector does:',
};

const askFor: Record<LandingService['group'], string> = {
  method:
    'The certificates of the people who will do the work, by method and level, with their expiry dates, and the written procedure that their Level III approved.',
  laboratory:
    'The number of the accreditation and its scope. A laboratory is accredited for the tests in its scope and for no others.',
  equipment:
    'The certificates of the inspectors for this kind of equipment, the methods they bring, and whether an authority or an insurer accepts their report.',
  inspection:
    'Whether the body is independent (type A of ISO/IEC 17020), which inspector comes, and which certificates that person holds.',
};

/** One true sentence about what the directory has for this service and place. */
function inPlace({ service, place }: ServiceLanding, found: LandingFound): string[] {
  if (found.reach !== 'own') return [];
  const { total, facets } = found;
  const where = place === null ? 'the directory' : placeInText(place);
  // What was searched for are words in the profile, so nothing more is said.
  const named = service.group === 'equipment' ? `“${serviceWords(service)}”` : methodOf(service);
  const count = `${companies(total)} in ${where} ${total === 1 ? 'names' : 'name'} ${named} in ${total === 1 ? 'its' : 'their'} profile`;
  return [`${count}; ${verifiedOf(total, facets.verified)}. ${industriesNamed(facets.industries)}`.trim()];
}

/** Non-destructive testing is found by the name of any of its methods. */
function methodOf(service: LandingService): string {
  return `${service.slug === 'ndt' ? 'a method of ' : ''}${serviceInText(service)}`;
}

/** Our own six, or the six that the companies found name most often. */
export function serviceIndustries({ service }: ServiceLanding, found: LandingFound): ServicePageContent['industries'] {
  const own = SERVICE_CONTENT[service.slug]?.industries;
  if (own !== undefined) return own.slice(0, INDUSTRY_APPLICATIONS);
  return mostNamed(found.facets.industries)
    .slice(0, INDUSTRY_APPLICATIONS)
    .map(({ name, count }) => ({
      label: name,
      text: `${count.toLocaleString('en')} of the ${companies(found.total)} ${count === 1 ? 'names' : 'name'} this sector.${found.reach === 'own' ? '' : ` Ask whether they do ${serviceInText(service)}.`}`,
      href: paths.results({ ...found.filters, industry: name }),
    }));
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
      question: `How many companies for ${what} are in the directory?`,
      answer:
        found.reach === 'own'
          ? `${companies(found.total)} ${found.total === 1 ? 'names it in its' : 'name it in their'} profile; ${verifiedOf(found.total, found.facets.verified)}.${found.facets.verified === 0 ? '' : ' Verified means that we have checked the certificates.'}`
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
      question: `What does a company need to know to price ${serviceInText(service)}?`,
      answer: orderAdvice(service).price,
    },
  ];
}
