import { beforeAll, expect, test } from 'vitest';
import { LANDING_LINKS } from '#domain/landing/landing-links.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

const EMPTY = 'No companies found for this location and criteria. Please try a different search.';

/** More than the cards of a page. */
const JAVA = 13;
const COMPANIES = [
  company({
    name: 'Bosphorus NDT',
    location: 'Istanbul, Türkiye',
    specializations: ['Ultrasonic testing', 'Visual testing'],
    certifications: ['ASME U Stamp'],
    industries: ['Oil & Gas', 'Power Generation'],
    equipmentTypes: ['Pressure vessel'],
    featured: true,
    verified: true,
  }),
  company({
    name: 'Tuzla Survey',
    location: 'İstanbul, Türkiye',
    specializations: ['Ultrasonic testing'],
    verified: true,
  }),
  company({
    name: 'Haliç Laboratory',
    location: 'Istanbul, Turkey',
    specializations: ['Tensile test'],
    serviceArea: 'Middle East',
  }),
  company({ name: 'Hidden Istanbul', location: 'Istanbul, Türkiye', approved: false }),
  company({ name: 'Gulf Inspection', location: 'Izmit, Kocaeli, Türkiye', specializations: ['Hardness test'] }),
  company({ name: 'Unapproved Town Inspection', location: 'Nosuchtown, Greece', approved: false }),
  ...Array.from({ length: JAVA }, (_, index) =>
    company({ name: `Java Test ${index + 1}`, location: 'Jakarta, Indonesia', featured: true }),
  ),
  company({ name: 'Thames Vessels', location: 'London, United Kingdom', equipmentTypes: ['Pressure vessel'] }),
];

type Head = { title: string; description: string; robots: string; canonical: string | undefined };

