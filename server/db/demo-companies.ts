import { CERTIFICATIONS } from '#domain/companies/certifications.ts';
import {
  type CompanyFacts,
  type CompanyStanding,
  EMPLOYEE_COUNTS_EDIT,
  EMPLOYEE_COUNTS_REGISTRATION,
} from '#domain/companies/company.ts';
import { EQUIPMENT_TYPES } from '#domain/companies/equipment-types.ts';
import { INDUSTRIES } from '#domain/companies/industries.ts';
import { INSPECTION_TYPES } from '#domain/companies/inspection-types.ts';
import { LAB_TESTS } from '#domain/companies/lab-tests.ts';
import { METHODS } from '#domain/companies/methods.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { createAddresses } from './demo-addresses.ts';
import { DEMO_CITIES, type DemoCity } from './demo-cities.ts';
import { createDescriber } from './demo-descriptions.ts';
import { createNaming } from './demo-names.ts';
import type { PhraseSubject } from './demo-phrases.ts';
import { DEMO_PROFILES, type DemoProfile } from './demo-profiles.ts';
import { createRandom, type Random } from './demo-random.ts';
import { drawStandings } from './demo-standings.ts';
import { drawTrade } from './demo-trades.ts';

export type DemoCompany = CompanyFacts & CompanyStanding & { createdDaysAgo: number };

const SEED = 20_260_501;
const WITHOUT_YEAR = 0.08;
const WITHOUT_EMPLOYEES = 0.05;
const WITHOUT_WEBSITE = 0.2;
const WITH_EDITION = 0.3;

/** Fictional companies for a fresh directory and for tests: the same 600 in every run, with addresses that reach nobody. */
export function demoCompanies(): DemoCompany[] {
  const random = createRandom(SEED);
  const seats = DEMO_CITIES.flatMap((city) => Array.from({ length: city.companies }, () => city));
  const cities = random.sample(seats, seats.length);
  const everybody = cities.map((_, index) => index);
  const drawSome = (share: number) => new Set(random.sample(everybody, Math.round(share * cities.length)));
  const yearless = drawSome(WITHOUT_YEAR);
  const countless = drawSome(WITHOUT_EMPLOYEES);
  const siteless = drawSome(WITHOUT_WEBSITE);
  const standings = drawStandings(random, cities.length);
  const nameCompany = createNaming(random);
  const writeDescription = createDescriber(random);
  const drawAddress = createAddresses(random);

  return cities.map((city, index) => {
    const profile = drawProfile(random, city);
    const name = nameCompany(profile.kind, city.country);
    const people = drawPeople(random, profile);
    const year = drawYear(random, profile, people);
    const subject: PhraseSubject = {
      ...drawTrade(random, profile, city, people),
      kind: profile.kind,
      name: name.short,
      city,
      people,
      year: yearless.has(index) ? null : year,
    };
    const address = drawAddress(name.short, profile.kind, city);
    return {
      name: name.full,
      ...address,
      website: siteless.has(index) ? null : address.website,
      location: random.chance(0.5) ? (city.spellings[0] ?? city.name) : random.pick(city.spellings),
      serviceArea: COUNTRIES.find((country) => country.code === city.country)?.serviceArea ?? '',
      description: writeDescription(subject),
      specializations: subject.specializations.map(specializationName),
      certifications: subject.certifications.map((id) => withEdition(random, nameOf(CERTIFICATIONS, id))),
      industries: subject.industries.map((id) => nameOf(INDUSTRIES, id)),
      equipmentTypes: subject.equipment.map((id) => nameOf(EQUIPMENT_TYPES, id)),
      yearEstablished: subject.year,
      employeeCount: countless.has(index) ? null : employeeCount(random, people),
      logoUrl: null,
      imageUrl: null,
      ...standings[index],
    } as DemoCompany;
  });
}

function drawProfile(random: Random, city: DemoCity): DemoProfile {
  return random.weighted(DEMO_PROFILES, ({ weight, home, homeOnly }) => {
    const rank = home.filter((industry) => city.industries.slice(0, 3).includes(industry)).length;
    const isAtHome = home.some((industry) => city.industries.includes(industry));
    return isAtHome ? weight * (1 + rank * 0.5) : homeOnly ? 0 : weight * 0.6;
  });
}

function drawPeople(random: Random, { largest }: DemoProfile): number {
  const [least, most] = random.weighted(
    [
      [3, 10, 28] as const,
      [11, 50, 44] as const,
      [51, 100, 13] as const,
      [101, 200, 9] as const,
      [201, 720, 6] as const,
    ],
    ([, , weight]) => weight,
  );
  return Math.min(random.int(least, most), random.int(Math.ceil(largest * 0.7), largest));
}

function drawYear(random: Random, { firstYear }: DemoProfile, people: number): number {
  const age = random.int(1, 100);
  if (age <= (people > 100 ? 30 : 10) && firstYear < 1979) {
    return Math.max(random.int(firstYear, 1979), random.int(firstYear, 1979));
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

const SPECIALIZATIONS: { id: string; name: string }[] = [
  ...METHODS.map(({ code, name }) => ({ id: code, name })),
  ...LAB_TESTS,
  ...INSPECTION_TYPES,
  ...LAB_TESTS.map(({ id, name }) => ({ id: `t:${id}`, name })),
  ...INSPECTION_TYPES.map(({ id, name }) => ({ id: `k:${id}`, name })),
];

const specializationName = (id: string) => nameOf(SPECIALIZATIONS, id);

function nameOf(vocabulary: readonly { id: string; name: string }[], id: string): string {
  const entry = vocabulary.find((one) => one.id === id);
  if (!entry) throw new Error(`the vocabulary has no ${id}`);
  return entry.name;
}

/** Current editions of the standards that companies like to name with their year. */
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
