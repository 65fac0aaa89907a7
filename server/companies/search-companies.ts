import { CERTIFICATIONS } from '#domain/companies/certifications.ts';
import type { CompanyFilters, CompanySearch, PlacedFilters } from '#domain/companies/company-search.ts';
import type { CompanyFacets, CompanyPage, FacetCount } from '#domain/companies/company-summary.ts';
import { INDUSTRIES } from '#domain/companies/industries.ts';
import type { SortOrder } from '#domain/companies/sort-order.ts';
import { SERVICE_AREAS } from '#domain/places/service-areas.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { readLocation } from '#server/places/read-location.ts';
import type { Spelling } from '#server/search/spelling.ts';
import { textQuery } from '#server/search/text-query.ts';
import { facet } from '#server/search/tokens.ts';
import { type PlaceCondition, placeCondition } from './place-condition.ts';
import { type PublicRow, presentCompany, publicColumns } from './present.ts';

export type SearchSources = { db: Queryable; spelling: () => Promise<Spelling>; gazetteer: Gazetteer };

/** Weights of D, C, B, A: description, certificates and industries, services, name. */
const RANK_WEIGHTS = `'{0.05, 0.2, 0.5, 1}'`;

const DISTANCE_NOTICE =
  'Companies are in the usual order, because distances need a city to be measured from. Give one as location.';

/** The page of approved companies that fit a search, with the exact total (decisions 1 to 6). */
export async function searchCompanies(
  sources: SearchSources,
  search: Omit<CompanySearch, 'filters'> & { filters: PlacedFilters },
): Promise<CompanyPage> {
  const { where, values, rank, place } = await readConditions(sources, search.filters);
  const isOrderedByDistance = search.sortBy === 'distance' && place?.miles !== undefined;
  const sortBy: SortOrder = search.sortBy === 'distance' && !isOrderedByDistance ? 'rating' : search.sortBy;
  const offset = (search.page - 1) * search.limit;
  const distance = place?.miles === undefined ? undefined : `round(${place.miles})::int`;
  const around = place?.around ?? 'false';
  const { rows } = await sources.db.query<{ counts: [number, number]; items: (PublicRow & { isAround: boolean })[] }>(
    `select
       (select json_build_array(count(*), count(*) filter (where ${around})) from companies where ${where}) as counts,
       (select coalesce(json_agg(row_to_json(card)), '[]') from (
          select ${publicColumns(distance)}, ${around} as "isAround" from companies where ${where}
          order by ${orderBy(sortBy, rank, place)} limit ${search.limit} offset ${offset}
        ) card) as items`,
    values,
  );
  const { counts: [total, totalAround] = [0, 0], items = [] } = rows[0] ?? {};
  return {
    items: items.map(({ isAround, ...row }) => ({
      ...presentCompany(row),
      serves: isAround ? (place?.served ?? null) : null,
    })),
    total,
    page: search.page,
    limit: search.limit,
    sortBy,
    place: place?.place ?? null,
    notice: search.sortBy === sortBy ? (place?.notice?.(total - totalAround, totalAround) ?? null) : DISTANCE_NOTICE,
  };
}

/**
 * Every order ends with the id, so that pages never repeat or skip a company (decision 3). Companies in a place come
 * before those near it or serving it (decision 5), nearest first aside.
 */
function orderBy(sortBy: SortOrder, rank: string | undefined, place: PlaceCondition | undefined): string {
  const match = rank === undefined ? '' : `${rank} desc, `;
  const placement = 'featured desc, verified desc, rating desc';
  if (sortBy === 'distance') return `${place?.miles} nulls last, ${placement}, review_count desc, name_key, id`;
  const inPlace = place?.around === undefined ? '' : `${place.around}, `;
  return (
    inPlace +
    {
      rating: `${placement}, review_count desc, ${match}name_key, id`,
      reviews: `review_count desc, ${placement}, ${match}name_key, id`,
      name: 'name_key, id',
    }[sortBy]
  );
}

type Conditions = {
  where: string;
  values: unknown[];
  rank: string | undefined;
  place: PlaceCondition | undefined;
};

/** `values` collects the parameters, so that several conditions can stand in one statement. */
async function readConditions(
  sources: SearchSources,
  filters: PlacedFilters,
  values: unknown[] = [],
): Promise<Conditions> {
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const where = ['approved'];
  let rank: string | undefined;
  let place: PlaceCondition | undefined;

  if (filters.search !== undefined) {
    const query = textQuery(filters.search, await sources.spelling());
    if (query === undefined) where.push('false');
    else {
      const tsquery = `${parameter(query)}::tsquery`;
      where.push(`search_vector @@ ${tsquery}`);
      rank = `ts_rank(${RANK_WEIGHTS}, search_vector, ${tsquery})`;
    }
  }
  const required = requiredFacets(filters);
  if (required.length > 0) where.push(`facets @> ${parameter(required)}::text[]`);
  if (filters.verified !== undefined) where.push(filters.verified ? 'verified' : 'not verified');
  if (filters.location !== undefined) {
    place = placeCondition(readLocation(sources.gazetteer, filters.location), filters.within, parameter);
    where.push(place.where);
  }
  return { where: where.join(' and '), values, rank, place };
}

function requiredFacets(filters: CompanyFilters): string[] {
  return [
    filters.industry === undefined ? [] : facet.industry(filters.industry),
    filters.equipmentType === undefined ? [] : facet.equipment(filters.equipmentType),
    filters.certification === undefined ? [] : facet.certification(filters.certification),
    filters.serviceArea === undefined ? [] : facet.area(filters.serviceArea),
  ].flat();
}

