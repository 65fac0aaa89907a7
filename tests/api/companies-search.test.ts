import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company, insertByKey } from '#tests/support/company.ts';

const COMPANIES = {
  magnetic: company({ name: 'Alpha', specializations: ['Magnetic particle testing'] }),
  magneticCode: company({ name: 'Beta', description: 'We do MT and other work.' }),
  penetrant: company({ name: 'Gamma', specializations: ['Liquid penetrant testing'] }),
  radiographic: company({ name: 'Delta', specializations: ['Radiographic testing'] }),
  ultrasonic: company({ name: 'Epsilon', specializations: ['Ultrasonic testing', 'Phased array ultrasonic testing'] }),
  boilers: company({
    name: 'Zeta',
    equipmentTypes: ['Steam boilers'],
    description: 'Weld examination in power plants.',
  }),
  accented: company({ name: 'Müller Prüftechnik', description: 'Schweißnähte, Kältetechnik' }),
  turkish: company({ name: 'İzmir Muayene ve Gözetim' }),
  certified: company({ name: 'Kappa', certifications: ['API 510'] }),
  industrial: company({ name: 'Lambda', industries: ['Petrochemical'] }),
  odd: company({ name: "O'Brien & Söhne <NDT> 100%", description: 'C:\\plant_7 "special"' }),
  hidden: company({ name: 'Hidden Ultrasonic', approved: false }),
};
type Key = keyof typeof COMPANIES;

describeOnEachDatabase('search of GET /api/companies', (makeApp) => {
  let site: TestApp;
  let keys: Map<number, Key>;

  beforeAll(async () => {
    site = await makeApp();
    keys = await insertByKey(site, COMPANIES);
  });

  const found = async (search: string) => {
    const { items, total, matches } = await site.list({ search, limit: 100 });
    expect(total).toBe(items.length);
    const all = items.slice(0, matches.all);
    return all.map(({ id }) => keys.get(id)).sort();
  };

  test.each<[string, string, Key[]]>([
    ['the name', 'kappa', ['certified']],
    ['the description', 'weld', ['boilers']],
    ['specializations', 'phased array', ['ultrasonic']],
    ['certifications', '510', ['certified']],
    ['industries', 'petrochemical', ['industrial']],
    ['equipment types', 'boilers', ['boilers']],
  ])('decision 4: looks in %s', async (_field, search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  test('decision 4: does not look in contact data or the location', async () => {
    for (const search of ['northgate', '1224', 'office', 'example']) expect(await found(search)).toEqual([]);
  });

  test.each([
    ['whole words in any order', 'plants power weld'],
    ['words of several fields', 'boilers examination'],
    ['beginnings of words', 'exam pow boil'],
    ['capitals', 'WELD Examination'],
    ['more spaces and signs between words', '  weld,  examination; (power) '],
  ])('decision 4: finds %s', async (_what, search) => {
    expect(await found(search)).toEqual(['boilers']);
  });

  test('decision 4: all words are required', async () => {
    expect(await found('boilers petrochemical')).toEqual([]);
  });

  test('decision 4: part of a word does not match, unless it is one typing error away', async () => {
    expect(await found('oilers')).toEqual(['boilers']);
    expect(await found('ilers')).toEqual([]);
    expect(await found('trochemical')).toEqual([]);
  });

  test.each([
    ['Muller', 'accented'],
    ['müller', 'accented'],
    ['PRUFTECHNIK', 'accented'],
    ['Schweissnahte', 'accented'],
    ['izmir', 'turkish'],
    ['İZMİR', 'turkish'],
    ['IZMIR', 'turkish'],
    ['gozetim', 'turkish'],
    ['Sohne', 'odd'],
  ])('decision 4: %s is found, ignoring accents and case', async (search, key) => {
    expect(await found(search)).toEqual([key]);
  });

  test.each(['MPI', 'mt', 'MT', 'magnetic particle', 'magnetic particle inspection'])(
    'decision 4: %s means magnetic particle testing',
    async (search) => {
      expect(await found(search)).toEqual(['magnetic', 'magneticCode']);
    },
  );

  test.each(['DPI', 'dye pen', 'PT', 'dye penetrant', 'liquid penetrant'])(
    'decision 4: %s means penetrant testing',
    async (search) => {
      expect(await found(search)).toEqual(['penetrant']);
    },
  );

  test.each(['X-ray', 'x ray', 'RT', 'radiography'])('decision 4: %s means radiographic testing', async (search) => {
    expect(await found(search)).toEqual(['radiographic']);
  });

  test('decision 4: an alias is required together with the other words', async () => {
    expect(await found('mpi alpha')).toEqual(['magnetic']);
    expect(await found('mpi boilers')).toEqual([]);
  });

  test.each([
    ['a missing letter', 'ultrasnic'],
    ['a letter too many', 'ultrassonic'],
    ['a wrong letter', 'ultrazonic'],
    ['two letters swapped', 'ultarsonic'],
    ['a mistake beside right words', 'phased aray ultrasonic'],
    ['a mistake within an alias', 'ultrasnic testing'],
  ])('decision 4: a search with %s still finds the company', async (_mistake, search) => {
    expect(await found(search)).toEqual(['ultrasonic']);
  });

  test('decision 4: a word with two typing errors does not match', async () => {
    expect(await found('ultrznic')).toEqual([]);
  });

  test('decision 2: words of companies that are not public correct no typing error', async () => {
    expect(await found('hiden')).toEqual([]);
  });

  test.each(['%', '_', '%%', '\\', "'", '"', "''", '*', ':*', '&', '|', '!', '<->', '()', '-', '#', '--', '/*'])(
    'decision 4: %s alone matches no word',
    async (search) => {
      expect(await found(search)).toEqual([]);
    },
  );

  test.each([
    "O'Brien",
    '100%',
    'plant_7',
    '"special"',
    'C:\\plant',
    'Brien <NDT>',
    'Söhne & NDT',
    "o'brien:*",
    'special | ',
    '!special',
  ])('decision 4: special characters in %s are plain characters', async (search) => {
    expect(await found(search)).toEqual(['odd']);
  });

  test.each(["' or 1=1 --", "x' union select 1", 'b%ilers', 'boi_ers', "'; drop table companies; --"])(
    'decision 4: %s is searched for as words and finds nothing',
    async (search) => {
      expect(await found(search)).toEqual([]);
    },
  );

  test('decision 4: a search of 200 characters and many words succeeds', async () => {
    expect(await found('weld '.repeat(40))).toEqual(['boilers']);
    expect(await found('x'.repeat(200))).toEqual([]);
  });

  test('decision 4: a search and filters apply together', async () => {
    expect(await site.list({ search: '510', certification: 'API' })).toMatchObject({ total: 1 });
    expect(await site.list({ search: '510', certification: 'ASME' })).toMatchObject({ total: 0 });
  });
});
