import type { ModerationState } from '#domain/companies/company-columns.ts';
import { EMPLOYEE_COUNTS_EDIT, EMPLOYEE_COUNTS_REGISTRATION } from '#domain/companies/employee-counts.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { CERTIFICATIONS } from '#domain/vocabulary/certifications.ts';
import { EQUIPMENT_TYPES } from '#domain/vocabulary/equipment-types.ts';
import { INDUSTRIES } from '#domain/vocabulary/industries.ts';
import { INSPECTION_TYPES } from '#domain/vocabulary/inspection-types.ts';
import { LAB_TESTS } from '#domain/vocabulary/lab-tests.ts';
import { METHODS } from '#domain/vocabulary/methods.ts';
import type { NewCompany } from '#server/companies/store.ts';
import { createAddresses } from './addresses.ts';
import { DEMO_CITIES, type DemoCity } from './cities.ts';
import { DEMO_COUNTRIES } from './countries.ts';
import { createDescriber } from './descriptions.ts';
import { drawModerationStates } from './moderation.ts';
import { createNaming } from './names.ts';
import type { PhraseSubject } from './phrases.ts';
import { createPlainDescriber } from './plain-descriptions.ts';
import { DEMO_PROFILES, type DemoProfile } from './profiles.ts';
import { createRandom, type Random } from './random.ts';
import { drawTrade } from './trades.ts';

export type DemoCompany = NewCompany & ModerationState & { createdDaysAgo: number };

/** A seed with which rare certificates occur too, such as an ASME stamp in Türkiye, which has a landing page. */
const SEED = 63;
const WITHOUT_YEAR = 0.08;
const WITHOUT_EMPLOYEES = 0.05;
const WITHOUT_WEBSITE = 0.2;
const WITH_EDITION = 0.3;

/** Fictional companies for an empty directory and for tests: the same 600 in every run. */
export function demoCompanies(): DemoCompany[] {
  const random = createRandom(SEED);
  const locations = DEMO_CITIES.flatMap((city) => Array.from({ length: city.companies }, () => city));
  const cities = random.sample(locations, locations.length);
  const indexes = cities.map((_, index) => index);
  const drawShare = (share: number) => new Set(random.sample(indexes, Math.round(share * cities.length)));
  const withoutYear = drawShare(WITHOUT_YEAR);
  const withoutEmployees = drawShare(WITHOUT_EMPLOYEES);
  const withoutWebsite = drawShare(WITHOUT_WEBSITE);
  const moderationOf = drawModerationStates(random, cities.length);
  const nameCompany = createNaming(random);
  const writeDescription = createDescriber(random);
  const writePlainly = createPlainDescriber(random);
  const drawAddress = createAddresses(random);
  const spellPlace = createSpelling(random);

  return cities.map((city, index) => {
    const profile = drawProfile(random, city);
    const name = nameCompany(profile.kind, city.country);
    const people = drawPeople(random, profile);
    const year = drawYear(random, profile, city, people);
    const subject: PhraseSubject = {
      ...drawTrade(random, profile, city, people),
      kind: profile.kind,
      name: name.short,
      city,
      people,
      year: withoutYear.has(index) ? null : year,
    };
    const names = {
      specializations: subject.specializations.map((id) => nameOf(SPECIALIZATION_NAMES, id)),
      certifications: subject.certifications.map((id) => nameOf(CERTIFICATION_NAMES, id)),
      industries: subject.industries.map((id) => nameOf(INDUSTRY_NAMES, id)),
      equipment: subject.equipment.map((id) => nameOf(EQUIPMENT_NAMES, id)),
    };
    const address = drawAddress(name.short, profile.kind, city);
    return {
      name: name.full,
      ...address,
      website: withoutWebsite.has(index) ? null : address.website,
      location: spellPlace(city),
      serviceArea: SERVICE_AREA_OF.get(city.country) ?? '',
      description:
        writePlainly({
          ...subject,
          ...names,
          country: city.country,
          city: city.name,
        }) ?? writeDescription(subject),
      specializations: names.specializations,
      certifications: names.certifications.map((certificate) => withEdition(random, certificate)),
      industries: names.industries,
      equipmentTypes: names.equipment,
      yearEstablished: subject.year,
      employeeCount: withoutEmployees.has(index) ? null : employeeCount(random, people),
      logoUrl: null,
      imageUrl: null,
      ...moderationOf(index),
    };
  });
}

/** The usual spelling for half of the companies of a city, the others in rotation, so that every spelling occurs. */
function createSpelling(random: Random): (city: DemoCity) => string {
  const turns = new Map<DemoCity, number>();
  return (city) => {
    const turn = random.chance(0.5) ? 0 : (turns.get(city) ?? 0) + 1;
    if (turn > 0) turns.set(city, turn);
    return city.spellings[turn % city.spellings.length] ?? city.name;
  };
}

