import { COUNTRIES, type Country, findCountry } from '#domain/places/countries.ts';
import { findRegion, type Region } from '#domain/places/regions.ts';
import type { ResolvedPlace } from '#domain/places/resolved-place.ts';
import { findServiceArea, type ServiceArea } from '#domain/places/service-areas.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import type { Gazetteer } from './gazetteer.ts';
import { namesakesOf } from './namesakes.ts';
import { readPoint } from './read-point.ts';
import { resolvePlace } from './resolve-place.ts';

/** A location as a search understands it (decision 5), which may be more or less than one `ResolvedPlace`. */
export type LocationQuery =
  | { kind: 'area'; serviceArea: ServiceArea }
  /** A region of several countries, such as the Gulf. */
  | { kind: 'world-region'; region: Region }
  | { kind: 'country'; country: Country; place: ResolvedPlace | undefined; namesakes: string[]; isCorrected: boolean }
  | { kind: 'region'; place: ResolvedPlace; regionCode: string; isCorrected: boolean }
  /** `typed` is the name as the visitor has written it, in normal form; `namesakes` are other places of this name. */
  | { kind: 'city'; place: ResolvedPlace; city: string; typed: string; namesakes: string[]; isCorrected: boolean }
  /** Prefixes of words of the location, in normal form; all are required. */
  | { kind: 'text'; parts: string[] };

const STATE_CODE = /^[a-z]{2,3}$/i;
const COUNTRIES_OF_STATE_CODES = ['United States', 'Canada', 'Australia'];
/** Of a text that names no place. */
const MAX_PARTS = 6;

/** Reads a location as visitors type it: "Huoston", "Aberdeen UK", "Bavaria", "UAE", "Middle East". A literal one is not corrected. */
export function readLocation(gazetteer: Gazetteer, location: string, isLiteral = false): LocationQuery {
  const serviceArea = findServiceArea(location);
  if (serviceArea !== undefined) return { kind: 'area', serviceArea };
  const region = findCountry(location.trim()) === undefined ? findRegion(location) : undefined;
  if (region !== undefined) return { kind: 'world-region', region };
  const asCode = readPoint(gazetteer, location) ?? stateOfCode(gazetteer, location);
  const asTyped = asCode ?? resolvePlace(gazetteer, location, { whole: true });
  const place = isLiteral || asCode ? asTyped : resolvePlace(gazetteer, location, { misspelt: true, whole: true });
  // A little-known place of exactly this name may be a well-known one that was misspelt.
  const isCorrected = place !== undefined && place.label !== asTyped?.label;
  const namesakes = place === undefined ? [] : namesakesOf(gazetteer, location, place).map(({ label }) => label);
  if (place?.precision === 'city' && place.city !== null)
    return {
      kind: 'city',
      place,
      city: place.city,
      typed: normalForm(location.split(',')[0] ?? ''),
      namesakes,
      isCorrected,
    };
  if (place?.precision === 'region' && place.regionCode !== null)
    return { kind: 'region', place, regionCode: place.regionCode, isCorrected };
  const country = COUNTRIES.find(({ code }) => code === place?.countryCode) ?? findCountry(location.trim());
  if (country !== undefined) return { kind: 'country', country, place, namesakes, isCorrected };
  const parts = new Set(location.split(/[,;/]/).map(normalForm).filter(Boolean));
  return { kind: 'text', parts: [...parts].slice(0, MAX_PARTS) };
}

/** "TX" alone is Texas and not some small town; "UK" and "UAE" are countries. */
function stateOfCode(gazetteer: Gazetteer, location: string): ResolvedPlace | undefined {
  if (!STATE_CODE.test(location.trim()) || findCountry(location.trim()) !== undefined) return undefined;
  for (const country of COUNTRIES_OF_STATE_CODES) {
    const state = resolvePlace(gazetteer, `${location}, ${country}`, { whole: true });
    if (state?.precision === 'region') return state;
  }
  return undefined;
}
