import { beforeAll, expect, test } from 'vitest';
import { describeOnEmbedded, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

const COMPANIES = [
  company({
    name: 'Maas Laboratory',
    location: 'Rotterdam, Netherlands',
    specializations: ['Tensile test'],
    industries: ['Oil & Gas', 'Manufacturing'],
    verified: true,
  }),
  company({
    name: 'Scheldt Laboratory',
    location: 'Antwerp, Belgium',
    specializations: ['Tensile test'],
    industries: ['Oil & Gas'],
  }),
  company({ name: 'Gulf Inspection', location: 'Dubai, United Arab Emirates', serviceArea: 'Middle East' }),
];

/** The visible text of the page, without the head. */
function textOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}

/** The longer paragraphs and rows of a page. */
function longTextsOf(html: string): string[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return [...main.matchAll(/<(p|dd|li)>([^<]{60,})<\/\1>/g)].map(([, , text]) => text ?? '');
}

/** The answers in the structured data. */
function answersOf(html: string): string {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const faq = blocks.map(([, json]) => JSON.parse(json ?? '')).find((data) => data['@type'] === 'FAQPage');
  return JSON.stringify(faq);
}

describeOnEmbedded('texts of landing pages', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp();
    await site.insert(COMPANIES);
  });

  const html = async (path: string) => (await site.call('GET', path)).text;

  test('a page about ASME says who issues the R certificate and what an inspection company can hold', async () => {
    for (const path of ['/asme-certified-labs-turkey', '/asme-certified-labs-europe']) {
      const page = await html(path);
      for (const text of [textOf(page), answersOf(page)]) {
        expect(text, path).toContain('Authorized Inspection Agency');
        expect(text, path).toContain('National Board');
        expect(text, path).not.toMatch(/Strictly no|builds, assembles or repairs/);
      }
    }
  });

  test('a service page counts the companies that list the service, and their industries', async () => {
    const page = await html('/tensile-test-labs-europe');
    expect(textOf(page)).toContain(
      '2 companies in Europe offer tensile testing, one of them verified. The most common industries are Oil & Gas (2) and Manufacturing (1).',
    );
    expect(textOf(page)).not.toContain('Most of them work for');
    expect(textOf(await html('/tensile-testing-services'))).toContain(
      '2 companies offer tensile testing, one of them verified.',
    );
  });

  test('a location page counts the companies of an industry', async () => {
    const page = textOf(await html('/inspection-companies-in-netherlands'));
    expect(page).toContain('The most common industries are Oil & Gas (1) and Manufacturing (1).');
    expect(page).not.toContain('Most of the work');
  });

  test('a page about the United States does not say that a body for laboratories accredits inspection bodies', async () => {
    for (const path of ['/inspection-companies-in-united-states', '/ultrasonic-testing-united-states']) {
      expect(await html(path), path).toContain(
        'NVLAP (National Voluntary Laboratory Accreditation Program) accredits laboratories only.',
      );
    }
  });

  test.each([
    ['/inspection-companies-in-london', /Pressure Systems Safety Regulations|written scheme of examination/],
    ['/inspection-companies-in-london', /LOLER/],
    ['/inspection-companies-in-london', /UKAS/],
    ['/inspection-companies-in-houston', /API 570/],
    ['/inspection-companies-in-rotterdam', /\(NL-KVG\)/],
  ])('%s mentions %s only once', async (path, words) => {
    const matches = longTextsOf(await html(path)).filter((text) => text.search(words) >= 0);
    expect(matches).toHaveLength(1);
  });

  test('a company that lists only a service area is not said to serve each of its countries', async () => {
    const page = await html('/inspection-companies-in-iran');
    expect(textOf(page)).toContain('1 company based elsewhere that serves the Middle East');
    expect(answersOf(page)).toContain('companies based elsewhere that serve the Middle East');
    expect(page).not.toMatch(/serves? Iran/);
  });

  test('a page makes no claims about companies that it does not list', async () => {
    const service = await html('/ndt-testing-antarctica');
    expect(textOf(service)).toContain('No companies found');
    expect(answersOf(service)).toContain('None yet, and no other company in Antarctica is listed.');
    for (const path of ['/inspection-companies-in-antarctica', '/inspection-companies-in-hong-kong']) {
      const place = await html(path);
      expect(textOf(place), path).toContain('The page shows companies from the whole directory');
      expect(textOf(place), path).not.toContain('nearest places below');
    }
  });

  test('the coverage mentions no towns if there are none, and calls only the seven service areas so', async () => {
    expect(textOf(await html('/inspection-companies-in-antarctica'))).not.toContain('0 cities and towns');
    expect(textOf(await html('/inspection-companies-in-asia'))).not.toContain('lists it as its service area');
    expect(textOf(await html('/inspection-companies-in-europe'))).toContain('lists it as its service area');
  });

  test('a page without verified companies does not say that certificates were checked', async () => {
    const page = await html('/inspection-companies-in-belgium');
    expect(textOf(page)).toContain('The directory lists 1 company in Belgium; it is not verified yet.');
    expect(page).not.toMatch(/\b0 of (them|which)|of which 0/);
    const service = await html('/tensile-test-labs-belgium');
    expect(textOf(service)).toContain('1 company in Belgium offers tensile testing; it is not verified yet.');
    expect(answersOf(service)).not.toContain('checked');
  });

  test.each([
    ['/tensile-test-labs-europe', '/tensile-testing-services', 'DAkkS'],
    ['/hardness-test-labs-asia', '/hardness-testing-services', 'KOLAS'],
    ['/ndt-testing-middle-east', '/ndt-testing-services', 'SAAC'],
  ])('decision 12: %s has a text of its own', async (regional, everywhere, body) => {
    const [own, shared] = [longTextsOf(await html(regional)), longTextsOf(await html(everywhere))];
    expect(own.filter((text) => !shared.includes(text) && text.length > 200).length).toBeGreaterThanOrEqual(3);
    expect(own.join(' ')).toContain(body);
  });

  test.each([
    ['/calibration-labs-europe', 'measuring range'],
    ['/supplier-audit-services', 'hold points'],
    ['/expediting-services', 'hold points'],
    ['/design-review-services', 'revision'],
    ['/vendor-inspection-services', 'hold points'],
    ['/pre-shipment-inspection-services', 'hold points'],
    ['/fat-and-sat-witnessing-services', 'hold points'],
    ['/risk-based-inspection-testing-europe', 'assumptions'],
    ['/fitness-for-service-testing-europe', 'assumptions'],
    ['/charpy-impact-test-labs-europe', 'who cuts it'],
    ['/hydrostatic-pressure-test-labs-europe', 'what must be opened'],
    ['/safety-valve-test-labs-europe', 'what must be opened'],
    ['/field-metallography-services', 'what must be opened'],
    ['/positive-material-identification-labs-europe', 'what must be opened'],
    ['/pmi-with-carbon-services', 'what must be opened'],
  ])('the advice on %s fits the service', async (path, words) => {
    const page = textOf(await html(path));
    expect(page).toContain(words);
    expect(page).not.toMatch(/confined space|coating or insulation|acceptance criteria|material and thickness, code/);
  });
});

describeOnEmbedded('texts of landing pages of an empty directory', (makeApp) => {
  test('a page says that no company is listed', async () => {
    const site = await makeApp();
    for (const path of ['/ultrasonic-testing-services', '/inspection-companies-in-dubai']) {
      const { text } = await site.call('GET', path);
      expect(answersOf(text), path).toContain('None yet: the directory has no companies.');
      expect(textOf(text), path).not.toMatch(/(shows|Showing) companies from the whole directory/);
    }
  });
});
