import { normalForm } from '#domain/text/normal-form.ts';
import { findCountry } from './countries.ts';
import { findRegion } from './regions.ts';
import { findServiceArea, type ServiceArea } from './service-areas.ts';

/** What a typed place asks for (decision 5): companies that fit every condition. */
export type LocationCondition =
  | { kind: 'serviceArea'; serviceArea: ServiceArea }
  | { kind: 'countries'; codes: readonly string[] }
  /** The words, in normal form, at the beginning of words of the location text. */
  | { kind: 'text'; words: string };

/**
 * Reads a place as people type it: "United Kingdom", "UK", "Middle East", "Gebze, Türkiye". A part that names no service
 * area, country or region is looked for in the text of the location.
 */
export function readLocation(location: string): LocationCondition[] {
  const whole = readPart(location);
  const parts = whole?.kind !== 'text' ? [location] : location.split(/[,;/]/);
  return parts.map(readPart).filter((condition) => condition !== undefined);
}

function readPart(part: string): LocationCondition | undefined {
  const words = normalForm(part);
  if (words === '') return undefined;
  const serviceArea = findServiceArea(part);
  if (serviceArea !== undefined) return { kind: 'serviceArea', serviceArea };
  const country = findCountry(part.trim());
  if (country !== undefined) return { kind: 'countries', codes: [country.code] };
  const region = findRegion(part);
  if (region !== undefined) return { kind: 'countries', codes: region.countries };
  return { kind: 'text', words };
}
