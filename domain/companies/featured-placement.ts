import { z } from 'zod';
import { addMonths, isLocalDate, type LocalDate } from '#domain/certificates/local-date.ts';

/** How long a placement lasts if its end is not given. */
const PLACEMENT_MONTHS = 12;

const day = (name: string) => z.string().refine(isLocalDate, `${name} must be a date such as 2026-11-22`).optional();

/** The body of `PATCH /api/admin/companies/{id}/feature`. */
export const featuredBody = z
  .object({
    featured: z.boolean({ error: 'featured must be true or false' }),
    from: day('from').describe('The first day of the placement; default: today'),
    until: day('until').describe('Its last day; default: in 12 months. It ends by itself'),
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
    error: 'The placement must not end before it begins',
    path: ['until'],
  });
export type FeaturedInput = z.output<typeof featuredBody>;

/** The first and the last day of a placement. */
export function placement(
  { from, until }: Pick<FeaturedInput, 'from' | 'until'>,
  today: LocalDate,
): { from: LocalDate; until: LocalDate } {
  const first = from ?? today;
  return { from: first, until: until ?? addMonths(first, PLACEMENT_MONTHS) };
}
