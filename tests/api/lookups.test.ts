import { beforeAll, expect, test } from 'vitest';
import type { CompanyFacets } from '#domain/companies/public-company.ts';
import { SERVICE_AREAS } from '#domain/places/service-areas.ts';
import { CERTIFICATIONS } from '#domain/vocabulary/certifications.ts';
import { EQUIPMENT_TYPES } from '#domain/vocabulary/equipment-types.ts';
import { INDUSTRIES } from '#domain/vocabulary/industries.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

describeOnEachDatabase('lookups and facets', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp();
    await site.insert([
      company({
        industries: ['Nuclear', 'Space Elevators'],
        certifications: ['API 510'],
        equipmentTypes: ['Pressure vessel'],
        verified: true,
      }),
      company({
        industries: ['nuclear', 'Aerospace'],
        certifications: ['API 510', 'ISO/IEC 17025:2017'],
        serviceArea: 'Africa',
      }),
      company({
        industries: ['Nuclear', 'Aerospace'],
        certifications: ['ISO 17025', 'House certificate'],
        location: 'Nosuchplace',
        serviceArea: '',
      }),
      company({
        industries: ['Water & Wastewater', 'Secret Sector'],
        equipmentTypes: ['Secret machine'],
        approved: false,
      }),
    ]);
  });

  const lookup = async (path: string) => {
    const { status, body } = await site.call<string[]>('GET', path);
    expect(status).toBe(200);
    return body;
  };
  const countFacets = async (query = '') =>
    (await site.call<CompanyFacets>('GET', `/api/companies/facets${query}`)).body;

  test('decision 8: industries in use come first, most used first, ignoring case', async () => {
    const names = await lookup('/api/industries');
    expect(names.slice(0, 3).map((name) => name.toLowerCase())).toEqual(['nuclear', 'aerospace', 'space elevators']);
  });

  test.each([
    ['/api/industries', INDUSTRIES],
    ['/api/equipment-types', EQUIPMENT_TYPES],
    ['/api/certifications', CERTIFICATIONS],
  ])('decision 8: %s then lists the rest of the vocabulary, each value once', async (path, vocabulary) => {
    const names = await lookup(path);
    const lower = names.map((name) => name.toLowerCase());
    expect(lower).toEqual(expect.arrayContaining(vocabulary.map(({ name }) => name.toLowerCase())));
    expect(new Set(lower).size).toBe(names.length);
    expect(names.every((name) => typeof name === 'string' && name !== '')).toBe(true);
  });

  test('decision 8: certifications and equipment types in use come first', async () => {
    expect((await lookup('/api/certifications'))[0]).toBe('API 510');
    expect((await lookup('/api/equipment-types'))[0]).toBe('Pressure vessel');
  });

  test('decision 2: values of pending companies are in no list', async () => {
    const names = await lookup('/api/industries');
    expect(names).not.toContain('Secret Sector');
    expect(names.indexOf('Water & Wastewater')).toBeGreaterThan(3);
    expect(await lookup('/api/equipment-types')).not.toContain('Secret machine');
    expect(JSON.stringify(await countFacets())).not.toContain('Secret');
  });

  test('decision 8: facets count the companies of each value', async () => {
    const { industries, equipmentTypes, certifications, serviceAreas, verified } = await countFacets();
    expect(industries.filter(({ count }) => count > 0)).toEqual([
      { name: 'Aerospace', count: 2 },
      { name: 'Nuclear', count: 3 },
      { name: 'Space Elevators', count: 1 },
    ]);
    expect(equipmentTypes).toEqual([{ name: 'Pressure vessel', count: 1 }]);
    expect(certifications).toEqual([
      { name: 'API 510', count: 2 },
      { name: 'ISO/IEC 17025', count: 2 },
      { name: 'House certificate', count: 1 },
    ]);
    expect(serviceAreas.filter(({ count }) => count > 0)).toEqual([
      { name: 'Europe', count: 1 },
      { name: 'Africa', count: 1 },
    ]);
    expect(verified).toBe(1);
  });

  test('section 2: all industries of the vocabulary and all service areas are returned, in their own order', async () => {
    for (const query of ['', '?search=unheardof']) {
      const { industries, serviceAreas } = await countFacets(query);
      expect(industries.slice(0, INDUSTRIES.length).map(({ name }) => name)).toEqual(
        INDUSTRIES.map(({ name }) => name),
      );
      expect(serviceAreas.map(({ name }) => name)).toEqual(SERVICE_AREAS);
    }
  });

  test('section 2: chosen values are always returned, with their exact count', async () => {
    const query = 'certification=ASME&industry=unheardof&equipmentType=Anvil&serviceArea=Mars';
    const { certifications, industries, equipmentTypes, serviceAreas } = await countFacets(`?${query}`);
    expect(certifications[0]).toEqual({ name: 'ASME', count: 0 });
    expect(industries[0]).toEqual({ name: 'unheardof', count: 0 });
    expect(equipmentTypes[0]).toEqual({ name: 'Anvil', count: 0 });
    expect(serviceAreas[0]).toEqual({ name: 'Mars', count: 0 });
    expect((await countFacets('?certification=iso%2017025')).certifications[0]).toEqual({
      name: 'iso 17025',
      count: 2,
    });
    expect((await countFacets('?industry=nuclear')).industries.filter(({ count }) => count === 3)).toHaveLength(1);
  });

  test('decision 27: every count is the number that its filter finds', async () => {
    const facets = await countFacets();
    const filters = {
      industries: 'industry',
      equipmentTypes: 'equipmentType',
      certifications: 'certification',
      serviceAreas: 'serviceArea',
    } as const;
    for (const [group, filter] of Object.entries(filters) as [keyof typeof filters, string][]) {
      for (const { name, count } of facets[group])
        expect([name, (await site.list({ [filter]: name })).total]).toEqual([name, count]);
    }
  });

  test('decision 8: facets are counted within the filters, alternatives without their own choice', async () => {
    const { industries, certifications, verified } = await countFacets('?industry=Aerospace&certification=API%20510');
    expect(industries.filter(({ count }) => count > 0)).toEqual([
      { name: 'Aerospace', count: 1 },
      { name: 'Nuclear', count: 2 },
      { name: 'Space Elevators', count: 1 },
    ]);
    expect(certifications).toEqual([
      { name: 'API 510', count: 1 },
      { name: 'ISO/IEC 17025', count: 1 },
      { name: 'House certificate', count: 0 },
    ]);
    expect(verified).toBe(0);
    expect((await countFacets('?verified=false')).verified).toBe(1);
  });

  test('decision 8: facets of a search that finds nothing are all zero', async () => {
    const { verified, ...groups } = await countFacets('?search=unheardof');
    expect(
      Object.values(groups)
        .flat()
        .filter(({ count }) => count > 0),
    ).toEqual([]);
    expect(groups.equipmentTypes).toEqual([{ name: 'Pressure vessel', count: 0 }]);
    expect(verified).toBe(0);
  });

  test('decision 1: invalid values are a 400 for facets, too', async () => {
    expect(await site.call('GET', '/api/companies/facets?verified=maybe')).toMatchObject({
      status: 400,
      body: { message: 'verified must be true or false' },
    });
  });
});
