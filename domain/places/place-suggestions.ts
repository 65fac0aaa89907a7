import { z } from 'zod';
import { MAX_PLACE_QUERY_LENGTH, MAX_PLACE_SUGGESTIONS, PLACE_SUGGESTIONS } from '#domain/constants.ts';
import { isCleanLine, wholeNumber } from '#domain/validation.ts';

/** The query of `GET /api/places`. */
export const placeSuggestionsQuery = z.object({
  q: z
    .string({ error: 'Please give only one value' })
    .max(MAX_PLACE_QUERY_LENGTH, `Please use at most ${MAX_PLACE_QUERY_LENGTH} characters`)
    .refine(isCleanLine, 'Please remove the control characters')
    .default('')
    .describe('The first characters of a place name'),
  limit: wholeNumber('limit', MAX_PLACE_SUGGESTIONS).transform((limit) => limit ?? PLACE_SUGGESTIONS),
});

/** `area` is a part of the world: a service area or a region of several countries. */
export const placeSuggestions = z.object({
  items: z.array(
    z.object({
      label: z.string().describe('Can be used as a location to find the same place'),
      kind: z.enum(['city', 'region', 'country', 'area']),
    }),
  ),
});
export type PlaceSuggestion = z.output<typeof placeSuggestions>['items'][number];

/** The query of `GET /api/places/nearest`. */
export const nearestPlaceQuery = z.object({
  latitude: degrees('latitude', 90),
  longitude: degrees('longitude', 180),
});

export const nearestPlaceReply = z.object({ label: z.string() });

function degrees(name: string, max: number) {
  const message = `${name} must be a number from -${max} to ${max}`;
  return z
    .string({ error: message })
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/, message)
    .transform(Number)
    .refine((value) => Math.abs(value) <= max, message);
}
