import { beforeAll, expect, test } from 'vitest';
import { describeOnEmbedded, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { textOf } from '#tests/support/html.ts';

const gulf = { location: 'Dubai, United Arab Emirates', serviceArea: 'Middle East' as const };
const jakarta = { location: 'Jakarta, Indonesia', serviceArea: 'Asia-Pacific' as const };

const COMPANIES = [
  company({ ...gulf, name: 'Corniche Surveys', specializations: ['UT', 'Lifting inspection'] }),
  company({ ...gulf, name: 'Creek Examinations', specializations: ['Magnetic particle testing'] }),
  company({ ...gulf, name: 'Harbour Works', specializations: ['Eddy current inspection of tubes'] }),
  company({ ...gulf, name: 'Desert NDT', specializations: ['Heat treatment'] }),
  company({
    ...gulf,
    name: 'Palm Welding',
    specializations: ['Welding inspection'],
    certifications: ['ASNT NDT Level III', 'ASNT NDT Level III Radiographic'],
  }),
  company({
    name: 'Fjord Vessels',
    location: 'Bergen, Norway',
    certifications: ['ASME U Stamp', 'ISO 9001:2015', 'ISO/IEC 17020'],
  }),
  company({ name: 'Sogn Boilers', location: 'Bergen, Norway', certifications: ['ASME S Stamp', 'ISO/IEC 17020'] }),
  company({ name: 'Oslo Rope', location: 'Oslo, Norway', certifications: ['LEEA', 'ISO 9001:2015'] }),
  company({ ...jakarta, name: 'PT Garuda Weld', specializations: ['Lifting inspection'] }),
  company({ ...jakarta, name: 'PT Merapi Uji', specializations: ['PT', 'UT'] }),
  company({ ...jakarta, name: 'Sunda Testing', specializations: ['Liquid penetrant testing'] }),
  company({
    name: 'Swan Vessels',
    location: 'Perth, Australia',
    specializations: ['Hydrostatic pressure test'],
    equipmentTypes: ['Valve and relief device'],
  }),
  company({ name: 'Kwinana Valves', location: 'Perth, Australia', specializations: ['Safety valve test'] }),
  company({
    name: 'Cottesloe Radiography',
    location: 'Perth, Australia',
    specializations: ['Radiographic testing'],
    equipmentTypes: ['Welded joint'],
  }),
];

describeOnEmbedded('counts of landing pages', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp();
    await site.insert(COMPANIES);
  });

  const page = async (path: string) => textOf((await site.call('GET', path)).text);
  const names = async (search: string) =>
    (await site.list({ search, limit: 100 })).items.map(({ name }) => name).sort();

  test('section 2: any method counts as non-destructive testing, but a certificate alone is not a service', async () => {
    const text = await page('/ndt-testing-middle-east');
    expect(text).toContain('4 companies in the Middle East offer non-destructive testing');
    expect(text).not.toContain('Palm Welding');
  });

  test.each(['NDT', 'non-destructive testing'])('decision 4: %s finds its methods and certificates', async (search) => {
    const found = await names(search);
    for (const name of ['Corniche Surveys', 'Creek Examinations', 'Harbour Works', 'PT Merapi Uji', 'Sunda Testing']) {
      expect(found).toContain(name);
    }
    expect(found).not.toContain('PT Garuda Weld');
    expect((await names('NDT')).includes('Palm Welding')).toBe(true);
  });

  test('section 2: a certificate for a method is not a service of its holder', async () => {
    expect(await page('/radiographic-testing-united-arab-emirates')).toContain(
      'No company in the United Arab Emirates offers radiographic testing',
    );
  });

  test('section 2: who lists valves is not said to test them, and stands below those who do', async () => {
    const text = await page('/safety-valve-testing-services');
    expect(text).toContain('2 companies offer safety valve testing or list such equipment');
    expect(text.indexOf('Kwinana Valves')).toBeLessThan(text.indexOf('Swan Vessels'));
  });

  test('section 2: the page of weld testing counts and lists who names welds, in whichever form', async () => {
    const text = await page('/weld-testing-services');
    expect(text).toContain('3 companies list “weld” in their profile');
    for (const name of ['Cottesloe Radiography', 'Palm Welding', 'PT Garuda Weld']) expect(text).toContain(name);
    for (const name of ['Creek Examinations', 'Fjord Vessels', 'Sunda Testing']) expect(text).not.toContain(name);
  });

  test('section 2: PT in the name of a company does not mean penetrant testing', async () => {
    const text = await page('/dye-penetrant-testing-indonesia');
    expect(text).toContain('2 companies in Indonesia offer dye penetrant testing');
    expect(text).not.toContain('PT Garuda Weld');
  });

  test('section 2: a laboratory page lists the certificates of its companies, most common first', async () => {
    const text = await page('/asme-certified-labs-norway');
    const chips = /Certificates these companies list Show them (.*?) Not sure who to ask/.exec(text)?.[1] ?? '';
    expect(chips).toMatch(/^ISO\/IEC 17020/);
    expect(chips).toContain('ASME');
    expect(chips).not.toContain('LEEA');
  });

  test.each([
    ['PT', ['PT Merapi Uji', 'Sunda Testing']],
    ['dye penetrant', ['PT Merapi Uji', 'Sunda Testing']],
    ['PT Garuda', ['PT Garuda Weld']],
  ])('decision 4: %s matches services, or a full name', async (search, expected) => {
    expect(await names(search)).toEqual(expected);
  });
});
