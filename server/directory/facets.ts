import { PUBLIC_STATES } from '#domain/certificates/certificate-status.ts';
import type { CompanyFacets, FacetCount } from '#domain/companies/public-company.ts';
import type { PlacedFilters } from '#domain/companies/search-query.ts';
import { SERVICE_AREAS } from '#domain/places/service-areas.ts';
import { CERTIFICATIONS } from '#domain/vocabulary/certifications.ts';
import { INDUSTRIES } from '#domain/vocabulary/industries.ts';
import { type Bitset, countCommon } from '#server/search/bitset.ts';
import { type SearchIndex, VERIFIED } from '#server/search/search-index.ts';
import { matchCertificates } from './match-certificates.ts';
import type { SearchSources } from './match-companies.ts';

const INDUSTRY_NAMES = INDUSTRIES.map(({ name }) => name);
const CERTIFICATION_NAMES = CERTIFICATIONS.map(({ name }) => name);
/** Values that are not in our vocabulary: of each kind the most frequent are listed. */
const MAX_CUSTOM_VALUES = 50;

type Kind = 'industry' | 'equipmentType' | 'certification' | 'serviceArea';

/**
 * How many companies each value of each filter would leave under the others. Of a filter whose values are alternatives the
 * choice does not count for its own values, so that a visitor sees what another choice would give. Service areas and
 * industries are listed in full, in their own order; of the others what some company names, and a chosen value always.
 */
export function countFacets(sources: SearchSources, filters: PlacedFilters): CompanyFacets {
  const { index, set, without } = sources.find(filters);
  const among = {
    industry: without('industry'),
    equipmentType: without('equipmentType'),
    serviceArea: without('serviceArea'),
    // Companies must have all certificates that are chosen, so a further one counts among those that are left.
    certification: set,
  };
  const counts = (kind: Kind, names: readonly string[]): FacetCount[] =>
    names.map((name) => ({ name, count: index.countHaving(kind, name, among[kind]) }));
  const custom = (kind: Kind): FacetCount[] => index.customValuesOf(kind, among[kind]).slice(0, MAX_CUSTOM_VALUES);
  const withChosen = (kind: Kind, rows: FacetCount[]): FacetCount[] => {
    const listed = new Set(rows.map(({ name }) => name.toLowerCase()));
    const missing = [filters[kind] ?? []].flat().filter((name) => !listed.has(name.toLowerCase()));
    return [...counts(kind, missing), ...rows];
  };
  // One kind after the other, because the index caches the counts of one set.
  return {
    industries: withChosen('industry', [...counts('industry', INDUSTRY_NAMES), ...custom('industry')]),
    equipmentTypes: withChosen('equipmentType', index.valuesOf('equipmentType', among.equipmentType)),
    serviceAreas: withChosen('serviceArea', counts('serviceArea', SERVICE_AREAS)),
    certifications: withChosen(
      'certification',
      mostFrequent([...counts('certification', certificationsInUse(index)), ...custom('certification')]),
    ),
    verified: index.countHaving('verified', VERIFIED, without('verified')),
    certificateStates: countStates(index, filters, without('certificateState')),
  };
}

/** How many of these companies have the chosen certificate, or any, in each state. */
function countStates(index: SearchIndex, filters: PlacedFilters, among: Bitset): CompanyFacets['certificateStates'] {
  return PUBLIC_STATES.map((name) => {
    const inState = matchCertificates(index, { ...filters, certificateState: name, validOn: undefined });
    return { name, count: inState === undefined ? 0 : countCommon(among, inState) };
  });
}

/** The certificates that most companies of a search name, most frequent first. A chosen certificate counts, too. */
export function topCertifications(sources: SearchSources, filters: PlacedFilters, limit: number): string[] {
  const { index, set } = sources.find(filters);
  const counts = CERTIFICATION_NAMES.map((name) => ({ name, count: index.countHaving('certification', name, set) }));
  return mostFrequent(counts)
    .filter(({ count }) => count > 0)
    .slice(0, limit)
    .map(({ name }) => name);
}

/** The services that most companies of a search name, most frequent first. Spellings of one service count as one. */
export function topServices(sources: SearchSources, filters: PlacedFilters, limit: number): string[] {
  const { index, set } = sources.find(filters);
  return index
    .valuesOf('service', set)
    .filter(({ count }) => count > 0)
    .slice(0, limit)
    .map(({ name }) => name);
}

function mostFrequent(counts: FacetCount[]): FacetCount[] {
  return counts.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/** The same for all searches of one state of the index. */
const inUse = new WeakMap<Bitset, string[]>();

function certificationsInUse(index: SearchIndex): string[] {
  const known = inUse.get(index.live);
  if (known !== undefined) return known;
  const names = CERTIFICATION_NAMES.filter((name) => index.isInUse('certification', name));
  inUse.set(index.live, names);
  return names;
}
