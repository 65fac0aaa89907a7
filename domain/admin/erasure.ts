import { z } from 'zod';
import { email } from '#domain/validation.ts';

/** Whose data is meant. */
export const personBody = z.object({ email: email('Please enter the email address of the person') });

export const erasureBody = personBody.extend({
  dryRun: z.boolean().optional().describe('Only count what would be erased'),
});

/** How many rows of each table. */
export const erasureReply = z.object({ erased: z.record(z.string(), z.int()) });
