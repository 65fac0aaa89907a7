import { SORT_ORDERS } from '#domain/companies/sort-order.ts';
import { landingPath, parseLandingPath } from '#domain/landing/landing-path.ts';
import { countryPlace } from '#domain/landing/landing-place.ts';
import { LANDING_SERVICES } from '#domain/landing/landing-service.ts';
import { type HomeState, paths } from '#domain/paths.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { type DemoCompany, demoCompanies } from '#server/demo/companies.ts';
import { createRandom, type Random } from '#server/demo/random.ts';

const ORDERS = SORT_ORDERS.filter((order) => order !== 'distance');
const SEED = 7;

/**
 * Distinct canonical addresses of searches on the home page: one or two words, a place, one or two filters. Each is derived
 * from one company of the demonstration, so that it finds something; only searches without filters have later pages.
 */
export function searchAddresses(count: number): string[] {
  const random = createRandom(SEED);
  const companies = demoCompanies().filter((company) => company.approved);
  const addresses = new Set<string>();
  while (addresses.size < count) addresses.add(paths.home(drawState(random, random.pick(companies))));
  return [...addresses];
}

function drawState(random: Random, company: DemoCompany): HomeState {
  const state: HomeState = { sortBy: random.pick(ORDERS), view: random.chance(0.2) ? 'list' : 'grid' };
  const words = wordsOf([...company.specializations, ...company.equipmentTypes, ...company.certifications]);
  if (random.chance(0.7)) state.search = random.sample(words, random.int(1, 2)).join(' ');
  else state.location = company.location.split(', ').at(-1);
  const filters: HomeState[] = [
    { industry: company.industries.slice(0, 1) },
    { equipmentType: random.sample(company.equipmentTypes, 1) },
    { certification: random.sample(company.certifications, 1) },
    { serviceArea: company.serviceArea || undefined },
    { verified: company.verified },
  ];
  const chosen = random.sample(filters, random.int(0, 2));
  if (chosen.length === 0) state.page = random.int(1, 3);
  return Object.assign(state, ...chosen);
}

/** The pages of the whole directory in each order and view: nothing but an order and a page in their addresses. */
export function plainAddresses(pages: number): string[] {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return numbers.flatMap((page) =>
    ORDERS.flatMap((sortBy) => (['grid', 'list'] as const).map((view) => paths.home({ sortBy, page, view }))),
  );
}

/** Each service in each country, in any order: landing pages, each of them another one. */
export function landingAddresses(): string[] {
  const places = COUNTRIES.map(countryPlace);
  const addresses = LANDING_SERVICES.flatMap((service) =>
    places.map((place) => landingPath({ kind: 'service', service, place })),
  );
  const known = addresses.filter((address) => parseLandingPath(address.slice(1)).kind === 'service');
  return createRandom(SEED).sample(known, known.length);
}

function wordsOf(texts: string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z]{4,}/g) ?? []))];
}

/** Returns the members in turn, over and over. */
export function inTurn<Member>(list: Member[]): () => Member {
  let next = 0;
  return () => {
    const member = list[next % list.length] as Member;
    next += 1;
    return member;
  };
}
