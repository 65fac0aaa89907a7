import { z } from 'zod';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '#domain/constants.ts';
import { queryText } from '#domain/validation.ts';
import { webAddress, withScheme } from './field-rules.ts';

/** What of a registration may be that of a company that is listed already. */
export const similarCompaniesQuery = z.object({
  name: queryText(MAX_NAME_LENGTH),
  website: withScheme(webAddress('Please enter a valid website URL')).optional(),
  phone: queryText(MAX_PHONE_LENGTH),
  email: queryText(MAX_EMAIL_LENGTH),
});
export type SimilarCompaniesQuery = z.output<typeof similarCompaniesQuery>;

const similarCompany = z.object({
  id: z.int(),
  name: z.string(),
  location: z.string(),
  same: z
    .array(z.enum(['name', 'website', 'phone', 'email domain']))
    .describe('What it has in common with what was given'),
});
export type SimilarCompany = z.output<typeof similarCompany>;

export const similarCompaniesReply = z.array(similarCompany);
