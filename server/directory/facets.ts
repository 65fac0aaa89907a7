import type { CompanyFacets, FacetCount } from '#domain/companies/public-company.ts';
import type { PlacedFilters } from '#domain/companies/search-query.ts';
import { SERVICE_AREAS } from '#domain/places/service-areas.ts';
import { CERTIFICATIONS } from '#domain/vocabulary/certifications.ts';
import { INDUSTRIES } from '#domain/vocabulary/industries.ts';
import { VERIFIED } from '#server/search/search-index.ts';
import type { SearchSources } from './match-companies.ts';

const INDUSTRY_NAMES = INDUSTRIES.map(({ name }) => name);
const CERTIFICATION_NAMES = CERTIFICATIONS.map(({ name }) => name);
/** Companies name industries and certificates in their own words, too: so many of each kind are told, those that most have. */
const MAX_OTHERS = 50;

type Kind = 'industry' | 'equipmentType' | 'certification' | 'serviceArea';

/**
 * How many companies each value of each filter would leave. Within a group the group's own choice is set aside, so that
 * a reader sees what another choice would give. Service areas and the industries of our list are all there, in their own
 * order; what is chosen is always there.
 */
export function countFacets(sources: SearchSources, filters: PlacedFilters): CompanyFacets {
  const { index, without } = sources.find(filters);
  const among = {
    industry: without('industry'),
    equipmentType: without('equipmentType'),
    serviceArea: without('serviceArea'),
    certification: without('certification'),
  };
  const counts = (kind: Kind, names: readonly string[]): FacetCount[] =>
    names.map((name) => ({ name, count: index.countHaving(kind, name, among[kind]) }));
  const others = (kind: Kind): FacetCount[] => index.customWordsOf(kind, among[kind]).slice(0, MAX_OTHERS);
  const withChosen = (kind: Kind, rows: FacetCount[]): FacetCount[] => {
    const chosen = filters[kind];
    const isThere = rows.some(({ name }) => name.toLowerCase() === chosen?.toLowerCase());
    return chosen === undefined || isThere ? rows : [...counts(kind, [chosen]), ...rows];
  };
  // Kind after kind: the index remembers the counts of one set.
  return {
    industries: withChosen('industry', [...counts('industry', INDUSTRY_NAMES), ...others('industry')]),
    equipmentTypes: withChosen('equipmentType', index.valuesOf('equipmentType', among.equipmentType)),
    serviceAreas: withChosen('serviceArea', counts('serviceArea', SERVICE_AREAS)),
    certifications: withChosen(
      'certification',
      namedMost([...counts('certification', CERTIFICATION_NAMES), ...others('certification')]),
    ),
    verified: index.countHaving('verified', VERIFIED, without('verified')),
  };
}

/** The certificates that most companies of a search name, most named first: the choice of a certificate counts, too. */
export function topCertifications(sources: SearchSources, filters: PlacedFilters, limit: number): string[] {
  const { index, set } = sources.find(filters);
  const counts = CERTIFICATION_NAMES.map((name) => ({ name, count: index.countHaving('certification', name, set) }));
  return namedMost(counts)
    .slice(0, limit)
    .map(({ name }) => name);
}

/** The services that most companies of a search name, at most `limit`, most named first. Spellings of one thing are one. */
export function topServices(sources: SearchSources, filters: PlacedFilters, limit: number): string[] {
  const { index, set } = sources.find(filters);
  return index
    .valuesOf('service', set)
    .slice(0, limit)
    .map(({ name }) => name);
}

function namedMost(counts: FacetCount[]): FacetCount[] {
  return counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
