import { z } from 'zod';
import { MAX_EMAIL_LENGTH } from '#domain/constants.ts';

/** What the forms that anybody may send carry besides their own fields. Plain API clients leave both out. */
export const honeypotFields = {
  /** Hidden from people; whoever fills it in is a machine. */
  fax: z.string().max(MAX_EMAIL_LENGTH).optional(),
  /** Signed time at which the form was shown. Without it the copy to the sender tells nothing that he wrote. */
  formToken: z.string().max(MAX_EMAIL_LENGTH).optional(),
};

export type HoneypotFields = { fax?: string | undefined; formToken?: string | undefined };
