import type { HomeState } from '#domain/paths.ts';

/** The filters that are on, in words: for titles and for the line above the results. Empty when none is. */
export function describeState(state: HomeState): string {
  return [
    state.search,
    state.equipmentType,
    state.certification,
    state.industry,
    state.serviceArea,
    state.location === undefined ? undefined : `in ${state.location}`,
    state.verified === undefined ? undefined : state.verified ? 'verified' : 'not verified',
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** How many choices of the filter panel are on. */
export function countPanelFilters(state: HomeState): number {
  const { serviceArea, equipmentType, certification, industry, verified } = state;
  return [serviceArea, equipmentType, certification, industry, verified].filter((value) => value !== undefined).length;
}
