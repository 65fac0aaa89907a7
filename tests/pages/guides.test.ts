import { beforeAll, describe, expect, test } from 'vitest';
import { COUNTRY_GUIDES } from '#domain/guides/country-guides.ts';
import { GLOSSARY, GLOSSARY_LANGUAGES } from '#domain/guides/glossary.ts';
import { guidePaths } from '#domain/guides/guide-paths.ts';
import { GUIDES } from '#domain/guides/guides.ts';
import { PLAN_EQUIPMENT, PLAN_JOBS, PLAN_METHODS, PLAN_RULES } from '#domain/guides/plan-choice.ts';
import { paths } from '#domain/paths.ts';
import { CERTIFICATIONS } from '#domain/vocabulary/certifications.ts';
import { describeOnEmbedded, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { elements, headOf, structuredData, textOf } from '#tests/support/html.ts';

const VESSEL_INSPECTOR = company({
  name: 'Elbe Vessel Inspection',
  location: 'Hamburg, Germany',
  certifications: ['API 510', 'Own seal'],
  equipmentTypes: ['Pressure vessel'],
  verified: true,
});

describeOnEmbedded('guides', (makeApp) => {
  let site: TestApp;
  let id: number;
  const get = async (path: string) => {
    const { status, text: html } = await site.call('GET', path);
    return { status, html, text: textOf(html), head: headOf(html) };
  };

  beforeAll(async () => {
    site = await makeApp();
    const [first = 0] = await site.insert([VESSEL_INSPECTOR]);
    id = first;
  });

  test('section 2: every guide has one heading, its own head, its sources and the month of its review', async () => {
    const descriptions = new Set<string>();
    for (const path of guidePaths()) {
      const { status, html, text, head } = await get(path);
      expect(status, path).toBe(200);
      expect(elements(html, 'h1'), path).toHaveLength(1);
      expect(head.canonical, path).toMatch(new RegExp(`${path}$`));
      expect(head.robots, path).toBe('index,follow');
      expect(head.title?.length, path).toBeLessThanOrEqual(65);
      expect(head.description?.length, path).toBeLessThanOrEqual(160);
      descriptions.add(head.description ?? '');
      if (path !== paths.guides) expect(text, path).toMatch(/Reviewed [A-Z][a-z]+ 20\d\d\. Sources: /);
    }
    expect(descriptions.size).toBe(guidePaths().length);
  });

  test('section 2: the index links to every guide, country and certificate', async () => {
    const linksOf = async (path: string) => elements((await get(path)).html, 'a').map(({ href }) => href);
    const guides = [...GUIDES.map(({ path }) => path), paths.countryGuides, paths.certificates];
    expect(await linksOf(paths.guides)).toEqual(expect.arrayContaining(guides));
    const countries = COUNTRY_GUIDES.map(({ slug }) => paths.countryGuide(slug));
    expect(await linksOf(paths.countryGuides)).toEqual(expect.arrayContaining(countries));
    const certificates = CERTIFICATIONS.map((certification) => paths.certificate(certification.id));
    expect(await linksOf(paths.certificates)).toEqual(expect.arrayContaining(certificates));
  });

  test.each(['/guides/countries/atlantis', '/certificates/no-such-certificate', '/guides/nothing'])(
    '%s is no page',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test('section 2: an article names its publisher and the month of its review; the glossary is a set of terms', async () => {
    const data = structuredData((await get(paths.glossary)).html);
    const article = data.find((block) => block['@type'] === 'Article');
    expect(article).toMatchObject({
      dateModified: expect.stringMatching(/^20\d\d-\d\d-01$/),
      author: { name: 'Inspectory' },
    });
    const set = data.find((block) => block['@type'] === 'DefinedTermSet');
    expect(set?.hasDefinedTerm).toHaveLength(GLOSSARY.length);
  });

  test('section 2: the method selector filters by a form, without scripts', async () => {
    const all = await get(paths.methodSelector);
    expect(elements(all.html, 'select').map(({ name }) => name)).toEqual(['flaw', 'material', 'access', 'temperature']);
    const chosen = await get(`${paths.methodSelector}?flaw=Pitting&material=&access=&temperature=`);
    expect(chosen.text).toContain('A grid of points misses pits');
    expect(chosen.text).not.toContain('Crack at the surface: ');
    // Of the methods side by side only those that answer the question.
    expect(chosen.text).toContain('API 653 Annex G');
    expect(all.text).toContain('ASTM E2261');
    expect(chosen.text).not.toContain('ASTM E2261');
    expect(chosen.head).toMatchObject({ robots: 'noindex,follow', canonical: all.head.canonical });
    expect(all.text).toContain('composite and GRP, one side');
    expect(all.text).not.toContain('1 × 10⁻³ mbar·l/s Leak testing');
    const none = await get(`${paths.methodSelector}?flaw=Pitting&material=Aluminium`);
    expect(none.text).toContain('No row of the table meets all four');
    expect((await get(`${paths.methodSelector}?flaw=Rust`)).status).toBe(400);
  });

  test('section 2: the interval calculator shows its steps, and says what to mend', async () => {
    const readings = 'code=653&latest=8.4&latestDay=2026-06-01&previous=9.4&previousDay=2018-06-01&required=6.4';
    const { status, text, head } = await get(`${paths.inspectionIntervals}?${readings}`);
    expect(status).toBe(200);
    expect(head.robots).toBe('noindex,follow');
    expect(text).toContain('(9.4 mm − 8.4 mm) ÷ 8 years = 0.125 mm/year');
    expect(text).toContain('2034-06-01');
    expect(text).toContain('An engineer decides');
    const wrong = await get(`${paths.inspectionIntervals}?code=510&latest=thick&latestDay=2026-06-01&required=6`);
    expect(wrong.status).toBe(400);
    expect(wrong.head.title).toMatch(/^Error: /);
    expect(wrong.text).toContain('Enter a thickness above 0 and up to 500 mm, such as 11.5.');
    expect(elements(wrong.html, 'input').find(({ name }) => name === 'latest')).toMatchObject({ value: 'thick' });
    // Without readings no date follows; only Great Britain leaves it to a scheme.
    expect(wrong.text.match(/By the scheme/g)).toHaveLength(1);
    const future = await get(`${paths.inspectionIntervals}?code=510&latest=9&latestDay=2999-06-01&required=6`);
    expect(future.status).toBe(400);
    expect(future.text).toContain('The day of a reading cannot be in the future. Check the year.');
  });

  test('section 2: the interval calculator shows the wall that the pressure needs, and its limits', async () => {
    expect((await get(paths.inspectionIntervals)).text).toContain('1.7 × 765 ÷ (138 × 1 − 0.6 × 1.7) = 9.495');
    const wall = 'shape=pipe&diameter=168.3&pressure=5&stress=138&efficiency=1&wall=3';
    const { status, text, head } = await get(`${paths.inspectionIntervals}?${wall}`);
    expect(status).toBe(200);
    expect(head.robots).toBe('noindex,follow');
    expect(text).toContain('5 × 168.3 ÷ (2 × (138 × 1 + 5 × 0.4)) = 3.006');
    // The readings stay those of the example.
    expect(text).toContain('Worked example: a separator drum');
    const tiny = await get(`${paths.inspectionIntervals}?diameter=1530&pressure=1e-200&stress=138&efficiency=1`);
    expect(tiny.status).toBe(400);
    expect(tiny.text).toContain('Enter a number from 0.000001 to 1000000, such as 1.7.');
    const wrong = await get(`${paths.inspectionIntervals}?shape=pipe&diameter=100&pressure=60&stress=138&efficiency=1`);
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('The formula holds only for thickness below a sixth of the outside diameter');
  });

  test('section 2: each form of the interval calculator carries what was typed into the other', async () => {
    const readings = { code: '653', latest: '8.4', latestDay: '2026-06-01', required: '6.4' };
    const wall = { shape: 'pipe', diameter: '168.3', pressure: '5', stress: '138', efficiency: '1' };
    const carriedOn = async (fields: Record<string, string>) => {
      const { html } = await get(`${paths.inspectionIntervals}?${new URLSearchParams(fields)}`);
      const forms = html.split('<form').filter((form) => /^[^>]*#(?:result|wall)"/.test(form));
      return forms.map((form) =>
        Object.fromEntries(
          elements(form, 'input')
            .filter(({ type }) => type === 'hidden')
            .map(({ name, value }) => [name, value]),
        ),
      );
    };
    expect(await carriedOn({})).toEqual([{}, {}]);
    expect(await carriedOn(readings)).toEqual([{}, readings]);
    expect(await carriedOn(wall)).toEqual([wall, {}]);
    expect(await carriedOn({ ...readings, ...wall })).toEqual([wall, readings]);
  });

  test('section 2: a date that has passed is called overdue', async () => {
    const readings = 'code=510&latest=11.5&latestDay=2010-06-01&previous=11.9&previousDay=2006-06-01&required=9.5';
    const { text } = await get(`${paths.inspectionIntervals}?${readings}`);
    expect(text).toContain('2020-06-01 (overdue)');
    expect((await get(paths.inspectionIntervals)).text).not.toContain('overdue');
  });

  test('section 2: a country sheet covers vessels, boilers and lifting gear, and leads to its registers and back', async () => {
    for (const { slug, name, rules, registers } of COUNTRY_GUIDES) {
      const equipment = rules.map((rule) => rule.equipment);
      expect(equipment, name).toEqual(expect.arrayContaining(['Pressure vessels', 'Boilers', 'Lifting equipment']));
      const { html } = await get(paths.countryGuide(slug));
      const links = elements(html, 'a').map(({ href }) => href);
      expect(registers.length, name).toBeGreaterThan(0);
      expect(links, name).toEqual(expect.arrayContaining(registers.map((id) => paths.certificate(id))));
    }
    const { html } = await get(paths.certificate('zues'));
    expect(elements(html, 'a').map(({ href }) => href)).toContain(paths.countryGuide('germany'));
  });

  test('section 2: the letters of the glossary lead to its terms', async () => {
    const { html } = await get(paths.glossary);
    const ids = elements(html, 'dfn').map(({ id }) => `#${id}`);
    const letters = elements(html, 'a')
      .map(({ href = '' }) => href)
      .filter((href) => href.startsWith('#') && href !== '#main');
    expect(letters).toContain('#x-ray-fluorescence');
    for (const href of letters) expect(ids).toContain(href);
  });

  test('section 2: the plan builder writes a plan for every choice', async () => {
    const methods = PLAN_METHODS.map((method) => `methods=${method.id}`).join('&');
    for (const equipment of PLAN_EQUIPMENT)
      for (const job of PLAN_JOBS)
        for (const rules of PLAN_RULES) {
          const query = `equipment=${equipment.id}&job=${job.id}&rules=${rules.id}&quality=C&${methods}`;
          const { status, text } = await get(`${paths.inspectionPlan}?${query}`);
          expect(status, query).toBe(200);
          expect(text, query).not.toMatch(/undefined|\[object/);
        }
    expect((await get(`${paths.inspectionPlan}?equipment=rocket`)).status).toBe(400);
  });

  test('section 2: a plan continues into the request form of a company', async () => {
    const query = 'equipment=vessel&job=in-service&rules=american&quality=B&methods=UTT';
    const { html } = await get(`${paths.inspectionPlan}?${query}`);
    const links = elements(html, 'a').map(({ href = '' }) => href);
    const request = links.find((href) => href.startsWith(`/company/${id}/request?`)) ?? '';
    const form = await get(request);
    expect(form.status).toBe(200);
    expect(form.text).toContain('2. Rules: API 510, edition [year]');
    expect(elements(form.html, 'input').find(({ name }) => name === 'equipmentType')).toMatchObject({
      value: 'Pressure vessel',
    });
  });

  test('section 2: a certificate page names the companies that list it, and profiles lead to it', async () => {
    const page = await get(paths.certificate('api-510'));
    expect(page.text).toContain('Elbe Vessel Inspection');
    expect(page.text).toContain('claimed by the company');
    expect((await get(paths.certificate('frosio'))).text).toContain('No company in the directory lists it yet.');
    // A certificate named after a standard names it among its sources.
    expect((await get(paths.certificate('iso-9712'))).text).toMatch(/Sources: ISO 9712 ?; Certification body/);
    expect(page.text).toMatch(/Sources: API inspector search/);
    const links9001 = elements((await get(paths.certificate('iso-9001'))).html, 'a').map(({ href }) => href);
    expect(links9001).toContainEqual(expect.stringMatching(/transition-requirements-for-iso-90012026/));
    const profile = await get(paths.company({ id, name: 'Elbe Vessel Inspection' }));
    const links = elements(profile.html, 'a').map(({ href }) => href);
    expect(links).toEqual(expect.arrayContaining(['/certificates/api-510', '/guides/countries/germany']));
  });

  test('section 2: landing pages and searches lead to the guides of their subject', async () => {
    const linksOf = async (path: string) => elements((await get(path)).html, 'a').map(({ href }) => href);
    expect(await linksOf('/ultrasonic-testing-services')).toContain(paths.methodSelector);
    expect(await linksOf('/weld-testing-services')).toContain(paths.weldStandards);
    expect(await linksOf('/inspection-companies-in-germany')).toContain(paths.countryGuide('germany'));
    expect(await linksOf('/asme-certified-labs-europe')).toContain(paths.certificate('asme-u'));
    expect(await linksOf('/?certification=API+510')).toContain(paths.certificate('api-510'));
    expect(await linksOf('/?location=Germany')).toContain(paths.countryGuide('germany'));
  });
});

describe('the glossary', () => {
  test('has 150 terms with a place for each language, and no term twice', () => {
    expect(GLOSSARY.length).toBeGreaterThanOrEqual(150);
    expect(new Set(GLOSSARY.map((term) => term.id)).size).toBe(GLOSSARY.length);
    for (const { term, definition, words } of GLOSSARY) {
      expect(definition, term).toMatch(/\.$/);
      expect(words, term).toHaveLength(GLOSSARY_LANGUAGES.length);
    }
  });
});