function headOf(html: string): Head {
  const content = (name: string) => new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    description: content('description'),
    robots: content('robots'),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
  };
}

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const textOf = (html: string) =>
  mainOf(html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

function figuresOf(html: string): Record<string, string> {
  const rows = mainOf(html).matchAll(/<dt class="label-mono">([^<]*)<\/dt><dd>([^<]*)<\/dd>/g);
  return Object.fromEntries([...rows].map(([, label, value]) => [label, value]));
}

function dataOf(html: string): Record<string, { itemListElement?: { url: string }[]; mainEntity?: unknown[] }> {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return Object.fromEntries([...blocks].map(([, json]) => JSON.parse(json ?? '')).map((data) => [data['@type'], data]));
}

describeOnEachDatabase('landing pages', (makeApp) => {
  let site: TestApp;
  const get = (path: string) => site.call('GET', path);

  beforeAll(async () => {
    site = await makeApp();
    await site.insert(COMPANIES);
  });

  test('section 2: every linked landing page has a title, a description and a text of its own', async () => {
    const heads: Head[] = [];
    for (const { path } of LANDING_LINKS) {
      const { status, text } = await get(path);
      expect(status, path).toBe(200);
      const head = headOf(text);
      expect(head.canonical, path).toMatch(new RegExp(`${path}$`));
      expect(head.robots, path).toBe('index,follow');
      expect(head.description, path).toContain('500+');
      expect(head.description.length, path).toBeLessThanOrEqual(160);
      const words = textOf(text);
      for (const word of ['certificate', 'quote']) {
        expect(head.description.split(word).length, head.description).toBeLessThanOrEqual(2);
      }
      expect(words, path).toContain('Questions and Answers');
      expect(words, path).not.toMatch(/undefined|null|NaN|\[object/);
      expect(dataOf(text), path).toHaveProperty('BreadcrumbList');
      expect(dataOf(text), path).toHaveProperty('FAQPage');
      expect(dataOf(text), path).toHaveProperty('Organization');
      heads.push(head);
    }
    expect(new Set(heads.map(({ title }) => title)).size).toBe(LANDING_LINKS.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(LANDING_LINKS.length);
  });

  test('section 2: featured providers are companies that are not among the cards', async () => {
    const { text } = await get('/inspection-companies-in-jakarta');
    const featured = /<section aria-labelledby="featured"[\s\S]*?<\/section>/.exec(text)?.[0] ?? '';
    const cards = /<section aria-labelledby="companies"[\s\S]*?<\/section>/.exec(text)?.[0] ?? '';
    const names = (html: string) => [...html.matchAll(/Java Test \d+/g)].map(([name]) => name);
    expect(new Set(names(cards)).size).toBe(6);
    expect(new Set(names(featured)).size).toBe(3);
    expect(names(featured).filter((name) => names(cards).includes(name))).toEqual([]);
  });

  test('section 2: a location page counts, lists and features the companies of its place', async () => {
    const { text } = await get('/inspection-companies-in-istanbul');
    expect(figuresOf(text)).toMatchObject({
      'Total Companies': '3',
      'Verified Providers': '2',
      'Service Areas': '2',
      'Industries Served': '2',
    });
    const words = textOf(text);
    for (const name of ['Bosphorus NDT', 'Tuzla Survey', 'Haliç Laboratory']) expect(words).toContain(name);
    expect(text).not.toContain('Hidden Istanbul');
    // All of them are among the cards already.
    expect(words).not.toContain('Featured Providers');
    expect(words).toContain('Marmara');
    expect(dataOf(text).ItemList?.itemListElement).toHaveLength(3);
    // Their profiles state the rest.
    for (const element of dataOf(text).ItemList?.itemListElement ?? []) {
      expect(element).toMatchObject({
        '@type': 'ListItem',
        url: expect.stringMatching(/^http.*\/company\/\d+\/[a-z-]+$/),
      });
      const { text: profile } = await get(new URL(element.url).pathname);
      expect(dataOf(profile).LocalBusiness).toMatchObject({
        url: element.url,
        address: { addressLocality: 'Istanbul', addressRegion: 'Istanbul', addressCountry: 'TR' },
      });
    }
    expect(dataOf(text).FAQPage?.mainEntity?.length).toBeGreaterThan(2);
  });

  test('section 2: a service page counts and lists the companies for its service', async () => {
    const { text } = await get('/ultrasonic-testing-services');
    expect(figuresOf(text)).toMatchObject({
      'Service Providers': '2',
      'Verified Companies': '2',
      'Coverage Area': '1',
      Industries: '2',
    });
    const words = textOf(text);
    for (const part of [
      'What it finds',
      'What it cannot find',
      'Common certifications',
      'Related services',
      'Industry applications',
      'Related testing services',
      'Request Quotes',
      'Speak with Expert',
      'Explore more',
    ]) {
      expect(words).toContain(part);
    }
    expect(mainOf(text)).toContain('href="/?search=ultrasonic"');
    expect(words).toMatch(/for ultrasonic testing checked at the issuer claimed by the company expired or withdrawn/i);
    expect(mainOf(text)).toContain('href="/request"');
  });

  test('section 4: the equipment type takes precedence over words', async () => {
    const { text } = await get('/pressure-vessel-testing-services');
    expect(figuresOf(text)['Service Providers']).toBe('2');
    expect(mainOf(text)).toContain('href="/?equipmentType=pressure+vessel"');
  });

  test('decision 12: a page that falls back says so and shows other companies instead', async () => {
    const labs = textOf((await get('/iso-17025-labs-in-turkey')).text);
    expect(labs).toContain('No company in Türkiye lists ISO/IEC 17025 yet. Showing all companies in Türkiye instead.');
    expect(labs).toContain('4 companies in Türkiye');
    const city = textOf((await get('/inspection-companies-in-houston')).text);
    expect(city).toContain('No company in Houston is listed yet. Showing companies from the whole directory instead.');
    // Its figures say whose they are.
    expect(city).toMatch(/companies from the whole directory Total Companies \d/);
    expect(city).toContain(`${5 + JAVA} companies in the directory`);
    const service = textOf((await get('/eddy-current-testing-turkey')).text);
    expect(service).toContain('No company in Türkiye offers eddy current testing under this name yet.');
    expect(textOf((await get('/asme-certified-labs-turkey')).text)).not.toMatch(/Showing .* instead/);
  });

  test('decision 12: pages with fewer than three own results are not indexed, but linked pages are', async () => {
    const robots = async (path: string) => headOf((await get(path)).text).robots;
    expect(await robots('/inspection-companies-in-izmit')).toBe('noindex,follow');
    expect(await robots('/inspection-companies-in-france')).toBe('noindex,follow');
    expect(await robots('/inspection-companies-in-turkey')).toBe('index,follow');
    expect(await robots('/inspection-companies-in-houston')).toBe('index,follow');
  });

  test.each([
    ['/inspection-companies-in-nosuchtown', 'The requested location page could not be found.'],
    ['/inspection-companies-in-', 'The requested location page could not be found.'],
    ['/asme-certified-labs-nowhere', 'The requested location page could not be found.'],
    ['/unicorn-testing-services', 'The requested service page could not be found.'],
    ['/ultrasonic-testing-nosuchtown', 'The requested service page could not be found.'],
    ['/-testing-services', 'The requested service page could not be found.'],
  ])('decision 11: %s is a 404', async (path, sentence) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(textOf(text)).toContain('Page Not Found');
    expect(textOf(text)).toContain(sentence);
    expect(headOf(text).robots).toBe('noindex,follow');
  });

  test.each([
    ['/asme-certified-labs-turkiye', '/asme-certified-labs-turkey'],
    ['/inspection-companies-in-istanbul/', '/inspection-companies-in-istanbul'],
    ['/Ultrasonic-Testing-Services', '/ultrasonic-testing-services'],
    ['/ultrasonic-services', '/ultrasonic-testing-services'],
    ['/welded-joint-testing-services', '/weld-testing-services'],
    ['/welded-joint-testing-istanbul', '/weld-testing-istanbul'],
  ])('decision 11: %s redirects to %s', async (path, expected) => {
    const { status, headers } = await get(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(expected);
  });

  test('section 2: a town exists if it has companies', async () => {
    const { status, text } = await get('/inspection-companies-in-izmit');
    expect(status).toBe(200);
    expect(headOf(text).title).toContain('Inspection Companies in İzmit');
    expect(textOf(text)).toContain('TÜRKAK');
  });

  test('a landing page has no scripts of its own and is cached after the first request', async () => {
    const first = await get('/inspection-companies-in-dubai');
    const scripts = [...first.text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.filter((tag) => !tag.includes('ld+json'))).toHaveLength(1);
    const again = await site.call('GET', '/inspection-companies-in-dubai?utm_source=letter', undefined, {
      'if-none-match': String(first.headers.etag),
    });
    expect(again.status).toBe(304);
  });

  test.each([
    '/inspection-companies-in-istanbul',
    '/asme-certified-labs-turkey',
    '/tensile-test-labs-europe',
    '/calibration-services',
  ])('section 2: every link on %s leads to a page', async (path) => {
    const links = mainOf((await get(path)).text).matchAll(/href="(\/[^"#]*)/g);
    const targets = new Set([...links].map(([, href]) => (href ?? '').replaceAll('&amp;', '&')));
    expect(targets.size).toBeGreaterThan(20);
    for (const target of targets) expect((await get(target)).status, target).toBe(200);
  });
});

describeOnEachDatabase('landing pages after a change', (makeApp) => {
  test('a card shows the company as it is now', async () => {
    const site = await makeApp();
    const gebze = { name: 'Gebze Works', location: 'Gebze, Türkiye' };
    const [id] = await site.insert([company({ ...gebze, description: 'Old words.' })]);
    const page = async () => mainOf((await site.call('GET', '/inspection-companies-in-gebze')).text);
    expect(await page()).toContain('Old words.');
    const { call } = await signedIn(site);
    await call('PUT', `/api/admin/companies/${id}`, company({ ...gebze, description: 'New words.' }));
    expect(await page()).toContain('New words.');
    expect(await page()).not.toContain('Old words.');
  });
});

describeOnEachDatabase('landing pages of an empty directory', (makeApp) => {
  test('decision 27: a service page leads to as many companies in the finder as its link and its markers say', async () => {
    const site = await makeApp();
    await site.insert([
      company({ name: 'Inspectors of Lagos', location: 'Lagos, Nigeria', certifications: ['ASNT NDT Level III'] }),
      ...['Abuja', 'Lagos', 'Kano', 'Ibadan'].map((town) =>
        company({ name: `${town} Tests`, location: `${town}, Nigeria`, specializations: ['Non-destructive testing'] }),
      ),
    ]);
    const { text } = await site.call('GET', '/ndt-testing-services');
    const [, href = '', count] = /href="(\/\?[^"]*)"[^>]*>See all (\d+) companies, with filters/.exec(text) ?? [];
    const { body } = await site.call<{ total: number }>(
      'GET',
      `/api/companies${href.slice(1).replaceAll('&amp;', '&')}`,
    );
    expect(Number(count)).toBe(body.total);
    expect(textOf(text)).toContain(': 1 more name it in a certificate only');
    expect(mainOf(text)).toContain('"Nigeria: 5 companies"');
  });

  test('section 2: a page without companies says so and links to all companies', async () => {
    const site = await makeApp();
    for (const path of ['/inspection-companies-in-dubai', '/ultrasonic-testing-services']) {
      const { status, text } = await site.call('GET', path);
      expect(status).toBe(200);
      expect(textOf(text)).toContain(EMPTY);
      expect(mainOf(text)).toMatch(/<a href="\/"[^>]*>Browse All Companies<\/a>/);
      expect(dataOf(text)).not.toHaveProperty('ItemList');
    }
  });
});
