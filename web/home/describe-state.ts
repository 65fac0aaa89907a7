import type { CompanyPage } from '#domain/companies/public-company.ts';
import type { HomeState } from '#domain/paths.ts';
import { withArticle } from '#domain/places/with-article.ts';
import { companies } from '#web/landing/count-words.ts';

/** The filters that are on, in words: for the title of the page. Empty when none is. */
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

/** How a search was read (domain/companies/public-company.ts). */
export type Reading = Pick<CompanyPage, 'understood' | 'correction' | 'place' | 'inPlace' | 'around'> & {
  items: readonly { serves: string | null }[];
};

/**
 * The heading of the results: "23 companies for ultrasonic testing near Houston". A country has the number of its marker on maps:
 * "17 companies based in Nigeria, 31 more serve it".
 */
export function resultsTitle(state: HomeState, total: number, reading: Reading): string {
  const { search, location, certification, equipmentType, industry, serviceArea, verified } = state;
  const { correction, understood } = reading;
  const served = servedFromElsewhere(reading);
  const counted = companies(total - served);
  const status = verified === true ? ', verified only' : '';
  if (correction !== null) return `${companies(total)} for ${correction.shown}${status}`;
  const place = understood.find(({ kind }) => kind === 'place');
  const words = place === undefined ? search : place.without;
  const what = [words, certification, equipmentType, industry].flat().filter(Boolean).join(', ');
  const where =
    place !== undefined || location !== undefined ? placeWords(reading, location ?? place?.label ?? '') : '';
  const area = serviceArea === undefined ? '' : ` serving ${withArticle(serviceArea)}`;
  const more = served === 0 ? '' : `, ${served.toLocaleString('en')} more ${served === 1 ? 'serves' : 'serve'} it`;
  return `${counted}${what === '' ? '' : ` for ${what}`}${where}${more}${area}${status}`;
}

/** How many companies serve the country or region that was asked for and are not based in it, where some are. */
function servedFromElsewhere({ place, inPlace, around }: Reading): number {
  return place === null || place.precision === 'city' || !inPlace ? 0 : (around ?? 0);
}

/** " near Houston", " in the United Kingdom", " serving Reykjavík" */
function placeWords(reading: Reading, typed: string): string {
  const { place, inPlace, around, items } = reading;
  const name = place?.label.split(',')[0] ?? typed;
  const isServed = inPlace === 0 && items.some(({ serves }) => serves !== null);
  const isBased = servedFromElsewhere(reading) > 0;
  const how = isServed ? 'serving' : isBased ? 'based in' : place?.precision === 'city' && around !== 0 ? 'near' : 'in';
  return ` ${how} ${withArticle(name)}`;
}

/** The title of the page. */
export function homeTitle(state: HomeState, total: number, siteName: string): string {
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
