import { beforeAll, expect, test } from 'vitest';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { geocodeCompanies } from '#server/companies/geocode-companies.ts';
import { restoreCompanies } from '#server/companies/restore-companies.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

const FIELDS = {
  name: 'Fjord Inspection',
  email: 'office@fjord.example',
  phone: '+47 555 01 02',
  location: 'Unit 4, Nosuchfjord',
  description: 'Examines plant and lifting gear.',
  serviceArea: 'Europe',
};

describeOnEachDatabase('places of companies', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    site = await makeApp();
    admin = await signedIn(site);
  });

  const edit = (id: number, fields: object) =>
    admin.call<AdminCompany>('PUT', `/api/admin/companies/${id}`, { ...FIELDS, ...fields });
  const read = async (id: number) => (await admin.call<AdminCompany>('GET', `/api/admin/companies/${id}`)).body;

  test('storing a company resolves its location: coordinates, precision, country, region, city, time zone', async () => {
    const [id = 0] = await site.insert([company({ location: '12 Harbour Road, Aberdeen AB11 5RQ, Scotland, UK' })]);
    expect(await read(id)).toMatchObject({
      latitude: expect.closeTo(57.14, 1),
      longitude: expect.closeTo(-2.1, 1),
      placePrecision: 'city',
      countryCode: 'GB',
      region: 'Scotland',
      city: 'Aberdeen',
      timeZone: 'Europe/London',
      placeCorrection: null,
    });
  });

  test.each([
    ['Texas, USA', { placePrecision: 'region', region: 'Texas', city: null }],
    ['Norway', { placePrecision: 'country', countryCode: 'NO', region: null }],
    ['Unit 4, Nosuchfjord', { placePrecision: 'none', latitude: null, countryCode: null }],
  ])('%s is resolved as precisely as possible', async (location, expected) => {
    const [id = 0] = await site.insert([company({ location })]);
    expect(await read(id)).toMatchObject(expected);
  });

  test.each([
    ['Newcastle', 'Europe', 'Newcastle upon Tyne', 'GB'],
    ['Newcastle', 'Australia & New Zealand', 'Newcastle', 'AU'],
    ['Birmingham', 'North America', 'Birmingham', 'US'],
    ['Birmingham', 'Africa', 'Birmingham', 'GB'],
    ['Georgia', 'North America', null, 'US'],
    ['Georgia', 'Europe', null, 'GE'],
  ] as const)(
    'of places called %s the one in %s is meant, where there is one',
    async (location, serviceArea, city, countryCode) => {
      const [id = 0] = await site.insert([company({ location, serviceArea })]);
      expect(await read(id)).toMatchObject({ city, countryCode });
    },
  );

  test('an admin sees unresolved locations, and corrects them with a place or coordinates', async () => {
    const [id = 0] = await site.insert([company({ ...FIELDS, serviceArea: 'Europe', approved: true })]);
    expect((await read(id)).missing).toContain('city');
    expect(await edit(id, { placeCorrection: 'Bergen, Norway' })).toMatchObject({
      status: 200,
      body: { city: 'Bergen', countryCode: 'NO', placeCorrection: 'Bergen, Norway' },
    });
    expect(await edit(id, { placeCorrection: '58.97, 5.73' })).toMatchObject({
      body: { latitude: 58.97, longitude: 5.73, city: 'Stavanger', placePrecision: 'city' },
    });
    expect((await site.list({ location: 'Stavanger' })).items).toMatchObject([{ id, distance: 0 }]);
  });

  test('a correction applies until it is removed', async () => {
    const [id = 0] = await site.insert([company(FIELDS as object)]);
    await edit(id, { placeCorrection: 'Bergen, Norway' });
    expect((await edit(id, { location: 'Oslo, Norway' })).body.city).toBe('Bergen');
    expect((await edit(id, { location: 'Oslo, Norway', placeCorrection: '' })).body).toMatchObject({
      city: 'Oslo',
      placeCorrection: null,
    });
  });

  test.each(['Nosuchplace at all', '91, 5', '12.5', 'Qqzzqq, 5', '0, -30'])(
    'the correction %s is rejected',
    async (text) => {
      const [id = 0] = await site.insert([company(FIELDS as object)]);
      const { status, body } = await admin.call('PUT', `/api/admin/companies/${id}`, {
        ...FIELDS,
        placeCorrection: text,
      });
      const message = 'We do not know this place. Enter a city and country, or coordinates such as 57.15, -2.09';
      expect([status, body]).toEqual([400, { message, issues: [{ path: 'placeCorrection', message }] }]);
    },
  );

  test('hardening: control characters in a correction are rejected', async () => {
    const [id = 0] = await site.insert([company(FIELDS as object)]);
    const { status } = await admin.call('PUT', `/api/admin/companies/${id}`, {
      ...FIELDS,
      placeCorrection: 'Bergen\u0000',
    });
    expect(status).toBe(400);
  });

  test('locations are resolved again: missing ones at startup, all of them by the command', async () => {
    const [first = 0, second = 0] = await site.insert([
      company({ location: 'Perth, Australia' }),
      company({ location: 'Perth, Scotland, UK' }),
    ]);
    await edit(second, { placeCorrection: 'Bergen, Norway' });
    const { pool } = site.database;
    await pool.query('update companies set place_precision = null, latitude = null, longitude = null where id = $1', [
      first,
    ]);
    expect(await geocodeCompanies(pool, site.context.gazetteer, { all: false })).toEqual({
      read: 1,
      changed: 1,
      withoutPlace: 0,
    });
    expect(await read(first)).toMatchObject({ city: 'Perth', countryCode: 'AU' });
    await pool.query(`update companies set city = 'Elsewhere', latitude = 0 where id = any ($1)`, [[first, second]]);
    expect(await geocodeCompanies(pool, site.context.gazetteer, { all: true })).toMatchObject({ changed: 2 });
    expect(await read(first)).toMatchObject({ city: 'Perth', latitude: expect.closeTo(-31.95, 1) });
    expect((await read(second)).city).toBe('Bergen');
  });

  test('a restored company has its location and its correction', async () => {
    const [id = 0] = await site.insert([company(FIELDS as object)]);
    await edit(id, { placeCorrection: 'Bergen, Norway' });
    await admin.call('DELETE', `/api/admin/companies/${id}`);
    const { rows } = await site.database.pool.query<{ id: number }>(
      `select id from audit_log where action = 'company.delete' and entity_id = $1`,
      [id],
    );
    await restoreCompanies(site.database.pool, site.context.gazetteer, Number(rows[0]?.id), 'command line');
    expect(await read(id)).toMatchObject({ city: 'Bergen', placeCorrection: 'Bergen, Norway', placePrecision: 'city' });
  });
});