const INDUSTRY_NAMES = INDUSTRIES.map(({ name }) => name);
const CERTIFICATION_NAMES = new Map(CERTIFICATIONS.map(({ name }) => [facet.certification(name), name]));

/** Each list of the facets: the filter whose choice it counts, and where its values stand. */
const FACET_LISTS = {
  industries: { filter: 'industry', values: (from: string) => `select unnest(industries) from ${from}` },
  equipmentTypes: { filter: 'equipmentType', values: (from: string) => `select unnest(equipment_types) from ${from}` },
  serviceAreas: {
    filter: 'serviceArea',
    values: (from: string) => `select service_area from ${from} where service_area <> ''`,
  },
  certifications: {
    filter: 'certification',
    values: (from: string) => `select f from ${from}, unnest(facets) f where f like 'certification:%'`,
  },
  verified: { filter: 'verified', values: (from: string) => `select '' from ${from} where verified` },
} as const satisfies Record<keyof CompanyFacets, { filter: keyof CompanyFilters; values: (from: string) => string }>;
type FacetList = keyof typeof FACET_LISTS;

/**
 * How many companies each value of each filter would leave. Within a group the group's own choice is set aside, so that
 * a reader sees what another choice would give. Service areas and industries are all there, in their own order.
 */
export async function countFacets(sources: SearchSources, filters: PlacedFilters): Promise<CompanyFacets> {
  const values: unknown[] = [];
  const { where } = await readConditions(sources, filters, values);
  const sets = [`everything as (select * from companies where ${where})`];
  const lists: string[] = [];
  for (const [kind, list] of Object.entries(FACET_LISTS)) {
    let from = 'everything';
    if (filters[list.filter] !== undefined) {
      from = `without_${list.filter.toLowerCase()}`;
      const others = await readConditions(sources, { ...filters, [list.filter]: undefined }, values);
      sets.push(`${from} as (select * from companies where ${others.where})`);
    }
    lists.push(`select '${kind}' as kind, value from (${list.values(from)}) list (value)`);
  }
  const { rows } = await sources.db.query<{ counts: [FacetList, string, number][] }>(
    `with ${sets.join(', ')}
     select coalesce(json_agg(json_build_array(kind, value, count) order by count desc, value), '[]') as counts
     from (
       select kind, min(value) as value, count(*) as count from (${lists.join(' union all ')}) used
       group by kind, lower(value)
     ) counted`,
    values,
  );
  return toFacets(rows[0]?.counts ?? []);
}

/** The services that most companies of a search name, at most `limit`, most named first. Spellings of one thing are one. */
export async function topServices(sources: SearchSources, filters: PlacedFilters, limit: number): Promise<string[]> {
  const { where, values } = await readConditions(sources, filters);
  const { rows } = await sources.db.query<{ service: string }>(
    `select min(service) as service from companies, unnest(specializations) named (service) where ${where}
     group by lower(service) order by count(*) desc, min(service) limit ${limit}`,
    values,
  );
  return rows.map(({ service }) => service);
}

/** The companies of a search that are based in one place; its middle, where that is known. */
export type CompanyPoint = {
  /** Not in the place searched for, but near it or serving it. */
  isAround: boolean;
  countryCode: string | null;
  regionCode: string | null;
  region: string | null;
  city: string | null;
  coordinates: { latitude: number; longitude: number } | null;
  count: number;
  /** The only one, if it is alone. */
  company: { id: number; name: string } | null;
};

/** Where the companies of a search are: all of them, not one page. */
export async function companyPoints(sources: SearchSources, filters: PlacedFilters): Promise<CompanyPoint[]> {
  const { where, values, place } = await readConditions(sources, filters);
  const { rows } = await sources.db.query<CompanyPoint>(
    `select ${place?.around ?? 'false'} as "isAround",
            country_code as "countryCode", region_code as "regionCode", min(region) as region, city,
            case when count(latitude) > 0 then
              json_build_object('latitude', avg(latitude), 'longitude', avg(longitude)) end as coordinates,
            count(*)::int as count,
            case when count(*) = 1 then json_build_object('id', min(id), 'name', min(name)) end as company
     from companies where ${where}
     group by 1, country_code, region_code, city, latitude is null
     order by count(*) desc, country_code, region_code, city`,
    values,
  );
  return rows;
}

function toFacets(counts: [FacetList, string, number][]): CompanyFacets {
  const lists: Record<FacetList, FacetCount[]> = {
    industries: [],
    equipmentTypes: [],
    serviceAreas: [],
    certifications: [],
    verified: [],
  };
  for (const [kind, value, count] of counts) {
    const name = kind === 'certifications' ? CERTIFICATION_NAMES.get(value) : value;
    if (name !== undefined) lists[kind].push({ name, count });
  }
  return {
    ...lists,
    serviceAreas: completeList(SERVICE_AREAS, lists.serviceAreas),
    industries: completeList(INDUSTRY_NAMES, lists.industries),
    verified: lists.verified[0]?.count ?? 0,
  };
}

function completeList(names: readonly string[], counts: FacetCount[]): FacetCount[] {
  const countOf = new Map(counts.map(({ name, count }) => [name.toLowerCase(), count]));
  return names.map((name) => ({ name, count: countOf.get(name.toLowerCase()) ?? 0 }));
}
