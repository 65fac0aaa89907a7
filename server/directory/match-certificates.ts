import type { PlacedFilters } from '#domain/companies/search-query.ts';
import { type Bitset, intersectionOf } from '#server/search/bitset.ts';
import type { SearchIndex } from '#server/search/search-index.ts';
import { keyOf } from '#server/search/value-index.ts';

/**
 * The companies whose chosen certificate, or any if none is chosen, is in the state that is asked for, and checked and valid
 * on the day that is asked for. Undefined where neither is.
 */
export function matchCertificates(index: SearchIndex, filters: PlacedFilters): Bitset | undefined {
  const { certificateState, validOn } = filters;
  if (certificateState === undefined && validOn === undefined) return undefined;
  const chosen = [filters.certification ?? []].flat();
  const keys = chosen.map(keyOf);
  const naming = intersectionOf(
    index.live,
    chosen.map((name) => index.having('certification', name)),
  );
  const { proofs, size } = index;
  const inState = certificateState === undefined ? naming : proofs.having(certificateState, keys, naming, size);
  return validOn === undefined ? inState : proofs.validOn(validOn, keys, inState, size);
}
