import { z } from 'zod';
import { MAX_PLACE_QUERY_LENGTH } from '#domain/constants.ts';
import { isCleanLine, wholeNumber } from '#domain/validation.ts';

const SUGGESTIONS = 8;
const MAX_SUGGESTIONS = 20;

/** The query of `GET /api/suggestions`. */
export const searchSuggestionsQuery = z.object({
  q: z
    .string({ error: 'Please give only one value' })
    .max(MAX_PLACE_QUERY_LENGTH, `Please use at most ${MAX_PLACE_QUERY_LENGTH} characters`)
    .refine(isCleanLine, 'Please remove the control characters')
    .default('')
    .describe('What has been typed so far'),
  limit: wholeNumber('limit', MAX_SUGGESTIONS).transform((limit) => limit ?? SUGGESTIONS),
});

/** Completions of the search words, best first within each kind: services, equipment, certificates, companies. */
export const searchSuggestions = z.object({
  items: z.array(
    z.object({
      kind: z.enum(['service', 'equipment', 'certificate', 'company']),
      label: z.string().describe('As search words it finds what the count says'),
      alias: z.string().nullable().describe('The other name that matched what was typed, if the label does not'),
      count: z.int().describe('How many companies match all words of the label; 1 for a company'),
      company: z
        .object({ id: z.int(), location: z.string() })
        .nullable()
        .describe('The company, if the suggestion is one'),
    }),
  ),
});
export type SearchSuggestion = z.output<typeof searchSuggestions>['items'][number];
