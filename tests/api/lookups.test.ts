import { beforeAll, expect, test } from 'vitest';
import { CERTIFICATIONS } from '#domain/companies/certifications.ts';
import type { CompanyFacets } from '#domain/companies/company-summary.ts';
import { EQUIPMENT_TYPES } from '#domain/companies/equipment-types.ts';
import { INDUSTRIES } from '#domain/companies/industries.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

describeOnEachDatabase('lookups and facets', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp();
    await site.insert([
      company({ industries: ['Nuclear', 'Space Elevators'], certifications: ['API 510'], equipmentTypes: ['Pressure vessel'], verified: true }),
      company({ industries: ['nuclear', 'Aerospace'], certifications: ['API 510', 'ISO/IEC 17025:2017'], serviceArea: 'Africa' }),
      company({ industries: ['Nuclear', 'Aerospace'], certifications: ['ISO 17025', 'House certificate'], serviceArea: '' }),
      company({ industries: ['Water & Wastewater', 'Secret Sector'], equipmentTypes: ['Secret machine'], approved: false }),
    ]);
  });

  const lookup = async (path: string) => {
    const { status, body } = await site.call<string[]>('GET', path);
    expect(status).toBe(200);
    return body;
  };
  const countFacets = async (query = '') => (await site.call<CompanyFacets>('GET', `/api/companies/facets${query}`)).body;

  test('decision 8: industries in use come first, most used first, whatever their case', async () => {
    const names = await lookup('/api/industries');
    expect(names.slice(0, 3).map((name) => name.toLowerCase())).toEqual(['nuclear', 'aerospace', 'space elevators']);
  });

  test.each([
    ['/api/industries', INDUSTRIES],
    ['/api/equipment-types', EQUIPMENT_TYPES],
    ['/api/certifications', CERTIFICATIONS],
  ])('decision 8: %s has the whole vocabulary after them, each value once', async (path, vocabulary) => {
    const names = await lookup(path);
    expect(names).toEqual(expect.arrayContaining(vocabulary.map(({ name }) => expect.stringMatching(new RegExp(`^${RegExp.escape(name)}$`, 'i')))));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(names.every((name) => typeof name === 'string' && name !== '')).toBe(true);
  });

  test('decision 8: certifications and equipment types in use come first', async () => {
    expect((await lookup('/api/certifications'))[0]).toBe('API 510');
    expect((await lookup('/api/equipment-types'))[0]).toBe('Pressure vessel');
  });

  test('decision 2: values of companies that wait for approval are in no list', async () => {
    const names = await lookup('/api/industries');
    expect(names).not.toContain('Secret Sector');
    expect(names.indexOf('Water & Wastewater')).toBeGreaterThan(3);
    expect(await lookup('/api/equipment-types')).not.toContain('Secret machine');
    expect(JSON.stringify(await countFacets())).not.toContain('Secret');
  });

  test('decision 8: facets count the companies of each value, most first', async () => {
    const { industries, equipmentTypes, certifications, serviceAreas, verified } = await countFacets();
    expect(industries.map(({ name, count }) => [name.toLowerCase(), count])).toEqual([
      ['nuclear', 3],
      ['aerospace', 2],
      ['space elevators', 1],
    ]);
    expect(equipmentTypes).toEqual([{ name: 'Pressure vessel', count: 1 }]);
    expect(certifications).toEqual(
      expect.arrayContaining([
        { name: 'API 510', count: 2 },
        { name: 'ISO/IEC 17025', count: 2 },
      ]),
    );
    expect(serviceAreas).toEqual(
      expect.arrayContaining([
        { name: 'Africa', count: 1 },
        { name: 'Europe', count: 1 },
      ]),
    );
    expect(serviceAreas).toHaveLength(2);
    expect(verified).toBe(1);
  });

  test('decision 27: every count is the number that its filter finds', async () => {
    const facets = await countFacets();
    const filters = { industries: 'industry', equipmentTypes: 'equipmentType', certifications: 'certification', serviceAreas: 'serviceArea' } as const;
    for (const [group, filter] of Object.entries(filters) as [keyof typeof filters, string][]) {
      for (const { name, count } of facets[group]) expect([name, (await site.list({ [filter]: name })).total]).toEqual([name, count]);
    }
  });

  test('decision 8: facets are counted within the filters, a group without its own choice', async () => {
    const { industries, certifications, verified } = await countFacets('?industry=Aerospace&certification=API%20510');
    expect(industries.map(({ name, count }) => [name.toLowerCase(), count])).toEqual([
      ['nuclear', 2],
      ['aerospace', 1],
      ['space elevators', 1],
    ]);
    expect(certifications).toEqual(
      expect.arrayContaining([
        { name: 'ISO/IEC 17025', count: 2 },
        { name: 'API 510', count: 1 },
      ]),
    );
    expect(verified).toBe(0);
    expect((await countFacets('?verified=false')).verified).toBe(1);
  });

  test('decision 8: facets of a search that finds nothing are empty', async () => {
    expect(await countFacets('?search=unheardof')).toEqual({ industries: [], equipmentTypes: [], certifications: [], serviceAreas: [], verified: 0 });
  });

  test('decision 1: bad values are a 400 for facets, too', async () => {
    expect(await site.call('GET', '/api/companies/facets?verified=maybe')).toMatchObject({
      status: 400,
      body: { message: 'verified is true or false' },
    });
  });
});
