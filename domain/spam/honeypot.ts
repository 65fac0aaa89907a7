import { z } from 'zod';
import { MAX_EMAIL_LENGTH } from '#domain/constants.ts';

/** Extra fields of the public forms. API clients leave both out. */
export const honeypotFields = {
  /** Invisible to people, so only machines fill it in. */
  fax: z.string().max(MAX_EMAIL_LENGTH).optional(),
  /** Signed time at which the form was shown. Without it the copy to the sender repeats nothing of the message. */
  formToken: z.string().max(MAX_EMAIL_LENGTH).optional(),
};

export type HoneypotFields = { fax?: string | undefined; formToken?: string | undefined };
