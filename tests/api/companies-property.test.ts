import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { CompanyPage } from '#domain/companies/public-company.ts';
import { demoCompanies } from '#server/demo/companies.ts';
import { anyText } from '#tests/support/any-text.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';

const COMPANIES = 80;
const LIMIT = 30;

/** Typical input of people and machines: words of the trade, parts of query languages, arbitrary text. */
const piece = fc.oneof(
  fc.constantFrom(
    'ultrasonic',
    'MPI',
    'x-ray',
    'dye pen',
    'ASME',
    'pressure',
    'vessel',
    'ultrasnic',
    'inspection',
    'the',
    'İzmir',
    'Türkiye',
    'UK',
  ),
  fc.constantFrom(
    "'",
    '"',
    '\\',
    '%',
    '_',
    ':*',
    '&',
    '|',
    '!',
    '<->',
    '(',
    ')',
    '--',
    ';',
    '$1',
    '{}',
    '\u0000',
    '\n',
    '\u2028',
  ),
  anyText(12),
);
const typed = fc
  .array(piece, { maxLength: 6 })
  .chain((pieces) => fc.constantFrom(' ', '', ', ').map((glue) => pieces.join(glue)));

describeOnEachDatabase('GET /api/companies with arbitrary input', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp();
    await site.insert(demoCompanies().slice(0, COMPANIES));
  });

  const read = (query: Record<string, string | undefined>) => {
    const parameters = Object.entries(query).map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`);
    return site.call<CompanyPage>('GET', `/api/companies?${parameters.join('&')}`);
  };

  test('decision 4: no search causes a server error, and the total is the number of items on all pages', async () => {
    const property = fc.asyncProperty(
      typed,
      typed,
      fc.constantFrom('rating', 'name', 'reviews', 'distance'),
      async (search, location, sortBy) => {
        for (const query of [
          { search, sortBy },
          { location, sortBy },
        ]) {
          const ids = [];
          const first = await read({ ...query, limit: String(LIMIT) });
          expect([200, 400]).toContain(first.status);
          if (first.status === 400) continue;
          for (let page = 1; ids.length < first.body.total; page += 1) {
            const { body } = await read({ ...query, limit: String(LIMIT), page: String(page) });
            expect(body.total).toBe(first.body.total);
            expect(body.items).not.toEqual([]);
            ids.push(...body.items.map(({ id }) => id));
          }
          expect(new Set(ids).size).toBe(first.body.total);
        }
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });

  test('decision 6: no filter value causes a server error', async () => {
    const names = ['industry', 'equipmentType', 'certification', 'serviceArea', 'verified', 'sortBy', 'page', 'limit'];
    const property = fc.asyncProperty(fc.constantFrom(...names), typed, async (name, value) => {
      expect([200, 400]).toContain((await read({ [name]: value })).status);
      const facets = await site.call('GET', `/api/companies/facets?${name}=${encodeURIComponent(value)}`);
      expect([200, 400]).toContain(facets.status);
    });
    await fc.assert(property, { numRuns: 60 });
  });

  test('section 2: no path of a company and no page causes a server error', async () => {
    const property = fc.asyncProperty(typed, async (text) => {
      const odd = encodeURIComponent(text);
      for (const path of [
        `/api/companies/${odd}`,
        `/company/${odd}`,
        `/company/1/${odd}`,
        `/${odd}`,
        `/?search=${odd}`,
      ]) {
        expect([200, 301, 400, 404], path).toContain((await site.call('GET', path)).status);
      }
    });
    await fc.assert(property, { numRuns: 30 });
  });

  test('hardening: no request line causes a server error', async () => {
    await site.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = site.app.server.address() as AddressInfo;
    const sign = fc.oneof(
      fc.constantFrom(...'/\\?#%[]@:.&='),
      fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
    );
    const property = fc.asyncProperty(
      fc.string({ unit: sign, maxLength: 12 }),
      fc.constantFrom('', 'http://x.example'),
      async (text, host) => {
        const asked = get({ host: '127.0.0.1', port, path: `${host}/${text}`, agent: false });
        const [answer] = (await once(asked, 'response')) as [IncomingMessage];
        answer.resume();
        expect(answer.statusCode).not.toBe(500);
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });
});
