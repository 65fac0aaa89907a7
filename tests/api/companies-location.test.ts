import { beforeAll, expect, test } from 'vitest';
import type { ServiceArea } from '#domain/places/service-areas.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company, insertByKey } from '#tests/support/company.ts';

const at = (location: string, serviceArea: ServiceArea | '' = '') => company({ name: location, location, serviceArea });

const PLACES = {
  izmir: at('İzmir, Türkiye', 'Europe'),
  istanbul: at('Istanbul, Turkey', 'Europe'),
  munich: at('München, Germany', 'Europe'),
  london: at('London, UK', 'Europe'),
  leeds: at('Leeds, England, United Kingdom', 'Europe'),
  dubai: at('Dubai, U.A.E.', 'Middle East'),
  abuDhabi: at('Abu Dhabi, United Arab Emirates', 'Middle East'),
  houston: at('Houston, Texas, United States', 'North America'),
  dallas: at('Dallas, TX, USA', 'North America'),
  singapore: at('Singapore', 'Asia-Pacific'),
  saoPaulo: at('São Paulo, Brazil', 'Latin America'),
  newYork: at('New York, NY, USA', 'North America'),
  /** Based in one service area, works in another. */
  oslo: at('Oslo, Norway', 'Africa'),
};
type Key = keyof typeof PLACES;

