import { beforeAll, expect, test } from 'vitest';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

const NOT_FOUND = { message: 'Company not found.' };

describeOnEachDatabase('GET /api/companies/{id}', (makeApp) => {
  let site: TestApp;
  let id = 0;
  let waiting = 0;

  beforeAll(async () => {
    site = await makeApp();
    [id = 0, waiting = 0] = await site.insert([
      company({
        name: 'Caspian NDT',
        email: 'info@caspian.example',
        phone: '+994 12 555 01 02',
        location: 'Baku, Azerbaijan',
        serviceArea: 'Middle East',
        description: 'Two lines\nof text.',
        specializations: ['Ultrasonic testing', 'Something of its own'],
        certifications: ['ISO/IEC 17025:2017', 'API 510', 'House certificate'],
        industries: ['Oil & Gas'],
        equipmentTypes: ['Pressure vessel'],
        yearEstablished: 1828,
        employeeCount: '51-100',
        website: 'https://caspian.example/en',
        logoUrl: 'https://caspian.example/logo.png',
        verified: true,
        rating: 4.5,
        reviewCount: 12,
      }),
      company({ name: 'Waiting', approved: false }),
    ]);
  });

  test('section 3: all public fields are returned as stored', async () => {
    const { status, body } = await site.call<PublicCompany>('GET', `/api/companies/${id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      name: 'Caspian NDT',
      description: 'Two lines\nof text.',
      location: 'Baku, Azerbaijan',
      distance: null,
      serves: null,
      responseRecord: null,
      phone: '+994 12 555 01 02',
      email: 'info@caspian.example',
      website: 'https://caspian.example/en',
      verified: true,
      approved: true,
      featured: false,
      specializations: ['Ultrasonic testing', 'Something of its own'],
      certifications: ['ISO/IEC 17025:2017', 'API 510', 'House certificate'],
      certificationMarks: ['17025', '510', 'HOU'],
      certificateStates: ['claimed', 'claimed', 'claimed'],
      companyCheckedAt: null,
      moreServiceAreas: [],
      languages: [],
      awayUntil: null,
      industries: ['Oil & Gas'],
      equipmentTypes: ['Pressure vessel'],
      serviceArea: 'Middle East',
      yearEstablished: 1828,
      employeeCount: '51-100',
      logoUrl: 'https://caspian.example/logo.png',
      imageUrl: null,
      rating: 4.5,
      reviewCount: 12,
      latitude: expect.closeTo(40.38, 1),
      longitude: expect.closeTo(49.89, 1),
      placePrecision: 'city',
      countryCode: 'AZ',
      region: 'Baki',
      city: 'Baku',
    });
  });

  test('section 7: the list returns the same company', async () => {
    const { body } = await site.call<PublicCompany>('GET', `/api/companies/${id}`);
    expect((await site.list()).items).toEqual([expect.objectContaining(body)]);
  });

  test('decision 2: a pending company and an unknown one get the same 404', async () => {
    const unknown = await site.call('GET', '/api/companies/2000000000');
    const hidden = await site.call('GET', `/api/companies/${waiting}`);
    for (const { status, body, headers } of [unknown, hidden]) {
      expect({ status, body }).toEqual({ status: 404, body: NOT_FOUND });
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(Object.keys(hidden.headers).sort()).toEqual(Object.keys(unknown.headers).sort());
  });

  test.each([
    '0',
    '-1',
    '2147483647',
    '2147483648',
    '99999999999999999999',
    'abc',
    '1e3',
    '1.0',
    '01',
    '+1',
    '%201',
    '1%00',
    'null',
    "1'--",
  ])('section 7: /api/companies/%s is a 404', async (text) => {
    expect(await site.call('GET', `/api/companies/${text}`)).toMatchObject({ status: 404, body: NOT_FOUND });
  });

  test('section 7: a very long id is a 404, too', async () => {
    expect(await site.call('GET', `/api/companies/${'x'.repeat(500)}`)).toMatchObject({ status: 404 });
  });

  test('section 3: URLs other than http and https are never returned', async () => {
    const addresses = [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://files.example',
      'https://user:pass@host.example',
      'https://localhost',
    ];
    for (const address of addresses) {
      const [odd] = await site.insert([company({ website: address, logoUrl: address, imageUrl: address })]);
      expect((await site.call('GET', `/api/companies/${odd}`)).body).toMatchObject({
        website: null,
        logoUrl: null,
        imageUrl: null,
      });
    }
  });
});
