import { beforeAll, expect, test } from 'vitest';
import { describeOnFastest, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { elements, headOf, textOf } from '#tests/support/html.ts';

describeOnFastest('comparison', (makeApp) => {
  let site: TestApp;
  let ids: number[];

  beforeAll(async () => {
    site = await makeApp({ now: () => new Date('2026-11-22T10:00:00Z') });
    ids = await site.insert([
      company({
        name: 'Gulf NDT',
        location: 'Houston, Texas, United States',
        certifications: ['ISO/IEC 17020', 'API 510'],
        specializations: ['Ultrasonic testing', 'Visual testing'],
      }),
      company({
        name: 'Bayou <Testing>',
        location: 'Beaumont, Texas, United States',
        certifications: ['API 510'],
        specializations: ['visual testing'],
        employeeCount: null,
      }),
      ...['Caddo', 'Dawn', 'Early', 'Fargo'].map((name) => company({ name })),
      company({ name: 'Waiting', approved: false }),
    ]);
    await site.database.pool.query(
      `update certificates set state = 'checked', checked_at = '2026-11-14', checked_how = 'register', expires = '2026-12-18'
       where company_id = $1 and name = 'ISO/IEC 17020'`,
      [ids[0]],
    );
  });

  const get = async (query: string) => {
    const { status, text: html, headers } = await site.call('GET', `/compare${query}`);
    const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([row]) => ({
      label: textOf(/<th.*?<\/th>/s.exec(row)?.[0] ?? ''),
      isEqual: row.startsWith('<tr class="is-equal"'),
      cells: [...row.matchAll(/<td.*?<\/td>/gs)].map(([cell]) => textOf(cell)),
    }));
    return {
      status,
      html,
      headers,
      text: textOf(html),
      row: (label: string) => rows.find((row) => row.label === label),
    };
  };
  const list = (...indexes: number[]) => indexes.map((index) => ids[index]).join(',');

  test('section 2.92: certificates, methods and details stand side by side, and not named is not no', async () => {
    const { status, row, html } = await get(`?companies=${list(0, 1)}&from=Houston`);
    expect(status).toBe(200);
    expect(row('ISO/IEC 17020')?.cells).toEqual([expect.stringContaining('Checked, to 18 Dec 2026'), 'Not named']);
    expect(row('API 510')).toMatchObject({ isEqual: true, cells: ['Claimed not checked', 'Claimed not checked'] });
    expect(row('Ultrasonic testing')).toMatchObject({ isEqual: false, cells: ['Yes', 'Not named'] });
    expect(row('Visual testing')).toMatchObject({ isEqual: true, cells: ['Yes', 'Yes'] });
    expect(row('Distance from Houston')?.cells).toEqual(['in Houston', expect.stringMatching(/^\d+ miles$/)]);
    expect(row('Size')?.cells).toEqual(['11–50 people', 'Not named']);
    expect(html).not.toContain('<Testing>');
  });

  test('section 2.92: the verdict of the day comes first, and is green for what is checked and valid then alone', async () => {
    const early = await get(`?companies=${list(0, 1)}&validOn=2026-12-01`);
    expect(early.row('On 1 Dec 2026')?.cells).toEqual(['✓ 1 checked and valid', 'None is checked and valid']);
    const late = await get(`?companies=${list(0, 1)}&validOn=2027-01-12&certification=ISO+17020`);
    expect(late.row('On 12 Jan 2027')?.cells).toEqual(['ISO 17020 ends 25 days before', 'ISO 17020 is not named']);
    expect(late.row('ISO/IEC 17020')?.cells[0]).toContain('ends 25 days before your date');
    expect((await get(`?companies=${list(0)}`)).row('Today, 22 Nov 2026')?.cells).toHaveLength(1);
  });

  test('section 2.92: it is not indexed, and its canonical address names the companies alone', async () => {
    const { html } = await get(`?companies=${list(1)}&companies=${list(0)}&validOn=2027-01-12`);
    expect(headOf(html)).toMatchObject({ robots: 'noindex,follow' });
    expect(headOf(html).canonical).toMatch(new RegExp(`/compare\\?companies=${list(1, 0)}$`));
    expect((await site.call('GET', '/robots.txt')).text).toContain('Disallow: /compare');
  });

  test('section 2.92: the sixth company is refused with a sentence', async () => {
    const { text } = await get(`?companies=${list(0, 1, 2, 3, 4, 5)}`);
    expect(text).toContain('Compare 5 companies');
    expect(text).toContain('Up to 5 companies fit. These are the first.');
    expect(text).not.toContain('Add a company');
  });

  test('section 2.92: companies that are not listed are named, and can be removed', async () => {
    const { status, text, html } = await get(`?companies=${list(6, 0)},999999`);
    expect(status).toBe(200);
    expect(text).toContain(`Company ${ids[6]} is not listed any more.`);
    expect(text).toContain('Company 999999 is not listed any more.');
    expect(text).not.toContain('Waiting');
    expect(elements(html, 'a')).toContainEqual(
      expect.objectContaining({ 'data-remove': '999999', href: `/compare?companies=${ids[0]}` }),
    );
  });

  test('section 2.92: without scripts a company is added by its name', async () => {
    const { text, html } = await get(`?companies=${list(0)}&validOn=2027-01-12&add=bayou`);
    expect(text).toContain('Bayou <Testing>');
    expect(elements(html, 'a')).toContainEqual(
      expect.objectContaining({ 'data-add': '', href: `/compare?companies=${list(0, 1)}&validOn=2027-01-12` }),
    );
    expect((await get('?add=zzzqqq')).text).toContain('No other company with the name “zzzqqq”.');
  });

  test('section 2.92: a page without companies says how to begin', async () => {
    expect((await get('')).text).toContain('Choose “Shortlist” on cards and profiles');
  });

  test.each(['abc', '12,x', '0', '-1', '99999999999', '1.5'])(
    'hardening: companies=%s is a 400 that says what to write',
    async (companies) => {
      const { status, text } = await get(`?companies=${companies}`);
      expect(status).toBe(400);
      expect(text).toContain('such as companies=12,7');
    },
  );

  test('section 2.92: a date and a place that cannot be read are left out', async () => {
    const { status, text } = await get(`?companies=${list(0)}&validOn=2027-02-30&from=Xyzzyburg`);
    expect(status).toBe(200);
    expect(text).toContain('Today, 22 Nov 2026');
    expect(text).toContain('We know no town “Xyzzyburg”');
  });
});
