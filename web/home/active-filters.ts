import type { CompanyPage } from '#domain/companies/public-company.ts';
import { type HomeState, LIST_FILTERS } from '#domain/paths.ts';
import { shortPlaceLabel } from '#domain/places/place-label.ts';

/** A filter that is on, and the state without it. */
export type ActiveFilter = { label: string; without: HomeState };

/** One for each part of the words that was understood, for the place and for each value of each filter. */
export function activeFilters(
  state: HomeState,
  { understood, place }: Pick<CompanyPage, 'understood' | 'place'>,
): ActiveFilter[] {
  const first = { ...state, page: 1, at: undefined };
  const filters: ActiveFilter[] = understood.map(({ kind, label, without }) => ({
    label: kind === 'place' ? shortPlaceLabel(label) : label,
    without: { ...first, search: without || undefined },
  }));
  const { location, serviceArea, verified } = state;
  if (location !== undefined) {
    filters.push({ label: shortPlaceLabel(place?.label ?? location), without: { ...first, location: undefined } });
  }
  for (const name of LIST_FILTERS) {
    const values = state[name] ?? [];
    for (const value of values) {
      const others = values.filter((other) => other !== value);
      filters.push({ label: value, without: { ...first, [name]: others.length === 0 ? undefined : others } });
    }
  }
  if (serviceArea !== undefined) {
    filters.push({ label: `Serves ${serviceArea}`, without: { ...first, serviceArea: undefined } });
  }
  if (verified !== undefined) {
    filters.push({ label: verified ? 'Verified only' : 'Not verified', without: { ...first, verified: undefined } });
  }
  const { certificateState, validOn } = state;
  if (certificateState !== undefined) {
    filters.push({ label: `Certificates ${certificateState}`, without: { ...first, certificateState: undefined } });
  }
  if (validOn !== undefined) filters.push({ label: `Valid on ${validOn}`, without: { ...first, validOn: undefined } });
  return filters;
}
