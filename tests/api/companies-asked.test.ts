import { beforeAll, expect, test } from 'vitest';
import type { CompanyPage } from '#domain/companies/public-company.ts';
import { describeOnFastest, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

const DUBAI = { location: 'Dubai, United Arab Emirates', serviceArea: 'Middle East' } as const;
const ITALY = { location: 'Milan, Italy' } as const;

describeOnFastest('what buyers ask for', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp();
    await site.insert([
      company({ name: 'Ardent', specializations: ['Expediting'] }),
      company({ name: 'Brisk', specializations: ['Expediting'] }),
      company({
        name: 'Chatty',
        specializations: ['Visual testing'],
        description: 'We also know of expediting and of gaskets, the best.',
      }),
      company({ name: 'Derrickson', equipmentTypes: ['Crane'], ...DUBAI }),
      company({ name: 'Express', equipmentTypes: ['Rail vehicle and track'], industries: ['Rail & Transport'] }),
      company({
        name: 'Fala',
        specializations: ['Eddy current testing'],
        location: 'Gdańsk, Poland',
        description: 'We calibrate our load cells.',
      }),
      company({ name: 'Gauge House', specializations: ['Calibration'], location: 'Katowice, Poland' }),
      company({
        name: 'Hydra',
        specializations: ['Hydrostatic pressure test'],
        certifications: ['ASME U Stamp'],
        ...ITALY,
      }),
      company({ name: 'Iberica', specializations: ['Hydrostatic pressure test'], equipmentTypes: ['Boiler'] }),
      company({ name: 'Jib', specializations: ['Magnetic flux leakage'], equipmentTypes: ['Wire rope'] }),
      company({ name: 'Joist', specializations: ['Magnetic flux leakage'], equipmentTypes: ['Pipeline'] }),
      company({ name: 'Keel', specializations: ['Magnetic flux leakage'], equipmentTypes: ['Storage tank'] }),
      company({ name: 'Lathe', description: 'Hardness before and after post-weld heat treatment.' }),
      company({ name: 'Mandrel', specializations: ['Hardness test'], description: 'After post-weld heat treatment.' }),
      company({
        name: 'Pivot',
        location: 'Lagos, Nigeria',
        serviceArea: 'Africa',
        description: 'We calibrate our presses.',
      }),
      company({ name: 'Quoin', specializations: ['Calibration'], location: 'Ibadan, Nigeria', serviceArea: 'Africa' }),
      company({ name: 'Sump', equipmentTypes: ['Storage tank'], location: 'Perth, Australia' }),
      company({ name: 'Tarn', specializations: ['Magnetic flux leakage'], location: 'Perth, Australia' }),
      company({ name: 'Nozzle', specializations: ['Hardness test'] }),
    ]);
  });

  const find = (search: string) => site.list({ search });
  const namesOf = ({ items }: CompanyPage) => items.map(({ name }) => name);

  test('decision 4: who only mentions a service follows those who name it', async () => {
    const page = await find('expediting of gaskets');
    expect(namesOf(page)).toEqual(['Ardent', 'Brisk', 'Chatty']);
    expect(page.matches).toEqual({ all: 0, most: 3, words: 'expediting' });
    expect(namesOf(await find('visual testing of gaskets'))).toEqual(['Chatty']);
  });

  test('decision 4: who names one of two things that are asked for comes before who only mentions both', async () => {
    expect(namesOf(await find('hardness after PWHT'))).toEqual(['Mandrel', 'Nozzle', 'Lathe']);
  });

  test('decision 4: of those who do a service, those who do it on what is asked for come first', async () => {
    expect(namesOf(await find('tank floor scan'))).toEqual(['Keel', 'Jib', 'Joist', 'Tarn']);
  });

  test('decision 4: a word that was written by ear is corrected to what sounds like it', async () => {
    const page = await find('crain');
    expect(page.correction).toEqual({ typed: 'crain', shown: 'crane' });
    expect(namesOf(page)).toEqual(['Derrickson']);
  });

  test('decision 4: a word that would mean nothing after a correction stays as it was typed', async () => {
    expect(await find('eddy current belt')).toMatchObject({ correction: null });
  });

  test.each(['eddycurrent', 'eddy-current', 'edy current', 'ed dycurrent'])(
    'decision 4: joined, split or misspelt, "%s" is eddy current testing',
    async (search) => {
      expect(namesOf(await find(search))).toEqual(['Fala']);
    },
  );

  test('decision 4: to polish is no country, but a Polish company is in Poland', async () => {
    expect(await find('polish eddy current')).toMatchObject({ place: { label: 'Poland' } });
    expect(await find('mirror polish eddy current')).toMatchObject({ place: null });
    expect(await find('british standard eddy current')).toMatchObject({ place: null });
  });

  test.each([
    ['crane lousiana', 'Louisiana, United States'],
    ['crane tx', 'Texas, United States'],
    ['crane gulf of mexico', 'United States'],
    ['crane north sea norway', 'Norway'],
    ['crane inspection Bath', 'Bath, England, United Kingdom'],
    ['radiografia industrial monterrey', 'Monterrey, Nuevo León, Mexico'],
  ])(
    'decision 5: misspelt, abbreviated, in common speech or with a capital letter, "%s" names a place',
    async (search, label) => {
      expect(await find(search)).toMatchObject({ place: { label } });
    },
  );

  test('decision 5: the same words in small letters, or of a name, are no place', async () => {
    expect(await find('crane bath')).toMatchObject({ place: null });
    expect(await find('Bath crane')).toMatchObject({ place: null });
  });

  test('decision 5: short names of parts of the world are places', async () => {
    expect(namesOf(await find('crane gcc'))).toEqual(['Derrickson']);
  });

  test('decision 5: who names a service and is near comes before who is in the place and only mentions it', async () => {
    expect(namesOf(await find('calibration Lagos'))).toEqual(['Quoin', 'Pivot']);
  });

  test('decision 5: who is in the place and only mentions a service is no answer where others name it', async () => {
    const page = await find('calibration Gdańsk');
    expect(namesOf(page)).toEqual(['Gauge House']);
    expect(page.notice).toMatch(/^None in Gdańsk/);
  });

  test('decision 5: who does most of it in the country comes before who does all of it elsewhere', async () => {
    const page = await find('boilers hydrotest Italy');
    expect(namesOf(page)).toEqual(['Hydra', 'Iberica']);
    expect(page.matches).toEqual({ all: 0, most: 2, words: 'hydrotest' });
  });

  test('decision 5: where nobody there matches all words, who matches a part of them, and at last who is there', async () => {
    expect(namesOf(await find('nuclear crane Abu Dhabi'))).toEqual(['Derrickson']);
    const page = await find('zzzzz Dubai');
    expect(namesOf(page)).toEqual(['Derrickson']);
    expect(page.matches).toEqual({ all: 0, most: 1, words: 'Dubai' });
  });

  test.each([
    ['zkl A999 pressure test', ['Hydra', 'Iberica']],
    ['section VIII div 1', []],
    ['Druckprobe', ['Hydra', 'Iberica']],
    ['prueba hidráulica', ['Hydra', 'Iberica']],
    ['persproef', ['Hydra', 'Iberica']],
  ])('decision 4: %s finds %j', async (search, names) => {
    expect(namesOf(await find(search)).sort()).toEqual(names);
  });

  test('decision 4: who only has to do with the subject of what was asked for has the subject as reason', async () => {
    const { items } = await find('tank floor scan Perth');
    expect(items).toMatchObject([
      { name: 'Tarn', reason: [{ text: 'Magnetic flux leakage named', isProof: false }] },
      { name: 'Sump', reason: [{ text: 'Storage tank named', isProof: false }] },
    ]);
  });

  test('decision 4: the reason names the service that means what was asked for', async () => {
    expect((await find('ndt')).items.find(({ name }) => name === 'Fala')?.reason).toEqual([
      { text: 'Eddy current testing named', isProof: false },
    ]);
  });
});
