import { CERTIFICATIONS } from '#domain/companies/certifications.ts';
import type { CompanyFilters, CompanySearch } from '#domain/companies/company-search.ts';
import type { CompanyFacets, CompanyPage, FacetCount } from '#domain/companies/company-summary.ts';
import { INDUSTRIES } from '#domain/companies/industries.ts';
import type { SortOrder } from '#domain/companies/sort-order.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { type LocationCondition, readLocation } from '#domain/places/location-query.ts';
import { SERVICE_AREAS } from '#domain/places/service-areas.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Spelling } from '#server/search/spelling.ts';
import { textQuery } from '#server/search/text-query.ts';
import { facet } from '#server/search/tokens.ts';
import { PUBLIC_COLUMNS, type PublicRow, presentCompany } from './present.ts';

export type SearchSources = { db: Queryable; spelling: () => Promise<Spelling> };

/** Weights of D, C, B, A: description, certificates and industries, services, name. */
const RANK_WEIGHTS = `'{0.05, 0.2, 0.5, 1}'`;

const DISTANCE_NOTICE =
  'Companies are not ordered by distance, because the place is not known to the directory. They are in the usual order.';

/** The page of approved companies that fit a search, with the exact total (decisions 1 to 6). */
export async function searchCompanies(sources: SearchSources, search: CompanySearch): Promise<CompanyPage> {
  const conditions = await readConditions(sources, search.filters);
  const { where, values, rank } = conditions;
  const sortBy: SortOrder = search.sortBy === 'distance' ? 'rating' : search.sortBy;
  const offset = (search.page - 1) * search.limit;
  const { rows } = await sources.db.query<{ total: number; items: PublicRow[] }>(
    `select
       (select count(*)::int from companies where ${where}) as total,
       (select coalesce(json_agg(row_to_json(card)), '[]') from (
          select ${PUBLIC_COLUMNS} from companies where ${where} order by ${orderBy(sortBy, rank)}
          limit ${search.limit} offset ${offset}
        ) card) as items`,
    values,
  );
  const { total = 0, items = [] } = rows[0] ?? {};
  return {
    items: items.map(presentCompany),
    total,
    page: search.page,
    limit: search.limit,
    sortBy,
    notice: search.sortBy === 'distance' ? DISTANCE_NOTICE : null,
  };
}

/** Every order ends with the id, so that pages never repeat or skip a company (decision 3). */
function orderBy(sortBy: Exclude<SortOrder, 'distance'>, rank: string | undefined): string {
  const match = rank === undefined ? '' : `${rank} desc, `;
  const placement = 'featured desc, verified desc, rating desc';
  return {
    rating: `${placement}, review_count desc, ${match}name_key, id`,
    reviews: `review_count desc, ${placement}, ${match}name_key, id`,
    name: 'name_key, id',
  }[sortBy];
}

type Conditions = { where: string; values: unknown[]; rank: string | undefined };

async function readConditions(sources: SearchSources, filters: CompanyFilters): Promise<Conditions> {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const where = ['approved'];
  let rank: string | undefined;

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
    const conditions = readLocation(filters.location);
    if (conditions.length === 0) where.push('false');
    for (const condition of conditions) where.push(locationCondition(condition, parameter));
  }
  return { where: where.join(' and '), values, rank };
}

function requiredFacets(filters: CompanyFilters): string[] {
  return [
    filters.industry === undefined ? [] : facet.industry(filters.industry),
    filters.equipmentType === undefined ? [] : facet.equipment(filters.equipmentType),
    filters.certification === undefined ? [] : facet.certification(filters.certification),
    filters.serviceArea === undefined ? [] : facet.area(filters.serviceArea),
  ].flat();
}

function locationCondition(condition: LocationCondition, parameter: (value: unknown) => string): string {
  switch (condition.kind) {
    case 'countries':
      return `facets && ${parameter(condition.codes.map(facet.country))}::text[]`;
    case 'serviceArea': {
      const based = COUNTRIES.filter((country) => country.serviceArea === condition.serviceArea);
      const any = [facet.area(condition.serviceArea), ...based.map((country) => facet.country(country.code))];
      return `facets && ${parameter(any)}::text[]`;
    }
    case 'text':
      // The words are in normal form: letters, digits and blanks, so nothing in them is a pattern.
      return `(' ' || location_key) like '% ' || ${parameter(condition.words)} || '%'`;
  }
}

const CERTIFICATION_NAMES = new Map(CERTIFICATIONS.map(({ name }) => [facet.certification(name), name]));

const FACET_GROUPS = {
  industries: 'industry',
  equipmentTypes: 'equipmentType',
  certifications: 'certification',
  serviceAreas: 'serviceArea',
} as const satisfies Partial<Record<keyof CompanyFacets, keyof CompanyFilters>>;
type FacetGroup = keyof typeof FACET_GROUPS;

/**
 * How many companies each value of each filter would leave. Within a group the group's own choice is set aside, so that
 * a reader sees what another choice would give. Service areas and industries are all there, in their own order.
 */
export async function countFacets(sources: SearchSources, filters: CompanyFilters): Promise<CompanyFacets> {
  const all = await countWithin(sources, filters);
  for (const [group, filter] of Object.entries(FACET_GROUPS) as [FacetGroup, keyof CompanyFilters][]) {
    if (filters[filter] === undefined) continue;
    const others = await countWithin(sources, { ...filters, [filter]: undefined });
    all[group] = others[group];
  }
  if (filters.verified !== undefined) {
    all.verified = (await countWithin(sources, { ...filters, verified: undefined })).verified;
  }
  return {
    ...all,
    serviceAreas: completeList(SERVICE_AREAS, all.serviceAreas),
    industries: completeList(
      INDUSTRIES.map(({ name }) => name),
      all.industries,
    ),
  };
}

function completeList(names: readonly string[], counts: FacetCount[]): FacetCount[] {
  const countOf = new Map(counts.map(({ name, count }) => [name.toLowerCase(), count]));
  return names.map((name) => ({ name, count: countOf.get(name.toLowerCase()) ?? 0 }));
}

async function countWithin(sources: SearchSources, filters: CompanyFilters): Promise<CompanyFacets> {
  const { where, values } = await readConditions(sources, filters);
  const { rows } = await sources.db.query<{ kind: FacetGroup | 'verified'; value: string; count: number }>(
    `with matching as (select * from companies where ${where})
     select kind, min(value) as value, count(*)::int as count
     from (
       select 'industries' as kind, unnest(industries) as value from matching
       union all select 'equipmentTypes', unnest(equipment_types) from matching
       union all select 'serviceAreas', service_area from matching where service_area <> ''
       union all select 'certifications', f from matching, unnest(facets) f where f like 'certification:%'
       union all select 'verified', '' from matching where verified
     ) used
     group by kind, lower(value)
     order by count desc, value`,
    values,
  );
  const facets: CompanyFacets = {
    industries: [],
    equipmentTypes: [],
    certifications: [],
    serviceAreas: [],
    verified: 0,
  };
  for (const { kind, value, count } of rows) {
    const name = kind === 'certifications' ? CERTIFICATION_NAMES.get(value) : value;
    if (kind === 'verified') facets.verified = count;
    else if (name !== undefined) facets[kind].push({ name, count } satisfies FacetCount);
  }
  return facets;
}
