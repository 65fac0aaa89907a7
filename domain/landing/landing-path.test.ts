import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '#domain/places/countries.ts';
import { REGIONS } from '#domain/places/regions.ts';
import { LANDING_LINKS } from './landing-links.ts';
import { LOCATION_ADDRESS, landingPath, parseLandingPath, SERVICE_ADDRESS } from './landing-path.ts';
import { countryPlace, findLandingPlace, regionPlace } from './landing-place.ts';
import { LANDING_SERVICES } from './landing-service.ts';

const parse = (path: string) => parseLandingPath(path.replace(/^\//, ''));
const canonical = (path: string) => {
  const landing = parse(path);
  return landing.kind === 'unparseable' ? null : landingPath(landing);
};
const places = [...COUNTRIES.map(countryPlace), ...REGIONS.map(regionPlace)];

describe('section 2: URLs of landing pages', () => {
  test.each(LANDING_LINKS.map(({ path }) => path))('%s is linked and its own canonical address', (path) => {
    expect(canonical(path)).toBe(path);
    expect(LOCATION_ADDRESS.test(path) || SERVICE_ADDRESS.test(path)).toBe(true);
  });

  test.each([
    ['/inspection-companies-in-istanbul', 'istanbul', null],
    ['/asme-certified-labs-turkey', 'turkey', 'ASME'],
    ['/asme-certified-labs-in-middle-east', 'middle-east', 'ASME'],
    ['/iso-17025-labs-in-europe', 'europe', 'ISO 17025'],
    ['/iso-17025-labs-asia', 'asia', 'ISO 17025'],
  ])('%s is the page of %s with %s', (path, slug, certification) => {
    expect(parse(path)).toMatchObject({ kind: 'location', certification, place: { slug } });
  });

  test.each([
    ['/ultrasonic-testing-services', 'ultrasonic', null],
    ['/tensile-test-labs-europe', 'tensile', 'europe'],
    ['/hardness-labs-asia', 'hardness', 'asia'],
    ['/ndt-testing-middle-east', 'ndt', 'middle-east'],
    ['/visual-inspection-services', 'visual-inspection', null],
    ['/pressure-vessel-testing-services', 'pressure-vessel', null],
    ['/pressure-vessel-inspection-services', 'pressure-vessel', null],
    ['/mpi-testing-uk', 'magnetic-particle', 'united-kingdom'],
  ])('%s is the page of the service %s in %s', (path, service, place) => {
    const landing = parse(path);
    expect(landing).toMatchObject({ kind: 'service', service: { slug: service } });
    expect(landing.kind === 'service' ? (landing.place?.slug ?? null) : undefined).toBe(place);
  });

  test.each([
    ['/asme-certified-labs-turkiye', '/asme-certified-labs-turkey'],
    ['/asme-certified-labs-in-europe', '/asme-certified-labs-europe'],
    ['/iso-17025-labs-europe', '/iso-17025-labs-in-europe'],
    ['/inspection-companies-in-uk', '/inspection-companies-in-united-kingdom'],
    ['/inspection-companies-in-gulf', '/inspection-companies-in-gcc'],
    ['/ultrasonic-services', '/ultrasonic-testing-services'],
    ['/ut-testing-services', '/ultrasonic-testing-services'],
    ['/visual-testing-services', '/visual-inspection-services'],
    ['/tensile-labs-eu', '/tensile-test-labs-european-union'],
    ['/welded-joint-testing-services', '/weld-testing-services'],
    ['/weld-services', '/weld-testing-services'],
    ['/welded-joint-testing-germany', '/weld-testing-germany'],
    ['/weld-test-labs-europe', '/weld-testing-europe'],
    ['/inspection-companies-in--new--york', '/inspection-companies-in-new-york'],
  ])('decision 11: the canonical spelling of %s is %s', (path, expected) => {
    expect(canonical(path)).toBe(expected);
  });

  test.each([
    '/',
    '/about',
    '/testing-services',
    '/-testing-services',
    '/unicorn-testing-services',
    '/unicorn-services',
    '/services',
    '/inspection-companies-in-',
    '/inspection-companies-in---',
    '/asme-certified-labs-',
    '/asme-certified-labs-in-',
    '/ultrasonic-test-labs-',
    '/-labs-europe',
    '/{token}',
    '/Ultrasonic-Testing-Services',
    `/inspection-companies-in-${'a'.repeat(80)}`,
  ])('decision 11: %s is unparseable', (path) => {
    expect(parse(path).kind).toBe('unparseable');
  });

  test('every service has one address, with and without a place', () => {
    const paths = LANDING_SERVICES.flatMap((service) =>
      [null, findLandingPlace('europe') ?? null].map((place) => landingPath({ kind: 'service', service, place })),
    );
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(canonical(path)).toBe(path);
  });

  test('every country and region has one address', () => {
    const slugs = places.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const place of places) {
      expect(findLandingPlace(place.slug)).toEqual(place);
    }
  });

  test('property: reading never fails, and the canonical address is its own canonical address', () => {
    const word = fc.constantFrom(
      ...LANDING_SERVICES.map(({ slug }) => slug),
      ...places.map(({ slug }) => slug),
      ...[
        'testing',
        'services',
        'labs',
        'test',
        'in',
        'inspection-companies',
        'asme-certified',
        'iso-17025',
        '-',
        'ut',
        'bend',
      ],
    );
    const likely = fc.array(word, { maxLength: 6 }).map((words) => words.join('-'));
    const anything = fc.oneof(
      likely,
      fc.string({ maxLength: 100 }),
      fc.string({ unit: fc.constantFrom(...'abt-e5'), maxLength: 90 }),
    );
    fc.assert(
      fc.property(anything, (slug) => {
        const landing = parseLandingPath(slug);
        if (landing.kind === 'unparseable') return;
        const path = landingPath(landing);
        const again = canonical(path);
        // A canonical spelling can exceed the maximum length of a path; then no page links to it.
        if (path.length <= 81) expect(again).toBe(path);
      }),
      { numRuns: 2_000 },
    );
  });
});
