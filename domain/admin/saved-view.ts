import { z } from 'zod';
import { line, queryText } from '#domain/validation.ts';

const MAX_VIEW_NAME = 80;
const MAX_VIEW_QUERY = 1_000;

/** Filters and order of the dashboard that an admin has given a name; nobody else sees it. */
export const savedView = z.object({ id: z.int(), name: z.string(), query: z.string() });
export type SavedView = z.output<typeof savedView>;

export const savedViewBody = z.object({
  name: line('Please enter a name', MAX_VIEW_NAME),
  query: queryText(MAX_VIEW_QUERY)
    .transform((query) => query ?? '')
    .describe('As in the address of the dashboard, such as `tab=all&country=NO`'),
});
