import { expect, test } from 'vitest';
import { landingPath, type ServiceLanding } from '#domain/landing/landing-path.ts';
import { countryPlace, findLandingPlace, regionPlace } from '#domain/landing/landing-place.ts';
import { LANDING_SERVICES } from '#domain/landing/landing-service.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { REGIONS } from '#domain/places/regions.ts';
import { metaDescription } from '#web/landing/landing-head.ts';
import { locationTitle } from '#web/landing/location-neighbours.ts';
import { locationLead } from '#web/landing/location-text.ts';
import { serviceLead, serviceTitle } from '#web/landing/service-text.ts';

const PLACES = [...new Set([...COUNTRIES.map(countryPlace), ...REGIONS.map(regionPlace)])];
const CITIES = ['istanbul', 'dubai', 'singapore', 'izmir'].map(findLandingPlace).filter((place) => place !== undefined);

const services: ServiceLanding[] = LANDING_SERVICES.flatMap((service) =>
  [null, ...CITIES, ...PLACES.slice(0, 20)].map((place) => ({ kind: 'service' as const, service, place })),
);
const locations = PLACES.flatMap((place) =>
  ([null, 'ASME', 'ISO 17025'] as const).map((certification) => ({ kind: 'location' as const, place, certification })),
);

test('section 2: no two landing pages share a URL, a title or a description', () => {
  const pages = [
    ...services.map((page) => [landingPath(page), serviceTitle(page), metaDescription(serviceLead(page))]),
    ...locations.map((page) => [landingPath(page), locationTitle(page), metaDescription(locationLead(page))]),
  ];
  for (const [path, , description] of pages) expect(description?.length, path).toBeLessThanOrEqual(160);
  for (const part of [0, 1, 2]) {
    const texts = pages.map((page) => page[part]);
    const repeated = texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(repeated).toEqual([]);
  }
});
