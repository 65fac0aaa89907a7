import { z } from 'zod';
import { MAX_LOCATION_LENGTH, MAX_NAME_LENGTH } from '#domain/constants.ts';
import { locatorMap } from '#domain/maps/company-map.ts';
import { queryText } from '#domain/validation.ts';

/** What the edit form says of the place of a company before it is saved. */
export const placeReadingQuery = z.object({
  location: queryText(MAX_LOCATION_LENGTH).describe('The location of the company'),
  serviceArea: queryText(MAX_NAME_LENGTH).describe('Decides between places of one name'),
  correction: queryText(MAX_LOCATION_LENGTH).describe('The correction of the map location, instead of the location'),
});

export const placeReading = z.object({
  place: z.string().nullable().describe('As the directory understands it; null if it knows no such place'),
  precision: z.enum(['city', 'region', 'country', 'none']),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  unread: z.array(z.string()).describe('The words that name no known place'),
  isDoubtful: z
    .boolean()
    .describe('Whether to ask before it is saved: "Atlantis, Nowhere" is read as a town in Africa'),
  map: locatorMap.nullable(),
});
export type PlaceReading = z.output<typeof placeReading>;
