import { CRACKS_AND_WELDS } from './selector-cracks-and-welds.ts';
import { DAMAGE_IN_SERVICE } from './selector-damage-in-service.ts';
import type { Situation } from './selector-terms.ts';

const SITUATIONS: readonly Situation[] = [...CRACKS_AND_WELDS, ...DAMAGE_IN_SERVICE];

export const SELECTOR_FILTERS = ['flaw', 'material', 'access', 'temperature'] as const;
export type SelectorFilter = (typeof SELECTOR_FILTERS)[number];
export type Selection = Partial<Record<SelectorFilter, string>>;

/** The values of a filter, in the order of the table. */
export function selectorValues(filter: SelectorFilter): string[] {
  return [...new Set(SITUATIONS.map((situation) => situation[filter]))];
}

/** The situations that meet every chosen value. */
export function findSituations(selection: Selection): Situation[] {
  return SITUATIONS.filter((situation) =>
    SELECTOR_FILTERS.every((filter) => selection[filter] === undefined || situation[filter] === selection[filter]),
  );
}
