import { beforeAll, expect, test } from 'vitest';
import { describeOnEmbedded, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { headOf, textOf } from '#tests/support/html.ts';

const COMPANIES = [
  ...['Bayou Weld', 'Lone Star Vessels', 'Gulf Coast Rope'].map((name) =>
    company({ name, location: 'Houston, Texas, United States', serviceArea: 'North America' }),
  ),
  company({ name: 'Mesa Survey', location: 'Los Angeles, California, United States', serviceArea: 'North America' }),
  company({ name: 'Versailles Contrôle', location: 'Versailles, France' }),
  company({ name: 'Isar Prüfung', location: 'München, Germany' }),
  company({ name: 'Thames Vessels', location: 'London, United Kingdom' }),
  company({ name: 'Granite Rope', location: 'Aberdeen, United Kingdom' }),
  company({ name: 'Taff Boilers', location: 'Cardiff, United Kingdom' }),
];

describeOnEmbedded('places of landing pages', (makeApp) => {
  let site: TestApp;
  const get = (path: string) => site.call('GET', path);

  beforeAll(async () => {
    site = await makeApp();
    await site.insert(COMPANIES);
  });

  test.each([
    ['paris', 'companies within 100 miles of Paris'],
    ['new-york', 'companies from the whole directory'],
    ['tokyo', 'companies from the whole directory'],
    ['jebel-ali', 'companies from the whole directory'],
    ['kocaeli', 'companies from the whole directory'],
  ])('section 4: %s is a known place without companies, and shows others', async (slug, instead) => {
    const path = `/inspection-companies-in-${slug}`;
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(textOf(text)).toContain(`Showing ${instead} instead.`);
    expect(textOf(text)).not.toContain('0 cities');
    expect(headOf(text)).toMatchObject({ robots: 'noindex,follow', canonical: expect.stringContaining(path) });
  });

  test.each([
    ['texas', 'Texas', '3 companies in Texas', 'noindex,follow'],
    ['california', 'California', '1 company in California', 'noindex,follow'],
  ])('section 4: the region %s has a page with its companies', async (slug, name, found, robots) => {
    const { status, text } = await get(`/inspection-companies-in-${slug}`);
    expect(status).toBe(200);
    expect(textOf(text)).toContain(found);
    expect(headOf(text)).toMatchObject({ robots, title: expect.stringContaining(`Inspection Companies in ${name} |`) });
  });

  test('section 4: a service has a page in a town that only the gazetteer knows', async () => {
    const { status, text } = await get('/ultrasonic-testing-tokyo');
    expect(status).toBe(200);
    expect(headOf(text).robots).toBe('noindex,follow');
  });

  test.each([
    ['/inspection-companies-in-munich', 200, undefined],
    ['/inspection-companies-in-muenchen', 301, '/inspection-companies-in-munich'],
    ['/inspection-companies-in-new-york-city', 301, '/inspection-companies-in-new-york'],
    ['/inspection-companies-in-milano', 301, '/inspection-companies-in-milan'],
    ['/inspection-companies-in-allemagne', 301, '/inspection-companies-in-germany'],
    ['/inspection-companies-in-paris-texas', 200, undefined],
    ['/inspection-companies-in-zone', 404, undefined],
    ['/ultrasonic-testing-qwertyville', 404, undefined],
  ])('decision 11: %s is %i %s', async (path, expected, location) => {
    const { status, headers } = await get(path);
    expect(status).toBe(expected);
    expect(headers.location).toBe(location);
  });

  test('section 2: the page of a country links to the pages of its regions', async () => {
    const { text } = await get('/inspection-companies-in-united-states');
    expect(text).toContain('<a href="/inspection-companies-in-texas">All of Texas</a>');
    expect(text).not.toContain('/inspection-companies-in-california"');
  });

  test('section 2: other spellings of a town redirect', async () => {
    expect((await get('/inspection-companies-in-istanbul')).text).not.toContain('Izmir');
  });

  test.each([
    ['nordic-countries', 'the Nordic countries'],
    ['caribbean', 'the Caribbean'],
    ['cis', 'the CIS'],
    ['isle-of-man', 'the Isle of Man'],
    ['united-arab-emirates', 'the United Arab Emirates'],
    ['northern-territory', 'the Northern Territory'],
    ['europe', 'Europe'],
    ['bavaria', 'Bavaria'],
  ])('section 2: the title of %s has the right article', async (slug, name) => {
    const { title } = headOf((await get(`/inspection-companies-in-${slug}`)).text);
    expect(title).toContain(`Inspection Companies in ${name} |`);
  });

  test.each([
    ['europe', true],
    ['asia', false],
    ['benelux', false],
    ['gcc', false],
  ])('section 2: the page of %s mentions service areas: %s', async (slug, isServiceArea) => {
    const text = textOf((await get(`/inspection-companies-in-${slug}`)).text);
    expect(text.includes('lists it as its service area')).toBe(isServiceArea);
  });

  test.each([
    ['england', 'London', ['Aberdeen', 'Cardiff']],
    ['scotland', 'Aberdeen', ['London', 'Cardiff']],
    ['wales', 'Cardiff', ['London', 'Aberdeen']],
    ['texas', 'Houston', ['Los Angeles']],
  ])('section 2: the page of %s lists only cities in it', async (slug, own, others) => {
    const text = textOf((await get(`/inspection-companies-in-${slug}`)).text);
    const cities = /Cities in \w+ (.*?) Regional coverage/.exec(text)?.[1] ?? '';
    expect(cities).toContain(own);
    for (const other of others) expect(cities).not.toContain(other);
  });
});
