import { RELATED_LINKS, RELATED_SERVICES } from '#domain/constants.ts';
import { SERVICE_CONTENT } from '#domain/landing/content/service-content.ts';
import { landingPath, type ServiceLanding } from '#domain/landing/landing-path.ts';
import { findLandingPlace, LANDING_CITIES, placeInText } from '#domain/landing/landing-place.ts';
import {
  findLandingService,
  LANDING_SERVICES,
  type LandingService,
  titleCase,
} from '#domain/landing/landing-service.ts';
import { paths } from '#domain/paths.ts';
import type { Crumb } from '#web/seo/structured-data.ts';
import type { Link } from './landing-sections.tsx';
import type { ServicePageContent } from './service-page.tsx';
import { serviceTitle } from './service-text.ts';

const RELATED_TESTING = 3;
const REGIONS = ['europe', 'middle-east', 'asia', 'africa', 'north-america', 'latin-america'];
/** Services that most buyers also need, for services without a list of their own. */
const COMMON = [
  'ndt',
  'visual-inspection',
  'ultrasonic',
  'radiographic',
  'magnetic-particle',
  'dye-penetrant',
  'tensile',
  'hardness',
  'pressure-vessel',
];

export function serviceCrumbs(landing: ServiceLanding): Crumb[] {
  const { service, place } = landing;
  const everywhere: ServiceLanding = { kind: 'service', service, place: null };
  return [
    { name: 'Directory', path: paths.home() },
    { name: serviceTitle(everywhere), path: landingPath(everywhere) },
    ...(place === null ? [] : [{ name: serviceTitle(landing), path: landingPath(landing) }]),
  ];
}

/** Related services, nearest first. On the page of a place, the links are to pages of the same place. */
export function relatedServices({ service, place }: ServiceLanding): Link[] {
  return related(service)
    .slice(0, RELATED_SERVICES)
    .map((other) => ({
      label: other.name,
      href: landingPath({ kind: 'service', service: other, place: placeOrNone(place) }),
    }));
}

/** The nearest services, each with a description. */
export function relatedTesting({ service }: ServiceLanding): ServicePageContent['relatedTesting'] {
  return related(service)
    .filter(({ gives }) => gives !== null)
    .slice(0, RELATED_TESTING)
    .map((other) => ({
      label: other.name,
      text: other.gives ?? '',
      href: landingPath({ kind: 'service', service: other, place: null }),
    }));
}

const LINKED_PLACES = [...REGIONS, ...LANDING_CITIES].map(findLandingPlace).filter((place) => place !== undefined);

/** The same service in regions, then in cities. */
export function relatedLinks({ service, place }: ServiceLanding): Link[] {
  const name = titleCase(service.labName ?? service.name);
  return LINKED_PLACES.filter(({ slug }) => slug !== place?.slug)
    .slice(0, RELATED_LINKS)
    .map((other) => ({
      label: `${name} in ${placeInText(other)}`,
      href: landingPath({ kind: 'service', service, place: other }),
    }));
}

const relatedOf = new Map<LandingService, readonly LandingService[]>();

/** The related services, independent of the place. */
function related(service: LandingService): readonly LandingService[] {
  const known = relatedOf.get(service) ?? findRelated(service);
  relatedOf.set(service, known);
  return known;
}

function findRelated(service: LandingService): LandingService[] {
  const own = SERVICE_CONTENT[service.slug]?.related;
  const group = LANDING_SERVICES.filter((other) => other.group === service.group);
  // Neighbours in the vocabulary are the most similar: techniques follow their method.
  const at = group.indexOf(service);
  const nearest = [...group.slice(at + 1, at + 5), ...group.slice(Math.max(0, at - 2), Math.max(0, at))];
  const chosen = own?.map(findLandingService) ?? [...nearest, ...COMMON.map(findLandingService)];
  return [...new Set(chosen)].filter((other) => other !== undefined).filter((other) => other !== service);
}

/** Leaves out towns, because the related service may have no companies there. */
function placeOrNone(place: ServiceLanding['place']): ServiceLanding['place'] {
  return place?.kind === 'region' || place?.kind === 'country' || place?.kind === 'city' ? place : null;
}