type WeightedProfile = { profile: DemoProfile; weight: number };

/** A trade is more common in a city the more of its home industries are among the main ones there. */
const TRADES_OF_CITY = new Map<DemoCity, WeightedProfile[]>(
  DEMO_CITIES.map((city) => {
    const strongest = city.industries.slice(0, 3);
    return [
      city,
      DEMO_PROFILES.map((profile) => {
        const { weight, home, homeOnly } = profile;
        const rank = home.filter((industry) => strongest.includes(industry)).length;
        if (home.some((industry) => city.industries.includes(industry))) {
          return { profile, weight: weight * (1 + rank * 0.25) };
        }
        return { profile, weight: homeOnly ? 0 : weight * 0.6 };
      }),
    ];
  }),
);

function drawProfile(random: Random, city: DemoCity): DemoProfile {
  return random.weighted(TRADES_OF_CITY.get(city) ?? [], ({ weight }) => weight).profile;
}

function drawPeople(random: Random, { largest }: DemoProfile): number {
  const [min, max] = random.weighted(
    [
      [3, 10, 28] as const,
      [11, 50, 44] as const,
      [51, 100, 13] as const,
      [101, 200, 9] as const,
      [201, 720, 6] as const,
    ],
    ([, , weight]) => weight,
  );
  return Math.min(random.int(min, max), random.int(Math.ceil(largest * 0.7), largest));
}

/** Countries and circles where private companies of the trade appeared later than elsewhere. */
const FIRST_YEARS: Record<string, number> = {
  AO: 1992,
  CN: 1984,
  PL: 1989,
  RO: 1990,
  VN: 1988,
  africa: 1958,
  asia: 1955,
  gulf: 1968,
  latam: 1952,
  tr: 1952,
};

function drawYear(random: Random, profile: DemoProfile, city: DemoCity, people: number): number {
  const circle = DEMO_COUNTRIES[city.country]?.circle ?? '';
  const firstYear = Math.max(profile.firstYear, FIRST_YEARS[city.country] ?? FIRST_YEARS[circle] ?? 0);
  const age = random.int(1, 100);
  if (age <= (people > 100 ? 30 : 10) && firstYear < 1979) {
    return random.chance(0.4) ? random.int(firstYear, 1979) : random.int(Math.max(firstYear, 1955), 1979);
  }
  if (age > 85 && people <= 100) return random.int(Math.max(2016, firstYear), 2024);
  const first = Math.max(1980, firstYear);
  return Math.round((random.int(first, 2015) + random.int(first, 2015)) / 2);
}

function employeeCount(random: Random, people: number): string {
  if (random.chance(0.5)) {
    const option = people <= 10 ? 0 : people <= 50 ? 1 : people <= 100 ? 2 : 3;
    return EMPLOYEE_COUNTS_REGISTRATION[option];
  }
  const option = people <= 10 ? 0 : people <= 50 ? 1 : people <= 200 ? 2 : people <= 500 ? 3 : 4;
  return EMPLOYEE_COUNTS_EDIT[option];
}

const SERVICE_AREA_OF = new Map(COUNTRIES.map(({ code, serviceArea }) => [code, serviceArea]));

type Entry = { id: string; name: string };

/** `t:` and `k:` distinguish tests and kinds of inspection that share an id. */
const SPECIALIZATION_NAMES = namesOf([
  ...INSPECTION_TYPES,
  ...LAB_TESTS,
  ...METHODS.map(({ code, name }) => ({ id: code, name })),
  ...LAB_TESTS.map(({ id, name }) => ({ id: `t:${id}`, name })),
  ...INSPECTION_TYPES.map(({ id, name }) => ({ id: `k:${id}`, name })),
]);
const CERTIFICATION_NAMES = namesOf(CERTIFICATIONS);
const INDUSTRY_NAMES = namesOf(INDUSTRIES);
const EQUIPMENT_NAMES = namesOf(EQUIPMENT_TYPES);

function namesOf(vocabulary: readonly Entry[]): Map<string, string> {
  return new Map(vocabulary.map(({ id, name }) => [id, name]));
}

function nameOf(names: Map<string, string>, id: string): string {
  const name = names.get(id);
  if (name === undefined) throw new Error(`the vocabulary has no ${id}`);
  return name;
}

/** Current editions of the standards that companies often cite with the year. */
const EDITIONS: Record<string, string> = {
  'ISO/IEC 17025': '2017',
  'ISO/IEC 17020': '2012',
  'ISO 9001': '2015',
  'ISO 14001': '2015',
  'ISO 45001': '2018',
};

function withEdition(random: Random, name: string): string {
  const edition = EDITIONS[name];
  return edition && random.chance(WITH_EDITION) ? `${name}:${edition}` : name;
}
