import { beforeAll, expect, test } from 'vitest';
import type { ServiceArea } from '#domain/places/service-areas.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

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
  /** Sits in one area and works in another. */
  oslo: at('Oslo, Norway', 'Africa'),
};
type Key = keyof typeof PLACES;

describeOnEachDatabase('location of GET /api/companies', (makeApp) => {
  let site: TestApp;
  const keys = new Map<number, Key>();

  beforeAll(async () => {
    site = await makeApp();
    const ids = await site.insert([...Object.values(PLACES), { ...at('Izmir, Türkiye'), approved: false }]);
    for (const [index, key] of (Object.keys(PLACES) as Key[]).entries()) keys.set(ids[index] ?? 0, key);
  });

  const found = async (location: string) => {
    const { items, total } = await site.list({ location, limit: 100 });
    expect(total).toBe(items.length);
    return items.map(({ id }) => keys.get(id)).sort();
  };

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
    ['Texas', ['houston']],
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
  ])('decision 5: the country %s, whatever companies call it', async (location, expected) => {
    expect(await found(location)).toEqual(expected);
  });

  test.each<[string, Key[]]>([
    ['Europe', ['istanbul', 'izmir', 'leeds', 'london', 'munich', 'oslo']],
    ['Middle East', ['abuDhabi', 'dubai']],
    ['north america', ['dallas', 'houston', 'newYork']],
    ['Latin America', ['saoPaulo']],
    ['Asia-Pacific', ['singapore']],
    ['Africa', ['oslo']],
    ['Australia & New Zealand', []],
  ])('decision 5: the service area %s: who sits there or works there', async (location, expected) => {
    expect(await found(location)).toEqual(expected);
  });

  test('decision 5: the continent Asia', async () => {
    expect(await found('Asia')).toEqual(['abuDhabi', 'dubai', 'istanbul', 'izmir', 'singapore']);
  });

  test('decision 5: a city that is not in the country beside it', async () => {
    expect(await found('London, Germany')).toEqual([]);
    expect(await found('London, United Kingdom')).toEqual(['london']);
  });

  test('decision 5: an unknown place is looked for in the text, and signs are plain', async () => {
    for (const location of ['Atlantis', '%', '_', "'", '\\', 'Lond_n', 'L%n', ',,,', 'ondon'])
      expect(await found(location)).toEqual([]);
  });

  test('decision 5: a place and a search apply together', async () => {
    expect(await site.list({ location: 'Turkey', search: 'Istanbul' })).toMatchObject({ total: 1 });
  });
});
