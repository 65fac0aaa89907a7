import { COUNTRIES } from '#domain/places/countries.ts';
import type { Coordinates } from '#domain/places/resolved-place.ts';
import { SCORE_PER_DECADE } from '#server/places/gazetteer-file.ts';
import { readPackageFile } from './package-file.ts';
import { readRegions } from './regions.ts';
import { formsOf, isUsefulSpelling } from './spellings.ts';
import { readTowns, type Town } from './towns.ts';

/** A place of any kind as it goes into the file. */
export type GatheredPlace = Coordinates & {
  name: string;
  ownForms: ReadonlySet<string>;
  otherForms: ReadonlySet<string>;
  countryCode: string;
  regionCode: string | null;
  timeZone: string | null;
  population: number;
  score: number;
};

export type GatheredPlaces = { cities: GatheredPlace[]; regions: GatheredPlace[]; countries: GatheredPlace[] };

/** A town of unknown size is a small one. */
const MIN_POPULATION = 500;
/** Well enough known to win over namesakes, and not over great cities. */
const INDUSTRIAL_SCORE = scoreOf(150_000);
const CAPITAL_BONUS = SCORE_PER_DECADE / 3;
const SECTION_PENALTY = SCORE_PER_DECADE / 3;
/** "sa" means a city more often than Sachsen. */
const REGION_PENALTY = SCORE_PER_DECADE / 2;

/** "Istanbul" means the city. */
const NAMESAKE_PENALTY = SCORE_PER_DECADE;

export function gatherPlaces(): GatheredPlaces {
  const towns = readTowns();
  const known = new Set(COUNTRIES.map((country) => country.code));
  const cities = towns.filter((town) => known.has(town.countryCode)).map(gatherTown);
  return {
    cities: cities.sort((a, b) => b.score - a.score || b.population - a.population),
    regions: gatherRegions(Map.groupBy(towns, (town) => town.regionCode)),
    countries: gatherCountries(Map.groupBy(towns, (town) => town.countryCode)),
  };
}

function gatherTown(town: Town): GatheredPlace {
  const { name, countryCode, kind } = town;
  const others = new Set(town.otherSpellings.filter(isUsefulSpelling).flatMap((text) => formsOf(text, countryCode)));
  const own = new Set([name, ...town.ownSpellings].flatMap((text) => formsOf(text, countryCode)));
  // "New York" is the own name of New York City, and "Newcastle" that of Newcastle upon Tyne.
  for (const form of others) if ([...own].some((name) => isPrefix(form, name))) own.add(form);
  let score = kind === 'industrial' ? INDUSTRIAL_SCORE : scoreOf(town.population);
  if (kind === 'capital') score += CAPITAL_BONUS;
  if (kind === 'section') score -= SECTION_PENALTY;
  return { ...pick(town), name, ownForms: own, otherForms: without(others, own), population: town.population, score };
}

/** Saint John is another town than St. John's. */
function isPrefix(form: string, name: string): boolean {
  return name.startsWith(`${form} `) && name !== `${form} s`;
}

function gatherRegions(townsOf: Map<string | null, Town[]>): GatheredPlace[] {
  return readRegions().flatMap(({ code, name, ownSpellings }) => {
    const towns = townsOf.get(code) ?? [];
    const seat = seatOf(towns, ['capital', 'seat']);
    if (seat === undefined) return [];
    const population = populationOf(towns);
    const ownForms = new Set([name, ...ownSpellings].flatMap((text) => formsOf(text, seat.countryCode)));
    let score = scoreOf(population) - REGION_PENALTY;
    if (towns.some((town) => isNamesake(town, name) && town.population > population / 10)) score -= NAMESAKE_PENALTY;
    return [{ ...pick(seat), regionCode: code, name, ownForms, otherForms: new Set<string>(), population, score }];
  });
}

function isNamesake(town: Town, name: string): boolean {
  return town.name === name || town.name === `${name} City`;
}

function gatherCountries(townsOf: Map<string, Town[]>): GatheredPlace[] {
  const translations = readTranslations();
  return COUNTRIES.flatMap(({ code, name, aliases }) => {
    const towns = townsOf.get(code) ?? [];
    const seat = seatOf(towns, ['capital']);
    if (seat === undefined) return [];
    const population = populationOf(towns);
    const own = new Set([name, ...aliases].flatMap((text) => formsOf(text, code)));
    const others = new Set((translations.get(code) ?? []).flatMap((text) => formsOf(text, code)));
    return [
      {
        ...pick(seat),
        countryCode: code,
        regionCode: null,
        name,
        ownForms: own,
        otherForms: without(others, own),
        population,
        score: scoreOf(population),
      },
    ];
  });
}

function pick({ latitude, longitude, countryCode, regionCode, timeZone }: Town) {
  return { latitude, longitude, countryCode, regionCode, timeZone };
}

/** Where a region or a country is: at its capital, else at its largest town. */
function seatOf(towns: Town[], kinds: Town['kind'][]): Town | undefined {
  const bySize = towns.toSorted((a, b) => b.population - a.population);
  return bySize.find((town) => kinds.includes(town.kind)) ?? bySize[0];
}

/** Sections of towns are counted in their town. */
function populationOf(towns: Town[]): number {
  return towns.reduce((sum, town) => sum + (town.kind === 'section' ? 0 : town.population), 0);
}

function scoreOf(population: number): number {
  return SCORE_PER_DECADE * Math.log10(Math.max(population, MIN_POPULATION));
}

/** The names of each country in all languages of the package. */
function readTranslations(): Map<string, string[]> {
  const languages: string[] = JSON.parse(readPackageFile('i18n-iso-countries/supportedLocales.json'));
  const names = new Map<string, string[]>();
  for (const language of languages) {
    const { countries }: { countries: Record<string, string | string[]> } = JSON.parse(
      readPackageFile(`i18n-iso-countries/langs/${language}.json`),
    );
    for (const [code, name] of Object.entries(countries)) names.set(code, [...(names.get(code) ?? []), name].flat());
  }
  return names;
}

function without(forms: ReadonlySet<string>, left: ReadonlySet<string>): Set<string> {
  return new Set([...forms].filter((form) => !left.has(form)));
}
