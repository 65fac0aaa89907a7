import { beforeAll, expect, test } from 'vitest';
import type { ErrorReply } from '#domain/api.ts';
import { type CompanyPage, foundCompany } from '#domain/companies/public-company.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

const PUBLIC = 14;

describeOnEachDatabase('GET /api/companies', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp();
    await site.insert([
      ...Array.from({ length: PUBLIC }, (_, index) => company({ name: `Weld Check ${index}` })),
      company({ name: 'Waiting for Approval', approved: false }),
    ]);
  });

  test('decision 1: the default is six companies, with the exact total, the page and the limit', async () => {
    const { items, ...rest } = await site.list();
    expect(items).toHaveLength(6);
    expect(rest).toEqual({
      total: PUBLIC,
      matches: { all: PUBLIC, most: 0, words: null },
      understood: [],
      correction: null,
      inPlace: null,
      around: null,
      page: 1,
      limit: 6,
      sortBy: 'rating',
      place: null,
      notice: null,
    });
  });

  test('decision 1: pages have no gaps, and the last one is not full', async () => {
    const sizes = [];
    for (const page of [1, 2, 3, 4]) {
      const answer = await site.list({ page, limit: 4 });
      expect(answer.total).toBe(PUBLIC);
      sizes.push(answer.items.length);
    }
    expect(sizes).toEqual([4, 4, 4, 2]);
  });

  test('decision 1: a page past the end has no items but the exact total', async () => {
    expect(await site.list({ page: 99 })).toMatchObject({ items: [], total: PUBLIC, page: 99 });
  });

  test('decision 1: a page can have up to 100 companies', async () => {
    expect((await site.list({ limit: 100 })).items).toHaveLength(PUBLIC);
  });

  test('section 7: a company has all fields of the document and no others, each time as that search found it', async () => {
    const fields = Object.keys(foundCompany.shape).sort();
    for (const location of [undefined, 'Aberdeen', undefined]) {
      for (const search of ['weld', undefined]) {
        const { items } = await site.list({ search, location, limit: 100 });
        expect(items.map((item) => Object.keys(item).sort())).toEqual(Array.from({ length: PUBLIC }, () => fields));
        expect(new Set(items.map(({ distance }) => distance))).toEqual(new Set([location === undefined ? null : 0]));
        expect(new Set(items.map(({ marks }) => marks.length))).toEqual(new Set([search === undefined ? 0 : 1]));
      }
    }
  });

  test.each(['rating', 'name', 'reviews', 'distance'])(
    'decision 1: the highest page number can be requested in the order %s',
    async (sortBy) => {
      for (const search of [undefined, 'weld']) {
        const answer = await site.list({ page: 100_000, limit: 100, sortBy, location: 'Aberdeen', search });
        expect(answer).toMatchObject({ items: [], total: PUBLIC });
      }
    },
  );

  const PAGE = 'page must be a whole number from 1 to 100000';
  const LIMIT = 'limit must be a whole number from 1 to 100';
  test.each([
    ['page=0', 'page', PAGE],
    ['page=-1', 'page', PAGE],
    ['page=1.5', 'page', PAGE],
    ['page=1e3', 'page', PAGE],
    ['page=abc', 'page', PAGE],
    ['page=100001&limit=1', 'page', PAGE],
    ['page=%201', 'page', PAGE],
    ['limit=0', 'limit', LIMIT],
    ['limit=101', 'limit', LIMIT],
    ['limit=1000000', 'limit', LIMIT],
    ['limit=ten', 'limit', LIMIT],
    ['verified=maybe', 'verified', 'verified must be true or false'],
    ['verified=1', 'verified', 'verified must be true or false'],
    ['sortBy=price', 'sortBy', 'sortBy must be one of rating, distance, name, reviews'],
    ['sortBy=id;drop', 'sortBy', 'sortBy must be one of rating, distance, name, reviews'],
    [`search=${'x'.repeat(201)}`, 'search', 'Please use at most 200 characters'],
    [`location=${'x'.repeat(201)}`, 'location', 'Please use at most 200 characters'],
    ['search=a%00b', 'search', 'Please remove the control characters'],
    ['location=a%1Bb', 'location', 'Please remove the control characters'],
    ['industry=%07', 'industry', 'Please remove the control characters'],
    ['certification=a%7Fb', 'certification', 'Please remove the control characters'],
    ['search=a&search=b', 'search', 'Please give only one value'],
    [`${'industry=a&'.repeat(21)}`, 'industry', 'Please give at most 20 values'],
    ['exact=maybe', 'exact', 'exact must be true or false'],
    ['page=1&page=2', 'page', PAGE],
    ['limit=1&limit=2', 'limit', LIMIT],
    ['verified=true&verified=false', 'verified', 'verified must be true or false'],
    ['sortBy=name&sortBy=name', 'sortBy', 'sortBy must be one of rating, distance, name, reviews'],
  ])('decision 1: %s is a 400 that names the error', async (query, path, message) => {
    const { status, body, headers } = await site.call<ErrorReply>('GET', `/api/companies?${query}`);
    expect(status).toBe(400);
    expect(body).toEqual({ message, issues: [{ path, message }] });
    expect(headers['cache-control']).toBe('no-store');
  });

  test('decision 16: all errors of a request are reported together', async () => {
    const { body } = await site.call<ErrorReply>('GET', '/api/companies?page=0&limit=0&verified=x');
    expect(body.issues?.map(({ path }) => path).sort()).toEqual(['limit', 'page', 'verified']);
  });

  test('section 7: empty parameters are ignored', async () => {
    const names = 'search location industry equipmentType certification serviceArea verified sortBy page limit';
    const empty = names.split(' ').map((name) => `${name}=`);
    const { body } = await site.call<CompanyPage>(
      'GET',
      `/api/companies?${empty.join('&')}&search`.replace('search=&', ''),
    );
    expect(body).toMatchObject({ total: PUBLIC, page: 1, limit: 6, sortBy: 'rating' });
  });

  test('section 7: blank texts are ignored', async () => {
    expect(await site.list({ search: '   ', location: ' ' })).toMatchObject({ total: PUBLIC });
  });

  test('section 7: tabs and line breaks, as copied from spreadsheets, are white space', async () => {
    expect(await site.list({ search: '\tweld\tcheck\r\n', location: 'Aberdeen,\n\tUK' })).toMatchObject({
      total: PUBLIC,
    });
    expect(await site.list({ search: '\t\r\n' })).toMatchObject({ total: PUBLIC });
  });

  test('decision 1: unknown parameters are ignored, including names of object properties', async () => {
    const query = 'utm_source=mail&approved=false&id=1&__proto__=x&constructor=y&toString=z&filters=q';
    expect(await site.call('GET', `/api/companies?${query}`)).toMatchObject({ status: 200, body: { total: PUBLIC } });
  });

  test('decision 2: a pending company is not in any list', async () => {
    for (const query of [{}, { search: 'Waiting for Approval' }, { location: 'Aberdeen' }, { sortBy: 'name' }]) {
      const { items } = await site.list({ ...query, limit: 100 });
      expect(items.filter(({ approved }) => !approved)).toEqual([]);
      expect(items.map(({ name }) => name)).not.toContain('Waiting for Approval');
    }
    expect(await site.list({ search: 'Waiting' })).toMatchObject({ total: 0 });
  });
});
