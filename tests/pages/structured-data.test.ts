import { beforeAll, expect, test } from 'vitest';
import { describeOnEmbedded, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

const SITE = 'https://directory.example';
type Data = { '@type': string; [property: string]: unknown };

/** The properties that the search engines ask of each type that the pages use. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo', 'contactPoint'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'name'],
  ListItem: ['position'],
  LocalBusiness: ['name', 'address', 'url', '@id'],
  PostalAddress: [],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ContactPoint: ['contactType', 'url'],
  Certification: ['name'],
  Place: ['name'],
  SearchAction: ['target'],
  EntryPoint: ['urlTemplate'],
};

describeOnEmbedded('structured data', (makeApp) => {
  let site: TestApp;
  let id: number | undefined;

  beforeAll(async () => {
    site = await makeApp({ env: { PUBLIC_URL: SITE } });
    [id] = await site.insert([
      company({
        name: 'Gulf of Izmit Inspection',
        location: 'İzmit, Türkiye',
        specializations: ['Ultrasonic testing'],
        certifications: ['ISO/IEC 17020'],
        serviceArea: 'Europe',
        verified: true,
      }),
      company({ name: 'Ankara Inspection', location: 'Ankara, Türkiye', specializations: ['Ultrasonic testing'] }),
    ]);
  });

  const dataOf = async (path: string): Promise<Data[]> => {
    const { status, text } = await site.call('GET', path);
    expect(status, path).toBe(200);
    const blocks = text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
    return [...blocks].map(([, json = '']) => JSON.parse(json));
  };

  test.each([
    ['/', ['Organization']],
    ['/about', ['Organization', 'BreadcrumbList']],
    ['/inspection-companies-in-istanbul', ['Organization', 'BreadcrumbList', 'FAQPage']],
    ['/inspection-companies-in-turkey', ['Organization', 'BreadcrumbList', 'ItemList', 'FAQPage']],
    ['/ultrasonic-testing-services', ['Organization', 'BreadcrumbList', 'ItemList', 'FAQPage']],
    ['company', ['LocalBusiness', 'BreadcrumbList']],
  ])('section 2: %s has the types %j with the properties that search engines ask for', async (path, types) => {
    const data = await dataOf(path === 'company' ? `/company/${id}` : path);
    expect(data.map((block) => block['@type'])).toEqual(expect.arrayContaining(types));
    for (const part of data.flatMap(partsOf)) {
      const required = REQUIRED[part['@type']];
      expect(required, `${path}: ${part['@type']}`).toBeDefined();
      for (const property of required ?? []) expect(part, `${path}: ${part['@type']}`).toHaveProperty([property]);
    }
  });

  test('section 2: the way to a profile leads through its country and its city', async () => {
    const data = await dataOf(`/company/${id}`);
    expect(data.find((block) => block['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Directory', item: `${SITE}/` },
        { position: 2, name: 'Türkiye', item: `${SITE}/inspection-companies-in-turkey` },
        { position: 3, name: 'İzmit', item: `${SITE}/inspection-companies-in-izmit` },
        { position: 4, name: 'Gulf of Izmit Inspection' },
      ],
    });
  });

  test('section 2.69: the position of a company is stated where an admin or its location gives it, and only there', async () => {
    const [corrected, located, roundly] = await site.insert([
      company({ name: 'Quay Inspection', placeCorrection: '57.14381, -2.09022' }),
      company({ name: 'Pier Inspection', location: '57.1441, -2.0803' }),
      company({ name: 'Roundly Inspection', placeCorrection: '57.15, -2.09' }),
    ]);
    const geoOf = async (company: number | undefined) => (await dataOf(`/company/${company}`))[0]?.geo;
    expect(await geoOf(corrected)).toEqual({ '@type': 'GeoCoordinates', latitude: 57.14381, longitude: -2.09022 });
    expect(await geoOf(located)).toEqual({ '@type': 'GeoCoordinates', latitude: 57.1441, longitude: -2.0803 });
    // No better than the town.
    expect(await geoOf(roundly)).toBeUndefined();
    expect(await geoOf(id)).toBeUndefined();
  });

  test('section 2: a certificate that nobody checked is no certification', async () => {
    const [business] = await dataOf(`/company/${id}`);
    expect(JSON.stringify(business)).not.toMatch(/hasCertification|hasCredential/);
  });
});

/** An object with a type, and all that it contains. */
function partsOf(value: unknown): Data[] {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(partsOf);
  return '@type' in value ? [value as Data, ...inner] : inner;
}
