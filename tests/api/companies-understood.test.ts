import { beforeAll, expect, test } from 'vitest';
import type { CompanyFacets, CompanyPage } from '#domain/companies/public-company.ts';
import type { SearchSuggestion } from '#domain/search/search-suggestions.ts';
import { describeOnFastest, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

const HOUSTON = { location: 'Houston, Texas, United States', serviceArea: 'North America' } as const;
const MILAN = { location: 'Milan, Italy', serviceArea: 'Europe' } as const;

describeOnFastest('what a search is understood as', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp();
    await site.insert([
      company({
        ...HOUSTON,
        name: 'Bayou Waves',
        specializations: ['Ultrasonic testing'],
        certifications: ['API 510'],
      }),
      company({ ...HOUSTON, name: 'Bayou Vessels', equipmentTypes: ['Pressure vessel'], certifications: ['API 570'] }),
      company({ ...MILAN, name: 'Onde', specializations: ['Ultrasonic testing'], equipmentTypes: ['Pressure vessel'] }),
      company({ ...MILAN, name: 'Forni', specializations: ['Tensile test'], equipmentTypes: ['Pressure vessel'] }),
      company({ name: 'Dee Stamps', certifications: ['National Board R Stamp'], industries: ['Nuclear'] }),
      company({ name: 'Houston Bell Works', description: 'Repairs in Reading rooms, Europoort too.' }),
    ]);
  });

  const find = (search: string, more: Record<string, string> = {}) => site.list({ search, ...more });
  const namesOf = ({ items }: CompanyPage) => items.map(({ name }) => name);

  test('decision 4: a place among the words is the location, and each part can be taken off', async () => {
    const page = await find('ultrasonic testing near Houston');
    expect(namesOf(page)).toEqual(['Bayou Waves']);
    expect(page).toMatchObject({ inPlace: 1, around: 0, place: { label: 'Houston, Texas, United States' } });
    expect(page.understood).toEqual([
      { kind: 'method', label: 'Ultrasonic testing', words: 'ultrasonic testing', without: 'near Houston' },
      { kind: 'place', label: 'Houston, Texas, United States', words: 'Houston', without: 'ultrasonic testing' },
    ]);
  });

  test.each([
    ['R stamp nuclear', ['certificate', 'industry']],
    ['pressure vessels in Milan', ['equipment', 'place']],
    ['API510', ['certificate']],
    ['PAUT phased array', ['method']],
    ['Reading', []],
    ['reading rooms', []],
  ])('decision 4: %s has %j', async (search, kinds) => {
    expect((await find(search)).understood.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('decision 4: a word that is also a town is a place only after a word such as "in" or in capitals', async () => {
    expect(await find('repairs in Reading')).toMatchObject({ place: { label: 'Reading, England, United Kingdom' } });
    expect(await find('repairs Reading')).toMatchObject({ place: { label: 'Reading, England, United Kingdom' } });
    expect(await find('repairs reading')).toMatchObject({ place: null });
    expect(await find('ultrasonic inspection reading')).toMatchObject({
      place: { label: 'Reading, England, United Kingdom' },
    });
    expect(await find('thickness reading')).toMatchObject({ place: null });
  });

  test.each([
    ['pressure vessel Port Harcourt', 'Port Harcourt, Rivers, Nigeria'],
    ['ultrasonic Europoort', 'Europoort, South Holland, Netherlands'],
  ])('decision 4: "%s" names a place, although a port is a word of the trade', async (search, label) => {
    expect(await find(search)).toMatchObject({ place: { label } });
  });

  test('decision 4: what is left of a phrase is read with the word before it', async () => {
    const { understood } = await find('hull thickness gauging');
    expect(understood.map(({ label }) => label)).toEqual(['Class survey support', 'Ultrasonic thickness measurement']);
  });

  test('decision 4: another name of a village is no place', async () => {
    expect(await find('impact test minus 46')).toMatchObject({ place: null });
  });

  test('decision 4: a place in the words narrows the location beside them', async () => {
    expect(namesOf(await find('ultrasonic Houston', { location: 'United States' }))).toEqual(['Bayou Waves']);
    expect((await find('ultrasonic Houston', { location: 'Italy' })).total).toBe(0);
  });

  test('decision 4: a correction is shown, and what was typed can be searched for', async () => {
    const page = await find('ultrasnic', { location: 'Huoston' });
    expect(page.correction).toEqual({ typed: 'ultrasnic in Huoston', shown: 'ultrasonic in Houston' });
    expect(namesOf(page)).toEqual(['Bayou Waves']);
    expect(await find('ultrasonic', { location: 'Houston' })).toMatchObject({ correction: null });
    expect(await find('ultrasnic', { exact: 'true' })).toMatchObject({ total: 0, correction: null });
  });

  test.each([
    ['Ultraschall in der Nähe von Wien', ['method', 'place']],
    ['cerco ditta per ultrasuoni a Roma', ['method', 'place']],
    ['bitte Ultraschall klären', ['method']],
    ['ultrassom em aço perto de Lisboa', ['method', 'place']],
    ['ultradźwięki w Warszawie', ['method', 'place']],
    ['solo inspección con ultrasonidos', ['method']],
  ])('decision 4: words of other languages are neither corrected nor places: %s', async (search, kinds) => {
    const page = await find(search);
    expect(page.correction).toBeNull();
    expect(page.understood.map(({ kind }) => kind)).toEqual(kinds);
  });

  test.each([
    ['Hallenlaufkranprüfung', 'Crane'],
    ['Druckbehaelterpruefung', 'Pressure vessel'],
    ['recipientes sujetos a la presión', 'Pressure vessel'],
    ['basınçlı kaplarımızın periyodik muayenesi', 'Pressure vessel'],
    ['zbiornikami ciśnieniowymi', 'Pressure vessel'],
    ['täthetskontroll', 'Leak testing'],
    ['Kesselwärterprüfung', 'Boiler'],
    ['mercado', undefined],
    ['progetto', undefined],
  ])('decision 4: compounds and forms of other languages mean what they are made of: %s', async (search, label) => {
    expect((await find(search)).understood[0]?.label).toBe(label);
  });

  test.each(['vassal', 'vassal inspection', 'burka ultrasonic'])(
    'decision 4: what is a word of English is not taken for a misspelt one: %s',
    async (search) => {
      expect(await find(search)).toMatchObject({ correction: null, place: null });
    },
  );

  test('decision 4: unless it sounds like one that the words beside it ask for', async () => {
    expect((await find('pressure vassal')).correction).toEqual({ typed: 'pressure vassal', shown: 'pressure vessel' });
  });

  test('decision 4: golden beside a weld is no place', async () => {
    expect(await find('golden weld closure')).toMatchObject({ place: null });
    expect(await find('Golden weld closure')).toMatchObject({ place: null });
    expect(await find('ultrasonic in Golden, Colorado')).toMatchObject({
      place: { label: 'Golden, Colorado, United States' },
    });
  });

  test('decision 4: fillers never empty a result', async () => {
    expect(namesOf(await find('certified API 570 inspection company near me'))).toEqual(['Bayou Vessels']);
    expect((await find('best company')).total).toBe(6);
  });

  test('decision 4: those that match most follow fewer than three that match all', async () => {
    const page = await find('ultrasonic pressure vessel');
    expect(namesOf(page)).toEqual(['Onde', 'Bayou Waves', 'Bayou Vessels', 'Forni']);
    expect(page.matches).toEqual({ all: 1, most: 3, words: null });
    expect((await find('pressure vessel zzzzz')).matches).toEqual({ all: 0, most: 3, words: 'pressure vessel' });
    expect(await find('pressure vessel zzzzz', { exact: 'true' })).toMatchObject({ total: 0 });
    expect((await find('pressure vessel')).matches).toEqual({ all: 3, most: 0, words: null });
  });

  test('decision 4: where hardly anybody means all of it, those that mean most of it are listed, too', async () => {
    const page = await find('api 510 tensile test ultrasonic zzzzz');
    expect(page.matches).toEqual({ all: 0, most: 3, words: null });
    expect(namesOf(page)[0]).toBe('Bayou Waves');
  });

  test('decision 5: of two towns the first is searched, and said so', async () => {
    const page = await find('ultrasonic Milan or Houston');
    expect(namesOf(page)).toEqual(['Onde']);
    expect(page.notice).toContain('Only Milan, Lombardy, Italy is searched, not Houston, Texas, United States.');
  });

  test('decision 5: nobody is there, so those who serve the place are listed, the nearest first', async () => {
    const page = await find('ultrasonic', { location: 'Munich' });
    expect(page).toMatchObject({
      sortBy: 'distance',
      inPlace: 0,
      around: 1,
      items: [{ name: 'Onde', serves: 'Europe' }],
    });
    expect(page.notice).toMatch(/^None in Munich, Germany or within 100 miles\. 1 serves Europe, nearest first\.$/);
    expect(
      namesOf(await site.list({ location: 'Munich' }))
        .slice(0, 2)
        .sort(),
    ).toEqual(['Forni', 'Onde']);
  });

  test.each(['77002', 'AB10 1XG', '3011 AB', 'K1A 0B1'])(
    'decision 5: the postcode %s gets a sentence',
    async (location) => {
      const { total, notice } = await site.list({ location });
      expect({ total, notice }).toEqual({
        total: 0,
        notice: 'We do not know postcodes. Enter the town, the region or the country instead.',
      });
    },
  );

  test.each(['ultrasonic 77002', 'ultrasonic ab10 1xg'])(
    'decision 5: the postcode of "%s" gets a sentence beside the companies of the other words',
    async (search) => {
      const { total, notice } = await find(search);
      expect(total).toBeGreaterThan(0);
      expect(notice).toBe('We do not know postcodes. Enter the town, the region or the country instead.');
    },
  );

  test.each(['constructor', 'ultrasonic constructor', 'proto'])('%s is a word like any other', async (search) => {
    expect((await find(search)).place).toBeNull();
  });

  test('a number that companies have is no postcode', async () => {
    expect((await find('17025 unobtainium')).notice).toBeNull();
  });

  test('decision 3: the name of a company finds it wherever it is', async () => {
    expect(namesOf(await find('houston bell works'))).toEqual(['Houston Bell Works']);
    expect(namesOf(await find('Houston Bell'))).toEqual(['Houston Bell Works']);
  });

  test('decision 4: a company that was searched for by its name is found for the name, not for its words', async () => {
    const name = 'Low Kim Seng Tensile Test Works';
    await site.insert([company({ name, specializations: ['Tensile test'] })]);
    const { items } = await find(name);
    expect(items[0]).toMatchObject({ name, reason: [{ text: 'All words in the name', isProof: false }] });
  });

  test('decision 4: each company has the reason why it was found, and the words to mark', async () => {
    const { items } = await find('r stamp nuclear repairs');
    expect(items[0]).toMatchObject({
      name: 'Dee Stamps',
      reason: [
        { text: 'National Board R Stamp claimed', isProof: false },
        { text: 'Nuclear named', isProof: false },
      ],
    });
    const filtered = await site.list({ certification: 'ASME' });
    expect(filtered.items.map(({ reason }) => reason)).toEqual([
      [{ text: 'National Board R Stamp claimed', isProof: false }],
    ]);
    const waves = (await find('ultrasonics')).items.find(({ name }) => name === 'Bayou Waves');
    expect(waves).toMatchObject({ marks: ['ultrasonic'] });
    expect((await site.list()).items[0]).toMatchObject({ reason: [], marks: [] });
  });

  test('decision 31: counts of the panel are those of the search', async () => {
    const { body } = await site.call<CompanyFacets>('GET', '/api/companies/facets?search=ultrasonic+Houston');
    expect(body.certifications.find(({ name }) => name === 'API 510')?.count).toBe(1);
    expect(body.equipmentTypes.find(({ name }) => name === 'Pressure vessel')?.count).toBe(0);
  });

  test('section 2: while typing, services, equipment, certificates and companies are suggested with counts', async () => {
    const suggest = async (q: string) =>
      (await site.call<{ items: SearchSuggestion[] }>('GET', `/api/suggestions?q=${encodeURIComponent(q)}`)).body.items;
    expect(await suggest('bayou v')).toEqual([
      { kind: 'company', label: 'Bayou Vessels', alias: null, count: 1, company: { id: 2, location: 'Houston' } },
    ]);
    const pressure = await suggest('press');
    expect(pressure).toContainEqual({
      kind: 'equipment',
      label: 'Pressure vessel',
      alias: null,
      count: 3,
      company: null,
    });
    const r = await suggest('r stamp');
    expect(r[0]).toMatchObject({ kind: 'certificate', label: 'National Board R Stamp', count: 1 });
    for (const { label, count } of pressure) expect((await find(label)).matches.all).toBe(count);
    expect(await suggest('')).toEqual([]);
    expect(await suggest('%')).toEqual([]);
  });
});

describeOnFastest('paid placement', (makeApp) => {
  test('decision 3: of every six places at most the first two are paid, and the fit of the words comes first', async () => {
    const site = await makeApp();
    const service = { specializations: ['Zeppelin survey'] };
    await site.insert([
      ...Array.from({ length: 5 }, (_, index) => company({ ...service, name: `Paid ${index}`, featured: true })),
      ...Array.from({ length: 12 }, (_, index) => company({ ...service, name: `Other ${index}` })),
      company({ name: 'Aside', description: 'One zeppelin.', verified: true, featured: true }),
    ]);
    const { items } = await site.list({ search: 'zeppelin', limit: 18 });
    const paid = items.map(({ featured }) => (featured ? 'P' : '.')).join('');
    expect(paid).toBe('PP....PP....PP....');
    expect(items[13]?.name).toBe('Aside');
    const pages = [1, 2, 3].map((page) => site.list({ search: 'zeppelin', page }));
    expect((await Promise.all(pages)).flatMap((page) => page.items.map(({ id }) => id))).toEqual(
      items.map(({ id }) => id),
    );
    for (const sortBy of ['name', 'reviews']) {
      const free = await site.list({ search: 'zeppelin', sortBy, limit: 18 });
      expect(free.items[0]?.name).toBe(sortBy === 'name' ? 'Aside' : 'Other 0');
    }
  });
});

describeOnFastest('where nobody in a place does all that is asked for', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp();
    const tanks = { equipmentTypes: ['Storage tank'], certifications: ['API 653'] };
    await site.insert([
      company({ ...HOUSTON, ...tanks, name: 'Bayou Tanks', specializations: ['Tank inspection'] }),
      company({
        ...HOUSTON,
        name: 'Bayou Paint',
        specializations: ['Coating inspection'],
        equipmentTypes: ['Storage tank'],
      }),
      company({
        ...tanks,
        name: 'Northern Floors',
        location: 'Montreal, Quebec, Canada',
        serviceArea: 'North America',
        specializations: ['Tank inspection', 'Magnetic flux leakage'],
      }),
    ]);
  });

  test('decision 5: who is there and does most of it comes before who does all of it from afar, who serves it', async () => {
    const { items, notice, inPlace, around } = await site.list({
      search: 'api 653 inspector of tanks in Houston who does mfl',
    });
    expect(items.map(({ name, serves }) => [name, serves]).slice(0, 2)).toEqual([
      ['Bayou Tanks', null],
      ['Northern Floors', 'North America'],
    ]);
    expect({ inPlace, around }).toEqual({ inPlace: 2, around: 1 });
    expect(notice).toBe(
      '2 in Houston, Texas or within 100 miles do a part of it, and 1 more serves North America, nearest first.',
    );
  });
});
