import { z } from 'zod';
import { mailAlert } from '#domain/mail/admin-mail.ts';

/** The stats of the admin's stat cards and tabs (decision 22). */
export const adminStats = z.object({
  totalCompanies: z.int(),
  pendingCompanies: z.int(),
  verifiedCompanies: z.int(),
  featuredCompanies: z.int(),
  serviceRequests: z.int(),
  contactMessages: z.int(),
  newContactMessages: z.int(),
  endingCertificates: z.int().describe('Checked certificates that end within 60 days'),
  mailAlert,
});
export type AdminStats = z.output<typeof adminStats>;
