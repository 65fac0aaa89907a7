import { beforeAll, expect, test } from 'vitest';
import type { CompanyFacets, CompanyPage, FacetCount } from '#domain/companies/public-company.ts';
import { SERVICE_AREAS } from '#domain/places/service-areas.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company, insertByKey } from '#tests/support/company.ts';

const COMPANIES = {
  vessels: company({
    name: 'Vessel House',
    industries: ['Oil & Gas', 'Power Generation'],
    equipmentTypes: ['Pressure vessel'],
    certifications: ['ASME Section VIII', 'API 510'],
    verified: true,
  }),
  laboratory: company({
    name: 'Test Lab',
    industries: ['Aerospace'],
    equipmentTypes: ['Storage tank'],
    certifications: ['ISO/IEC 17025:2017'],
    serviceArea: 'Middle East',
  }),
  stamped: company({
    name: 'Stamp Works',
    industries: ['oil & gas'],
    equipmentTypes: ['Pressure vessel', 'Heat exchanger'],
    certifications: ['ASME U Stamp', 'ISO 17025 accredited', 'ISO 9001:2015'],
    serviceArea: 'Asia-Pacific',
    verified: true,
  }),
  plain: company({ name: 'Plain Co', serviceArea: 'Australia & New Zealand' }),
  waiting: company({ name: 'Waiting', industries: ['Oil & Gas'], certifications: ['ASME U Stamp'], approved: false }),
};
type Key = keyof typeof COMPANIES;

describeOnEachDatabase('filters of GET /api/companies', (makeApp) => {
  let site: TestApp;
  let keys: Map<number, Key>;

  beforeAll(async () => {
    site = await makeApp();
    keys = await insertByKey(site, COMPANIES);
  });

  const found = async (query: Record<string, string>) => {
    const { items, total } = await site.list({ ...query, limit: 100 });
    expect(total).toBe(items.length);
    return items.map(({ id }) => keys.get(id)).sort();
  };

  test.each<[string, string, Key[]]>([
    ['industry', 'Oil & Gas', ['stamped', 'vessels']],
    ['industry', 'OIL & GAS', ['stamped', 'vessels']],
    ['industry', 'oil & gas', ['stamped', 'vessels']],
    ['industry', ' Aerospace ', ['laboratory']],
    ['industry', 'Oil', []],
    ['industry', 'Gas', []],
    ['industry', 'Unheard Of', []],
    ['equipmentType', 'pressure VESSEL', ['stamped', 'vessels']],
    ['equipmentType', 'Heat exchanger', ['stamped']],
    ['equipmentType', 'vessel', []],
    ['serviceArea', 'Middle East', ['laboratory']],
    ['serviceArea', 'middle east', ['laboratory']],
    ['serviceArea', 'Asia-Pacific', ['stamped']],
    ['serviceArea', 'Australia & New Zealand', ['plain']],
    ['serviceArea', 'Europe', ['vessels']],
    ['serviceArea', 'East', []],
    ['serviceArea', 'Atlantis', []],
    ['verified', 'true', ['stamped', 'vessels']],
    ['verified', 'false', ['laboratory', 'plain']],
  ])('decision 6: %s=%s finds whole values, case ignored', async (name, value, expected) => {
    expect(await found({ [name]: value })).toEqual(expected);
  });

  test.each<[string, Key[]]>([
    ['ASME', ['stamped', 'vessels']],
    ['asme', ['stamped', 'vessels']],
    ['ASME Section VIII', ['vessels']],
    ['ASME U Stamp', ['stamped']],
    ['ISO 17025', ['laboratory', 'stamped']],
    ['iso 17025', ['laboratory', 'stamped']],
    ['ISO/IEC 17025', ['laboratory', 'stamped']],
    ['ISO/IEC 17025:2017', ['laboratory']],
    ['ISO 9001', ['stamped']],
    ['API', ['vessels']],
    ['API 510', ['vessels']],
    ['NACE', []],
    ['17', []],
    ['%', []],
  ])('decision 6: certification=%s finds the certificate and its family', async (certification, expected) => {
    expect(await found({ certification })).toEqual(expected);
  });

  test('decision 6: all filters of a request apply', async () => {
    expect(await found({ industry: 'Oil & Gas', equipmentType: 'Pressure vessel' })).toEqual(['stamped', 'vessels']);
    expect(await found({ industry: 'Oil & Gas', certification: 'API', verified: 'true' })).toEqual(['vessels']);
    expect(await found({ industry: 'Oil & Gas', serviceArea: 'Middle East' })).toEqual([]);
    expect(await found({ search: 'stamp', certification: 'ISO 17025', serviceArea: 'Asia-Pacific' })).toEqual([
      'stamped',
    ]);
  });

  test.each<[string, Key[]]>([
    ['certification=ASME&certification=API', ['vessels']],
    ['certification=ASME&certification=ISO%209001', ['stamped']],
    ['certification=API&certification=ISO%209001', []],
    ['industry=Aerospace&industry=oil%20%26%20gas', ['laboratory', 'stamped', 'vessels']],
    ['equipmentType=Heat%20exchanger&equipmentType=Storage%20tank', ['laboratory', 'stamped']],
    ['industry=Aerospace&industry=', ['laboratory']],
  ])('decision 31: %s means all certificates, any industry and any equipment', async (query, expected) => {
    const { body } = await site.call<CompanyPage>('GET', `/api/companies?${query}`);
    expect(body.items.map(({ id }) => keys.get(id)).sort()).toEqual(expected);
  });

  test('decision 31: each value is counted under the other filters, and stays listed with 0', async () => {
    const query = 'industry=Aerospace&certification=ISO%2017025';
    const { body } = await site.call<CompanyFacets>('GET', `/api/companies/facets?${query}`);
    const count = (rows: FacetCount[], name: string) => rows.find((row) => row.name === name)?.count;
    // Alternatives of the chosen industry, a further certificate among those that are left.
    expect(count(body.industries, 'Oil & Gas')).toBe(1);
    expect(count(body.industries, 'Aerospace')).toBe(1);
    expect(count(body.certifications, 'ISO/IEC 17025')).toBe(1);
    expect(count(body.certifications, 'ISO 9001')).toBe(0);
    expect(count(body.equipmentTypes, 'Storage tank')).toBe(1);
    expect(count(body.equipmentTypes, 'Heat exchanger')).toBe(0);
  });

  test('section 3: companies can be filtered by each of the seven service areas', async () => {
    const totals = [];
    for (const serviceArea of SERVICE_AREAS) totals.push((await site.list({ serviceArea })).total);
    expect(totals).toEqual([1, 1, 0, 1, 0, 0, 1]);
  });

  test('section 7: all filters work together with sort and page', async () => {
    const query = {
      search: 'vessel',
      location: 'Aberdeen',
      industry: 'Oil & Gas',
      equipmentType: 'Pressure vessel',
      certification: 'ASME',
      serviceArea: 'Europe',
      verified: 'true',
      sortBy: 'name',
      page: 1,
      limit: 6,
    };
    const { items, total } = await site.list(query);
    expect({ total, names: items.map(({ name }) => name) }).toEqual({ total: 1, names: ['Vessel House'] });
  });
});
