import { z } from 'zod';
import { adminNote } from '#domain/admin/admin-note.ts';
import { auditEntry } from '#domain/audit/audit-entry.ts';
import { adminCertificate } from '#domain/certificates/admin-certificate.ts';
import { adminMail } from '#domain/mail/admin-mail.ts';
import { locatorMap } from '#domain/maps/company-map.ts';
import { MEMBER_ROLES } from '#domain/members/member.ts';
import { adminCompany, adminCompanyDetails } from './admin-company.ts';
import { companyMerge } from './company-merge.ts';

/** The newest of each kind that the screen shows. */
export const MAX_REVIEWED = 20;

const request = z.object({
  id: z.int(),
  caseNumber: z.string(),
  equipmentType: z.string(),
  urgency: z.string(),
  location: z.string(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  answer: z.enum(['waiting', 'quoted', 'declined', 'answered']),
});

const requestsInYear = z.int().describe('Sent to it within twelve months');

/** Everything about one company that helps to decide on it, newest first where there is a time. */
export const companyReview = z.object({
  company: adminCompanyDetails.extend({ requestsInYear }),
  twins: z
    .array(adminCompany.extend({ requestsInYear }))
    .describe('The possible duplicates, to compare field by field'),
  map: locatorMap.nullable().describe('Null if the place is not known well enough'),
  certificates: z.array(adminCertificate),
  requests: z.array(request),
  mails: z.array(adminMail),
  notes: z.array(adminNote),
  history: z.array(auditEntry),
  merges: z.array(companyMerge),
  subscription: z
    .object({
      plan: z.enum(['monthly', 'annual']),
      paidUntil: z.string().nullable(),
      isRefundable: z.boolean().describe('The last payment has not been given back'),
    })
    .nullable()
    .describe('What it pays for; null if it does not pay'),
  people: z.array(z.object({ email: z.string(), role: z.enum(MEMBER_ROLES), since: z.string() })),
});
export type CompanyReview = z.output<typeof companyReview>;
