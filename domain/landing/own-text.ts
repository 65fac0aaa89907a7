import { CITY_CONTENT } from './content/city-content.ts';
import { COUNTRY_CONTENT } from './content/country-content.ts';
import { LABORATORY_REGIONS } from './content/laboratory-content.ts';
import { REGIONAL_SERVICES, regionalService } from './content/regional-services.ts';
import { SERVICE_CONTENT } from './content/service-content.ts';
import type { LocationLanding, ServiceLanding } from './landing-path.ts';
import { findLandingPlace } from './landing-place.ts';
import { findLandingService } from './landing-service.ts';

/** Whether a page has a text that stands on no other page. Only such pages are indexed (decision 12). */
export function hasOwnText(landing: LocationLanding | ServiceLanding): boolean {
  if (landing.kind === 'service') {
    if (landing.place !== null) return regionalService(landing) !== undefined;
    return SERVICE_CONTENT[landing.service.slug] !== undefined;
  }
  const { place, certification } = landing;
  if (certification !== null) return LABORATORY_REGIONS[certification][place.slug] !== undefined;
  return CITY_CONTENT[place.slug] !== undefined || COUNTRY_CONTENT[place.slug] !== undefined;
}

/** All pages with a text of their own, whether or not they have companies. */
export function landingsWithOwnText(): (LocationLanding | ServiceLanding)[] {
  const locations = (slugs: readonly string[], certification: LocationLanding['certification']) =>
    slugs.flatMap((slug) => {
      const place = findLandingPlace(slug);
      return place === undefined ? [] : [{ kind: 'location' as const, place, certification }];
    });
  const services = (pairs: readonly (readonly [service: string, place: string | null])[]) =>
    pairs.flatMap(([slug, placeSlug]) => {
      const service = findLandingService(slug);
      const place = placeSlug === null ? null : findLandingPlace(placeSlug);
      return service === undefined || place === undefined ? [] : [{ kind: 'service' as const, service, place }];
    });
  return [
    ...locations([...Object.keys(CITY_CONTENT), ...Object.keys(COUNTRY_CONTENT)], null),
    ...locations(Object.keys(LABORATORY_REGIONS.ASME), 'ASME'),
    ...locations(Object.keys(LABORATORY_REGIONS['ISO 17025']), 'ISO 17025'),
    ...services(Object.keys(SERVICE_CONTENT).map((slug) => [slug, null] as const)),
    ...services(
      Object.keys(REGIONAL_SERVICES).map((key) => {
        const [service = '', place = ''] = key.split(' ');
        return [service, place] as const;
      }),
    ),
  ];
}
