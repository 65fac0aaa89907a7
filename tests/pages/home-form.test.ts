import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { elements, headOf, textOf } from '#tests/support/html.ts';

const NAMES = { reactor: 'Reactor Check', wing: 'Wing Check', bridge: 'Bridge Check', pipe: 'Pipe Check' };

describeOnEachDatabase('search form of the home page without scripts', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp();
    await site.insert([
      company({ name: NAMES.reactor, industries: ['Nuclear'], certifications: ['ASME U Stamp'], verified: true }),
      company({ name: NAMES.wing, industries: ['Aerospace'], equipmentTypes: ['Pressure vessel'] }),
      company({
        name: NAMES.bridge,
        industries: ['Construction'],
        location: 'Houston, Texas, USA',
        serviceArea: 'North America',
      }),
      company({ name: NAMES.pipe, industries: ['Nuclear', 'Aerospace'], featured: true }),
    ]);
  });

  const found = async (path: string) => {
    const { status, text } = await site.call('GET', path);
    expect(status).toBe(200);
    const shown = textOf(text);
    const results = shown.slice(shown.indexOf(' Reviews '), shown.indexOf('Browse by Industry Sector'));
    return {
      html: text,
      names: Object.values(NAMES)
        .filter((name) => results.includes(name))
        .sort(),
    };
  };

  test('decision 9: it is a GET form on the home page', async () => {
    const { html } = await found('/');
    const form = elements(html, 'form').find(({ action }) => action === '/');
    expect(form?.method ?? 'get').toBe('get');
    const names = [...elements(html, 'input'), ...elements(html, 'select')].map(({ name }) => name);
    for (const name of ['search', 'location', 'industry', 'serviceArea', 'verified', 'sortBy'])
      expect(names).toContain(name);
  });

  test.each<[string, string[]]>([
    ['/?search=wing', [NAMES.wing]],
    ['/?search=check&location=Houston%2C+Texas', [NAMES.bridge]],
    ['/?search=&location=&industry=Nuclear', [NAMES.pipe, NAMES.reactor]],
    ['/?industry=nuclear&verified=true', [NAMES.reactor]],
    ['/?certification=ASME', [NAMES.reactor]],
    ['/?equipmentType=Pressure+vessel', [NAMES.wing]],
    ['/?serviceArea=North+America', [NAMES.bridge]],
    ['/?search=unheardof', []],
    ['/?search=%25', []],
  ])('decision 9: %s shows the results of the API', async (path, names) => {
    expect((await found(path)).names).toEqual(names.sort());
  });

  test('decision 9: the form keeps the typed and chosen values', async () => {
    const { html } = await found(
      '/?search=check+%22x%22&location=Houston&industry=Nuclear&verified=true&serviceArea=Europe&sortBy=name&view=list',
    );
    const inputs = elements(html, 'input');
    expect(inputs.find(({ name }) => name === 'search')?.value).toBe('check "x"');
    expect(inputs.find(({ name }) => name === 'location')?.value).toBe('Houston');
    const checked = inputs.filter((input) => 'checked' in input).map(({ name, value }) => `${name}=${value}`);
    expect(checked).toEqual(expect.arrayContaining(['serviceArea=Europe', 'verified=true', 'industry=Nuclear']));
    expect(inputs).toContainEqual({ type: 'hidden', name: 'view', value: 'list' });
    expect(inputs).toContainEqual({ type: 'hidden', name: 'was', value: 'Nuclear' });
    expect(html).toMatch(/<option value="name" selected="">|<option selected="" value="name">/);
  });

  test.each<[string, string, string[]]>([
    ['chosen in the search bar', 'industry=Aerospace&was=Nuclear&industry=Nuclear', [NAMES.pipe, NAMES.wing]],
    ['chosen in the panel', 'industry=Nuclear&was=Nuclear&industry=Aerospace', [NAMES.pipe, NAMES.wing]],
    ['not changed', 'industry=Nuclear&was=Nuclear&industry=Nuclear', [NAMES.pipe, NAMES.reactor]],
    ['taken back in the search bar', 'industry=&was=Nuclear', Object.values(NAMES)],
    ['chosen for the first time', 'industry=&industry=Construction', [NAMES.bridge]],
  ])('decision 9: an industry that is %s', async (_how, query, names) => {
    expect((await found(`/?${query}`)).names).toEqual([...names].sort());
  });

  test.each([
    ['/?page=0', 'page must be a whole number from 1 to 100000'],
    ['/?page=100001', 'page must be a whole number from 1 to 100000'],
    ['/?verified=maybe', 'verified must be true or false'],
    ['/?sortBy=price', 'sortBy must be one of rating, distance, name, reviews'],
    [`/?search=${'x'.repeat(201)}`, 'Please use at most 200 characters'],
    ['/?location=a%00b', 'Please remove the control characters'],
  ])('decision 1: %s is a 400 page with the reason', async (path, sentence) => {
    const { status, headers, text } = await site.call('GET', path);
    expect(status).toBe(400);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(textOf(text)).toContain(sentence);
    expect(headOf(text).robots).toBe('noindex,follow');
  });

  test('decision 3: sorting by distance without a known place shows the order used instead', async () => {
    expect(textOf((await found('/?sortBy=distance')).html)).toContain('Enter a city to sort by distance');
    expect(textOf((await found('/?sortBy=rating')).html)).not.toContain('Enter a city to sort by distance');
  });

  test('decision 9: parameters in any order are the same page', async () => {
    const etag = async (path: string) => (await site.call('GET', path)).headers.etag;
    const one = await etag('/?search=check&industry=Nuclear');
    expect(await etag('/?industry=Nuclear&search=check')).toBe(one);
    expect(await etag('/?industry=Nuclear&search=++check+&page=1&sortBy=rating&x=y')).toBe(one);
    expect(await etag('/?industry=Nuclear&search=other')).not.toBe(one);
  });

  test('hardening: typed text is escaped wherever it is shown', async () => {
    const typed = `"><script>alert(1)</script>&'`;
    const { html } = await found(`/?search=${encodeURIComponent(typed)}&location=${encodeURIComponent(typed)}`);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('alert(1)</script>');
    expect(textOf(html)).toContain(typed);
    expect(headOf(html).title).toContain(typed);
  });
});