describeOnEachDatabase('location of GET /api/companies', (makeApp) => {
  let site: TestApp;
  let keys: Map<number, Key>;

  beforeAll(async () => {
    site = await makeApp();
    keys = await insertByKey(site, PLACES);
    await site.insert([{ ...at('Izmir, Türkiye'), approved: false }]);
  });

  const list = async (location: string, sortBy?: string) => {
    const { items, total } = await site.list({ location, limit: 100, sortBy });
    expect(total).toBe(items.length);
    return items;
  };
  const found = async (location: string) => (await list(location)).map(({ id }) => keys.get(id)).sort();
  const based = async (location: string) =>
    (await list(location))
      .filter(({ serves }) => serves === null)
      .map(({ id }) => keys.get(id))
      .sort();

  test.each<[string, Key[]]>([
    ['Izmir', ['izmir']],
    ['İzmir', ['izmir']],
    ['IZMIR', ['izmir']],
    ['izmir, turkey', ['izmir']],
    ['Izm', ['izmir']],
    ['München', ['munich']],
    ['Munchen', ['munich']],
    ['MÜNCHEN', ['munich']],
    ['sao paulo', ['saoPaulo']],
    ['São Paulo, Brasil', ['saoPaulo']],
    ['new york', ['newYork']],
    ['Houston, Texas', ['houston']],
    ['houston texas', ['houston']],
    ['Texas', ['dallas', 'houston']],
    ['TX, USA', ['dallas', 'houston']],
    ['TX', ['dallas', 'houston']],
    ['29.76, -95.37', ['houston']],
    ['Bavaria', ['munich']],
    ['Bayern', ['munich']],
    ['England', ['leeds', 'london']],
    ['Munich', ['munich']],
    ['Smyrna, Turkey', ['izmir']],
    ['Huoston', ['houston']],
    ['Londno', ['london']],
    ['Singapur', ['singapore']],
    ['伦敦', ['london']],
    ['London', ['london']],
    ['Singapore', ['singapore']],
  ])('decision 5: the city or state %s, in other spellings too', async (location, expected) => {
    expect(await found(location)).toEqual(expected);
  });

  test.each<[string, Key[]]>([
    ['Turkey', ['istanbul', 'izmir']],
    ['Türkiye', ['istanbul', 'izmir']],
    ['turkiye', ['istanbul', 'izmir']],
    ['UK', ['leeds', 'london']],
    ['United Kingdom', ['leeds', 'london']],
    ['UAE', ['abuDhabi', 'dubai']],
    ['U.A.E.', ['abuDhabi', 'dubai']],
    ['United Arab Emirates', ['abuDhabi', 'dubai']],
    ['USA', ['dallas', 'houston', 'newYork']],
    ['United States', ['dallas', 'houston', 'newYork']],
    ['Germany', ['munich']],
    ['Deutschland', ['munich']],
    ['Japan', []],
    ['Almanya', ['munich']],
  ])('decision 5: the country %s, whatever companies call it', async (location, expected) => {
    expect(await based(location)).toEqual(expected);
  });

  test('a country finds the companies based there, then those that serve it, and marks which is which', async () => {
    const items = await list('Norway');
    expect(keys.get(items[0]?.id ?? 0)).toBe('oslo');
    expect(items.map(({ serves }) => serves)).toEqual([null, ...Array(5).fill('Europe')]);
    expect(await based('Africa')).toEqual([]);
    expect((await list('Africa')).map(({ serves }) => serves)).toEqual(['Africa']);
  });

  test.each<[string, Key[]]>([
    ['Scandinavia', ['oslo']],
    ['DACH', ['munich']],
    ['GCC', ['abuDhabi', 'dubai']],
  ])('decision 5: the world region %s', async (location, expected) => {
    expect(await found(location)).toEqual(expected);
  });

  test('decision 5: a city finds companies in it first, then those within 100 miles, with the distance', async () => {
    const items = await list('Dubai', 'name');
    expect(items.map(({ id, distance }) => [keys.get(id), distance])).toEqual([
      ['dubai', expect.closeTo(0, -0.7)],
      ['abuDhabi', expect.closeTo(75, -1)],
    ]);
  });

  test('decision 3: nearest first; without a city the default order, with the reason', async () => {
    const near = await site.list({ location: 'Abu Dhabi', sortBy: 'distance' });
    expect(near.items.map(({ id }) => keys.get(id))).toEqual(['abuDhabi', 'dubai']);
    expect(near.sortBy).toBe('distance');
    for (const location of [undefined, 'Turkey', 'Qqzzqq']) {
      const { sortBy, notice } = await site.list({ location, sortBy: 'distance' });
      expect([sortBy, notice]).toEqual(['rating', expect.stringContaining('Enter a city to sort by distance')]);
    }
  });

  test('the response shows how the location was interpreted', async () => {
    const { place, notice } = await site.list({ location: 'Huoston' });
    expect(place?.label).toBe('Houston, Texas, United States');
    expect(notice).toContain('in Houston, Texas');
  });

  test('decision 5: a single company is returned with its distance from a city', async () => {
    const id = [...keys].find(([, key]) => key === 'abuDhabi')?.[0];
    const { body } = await site.call<{ distance: number }>('GET', `/api/companies/${id}?location=Dubai`);
    expect(Math.abs(body.distance - 75)).toBeLessThan(10);
    expect((await site.call('GET', `/api/companies/${id}?location=Turkey`)).body).toMatchObject({ distance: null });
  });

  test.each<[string, Key[]]>([
    ['Europe', ['istanbul', 'izmir', 'leeds', 'london', 'munich', 'oslo']],
    ['Middle East', ['abuDhabi', 'dubai']],
    ['north america', ['dallas', 'houston', 'newYork']],
    ['Latin America', ['saoPaulo']],
    ['Asia-Pacific', ['singapore']],
    ['Africa', ['oslo']],
    ['Australia & New Zealand', []],
  ])('decision 5: the service area %s finds companies based there or working there', async (location, expected) => {
    expect(await found(location)).toEqual(expected);
  });

  test('decision 5: the continent Asia', async () => {
    expect(await found('Asia')).toEqual(['abuDhabi', 'dubai', 'istanbul', 'izmir', 'singapore']);
  });

  test('decision 5: a city that is not in the given country', async () => {
    expect(await found('London, Germany')).toEqual([]);
    expect(await found('London, United Kingdom')).toEqual(['london']);
  });

  test('decision 5: an unknown place is searched for as text, and wildcards are plain characters', async () => {
    for (const location of ['Nosuchtown', '%', '_', "'", '\\', 'L_nd_n', 'L%n', ',,,'])
      expect(await found(location)).toEqual([]);
  });

  test('decision 5: a place and a search apply together', async () => {
    expect(await site.list({ location: 'Turkey', search: 'Istanbul' })).toMatchObject({ total: 1 });
  });
});
