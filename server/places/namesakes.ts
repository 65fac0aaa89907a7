import type { ResolvedPlace } from '#domain/places/resolved-place.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import type { Gazetteer } from './gazetteer.ts';
import { suggestPlaces } from './suggest-places.ts';

/** A village of the same name is seldom meant. */
const MIN_KNOWN_POPULATION = 40_000;
const SUGGESTIONS = 10;
const MAX_NAMESAKES = 3;

/** Well-known places of the same name, for a text that is nothing but a name: "Newcastle", "Georgia". */
export function namesakesOf(gazetteer: Gazetteer, text: string, place: ResolvedPlace): ResolvedPlace[] {
  const typed = normalForm(text);
  const isNamesake = ({ precision, city, region, regionCode, label, population }: ResolvedPlace) => {
    const name = normalForm(precision === 'city' ? (city ?? '') : (region ?? ''));
    const isOwnRegion = precision === 'region' && regionCode === place.regionCode;
    const isSameName = name === typed || name.startsWith(`${typed} upon `);
    return isSameName && !isOwnRegion && label !== place.label && population >= MIN_KNOWN_POPULATION;
  };
  return suggestPlaces(gazetteer, text, SUGGESTIONS).filter(isNamesake).slice(0, MAX_NAMESAKES);
}
