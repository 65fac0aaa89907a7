import type { HomeState } from '#domain/paths.ts';
import { withArticle } from '#domain/places/with-article.ts';

/** The filters that are on, in words: for titles and for the line above the results. Empty when none is. */
export function describeState(state: HomeState): string {
  const { search, equipmentType, certification, industry, serviceArea, location, verified } = state;
  const { certificateState, validOn } = state;
  const what = [search, equipmentType, certification, industry, serviceArea].flat().filter(Boolean).join(', ');
  const whatAndWhere = [what, location === undefined ? '' : `in ${withArticle(location)}`].filter(Boolean).join(' ');
  const status = verified === undefined ? '' : verified ? 'verified only' : 'not verified';
  const proof = certificateState === undefined ? '' : `certificates ${certificateState}`;
  const day = validOn === undefined ? '' : `valid on ${validOn}`;
  return [whatAndWhere, status, proof, day].filter(Boolean).join(', ');
}

/** The line under the heading of the results. */
export function scopeOf(state: HomeState): string {
  return describeState(state) || 'The whole directory';
}

/** The title of the page. */
export function titleOf(state: HomeState, total: number, siteName: string): string {
  const what = describeState(state);
  const name =
    what === ''
      ? 'Certified Inspection and Testing Companies Worldwide'
      : `${capitalized(what)}: ${total} inspection ${total === 1 ? 'company' : 'companies'}`;
  return `${name}${pageOf(state)} | ${siteName}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** ", page 2": what the first page does not say. */
export function pageOf({ page = 1 }: HomeState): string {
  return page > 1 ? `, page ${page}` : '';
}

/** How many choices of the filter panel are on. */
export function countPanelFilters(state: HomeState): number {
  const { serviceArea, equipmentType, certification, industry, verified, certificateState, validOn } = state;
  const choices = [serviceArea, equipmentType, certification, industry, verified, certificateState, validOn];
  return choices.flat().filter((value) => value !== undefined).length;
}
