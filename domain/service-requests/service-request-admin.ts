import { z } from 'zod';
import { adminListQuery } from '#domain/admin/list-query.ts';
import { foundCompany } from '#domain/companies/public-company.ts';
import { companyIds, serviceRequestReply } from './service-request.ts';
import { URGENCIES } from './urgency.ts';

const serviceRequestAdmin = serviceRequestReply.extend({
  companyName: z.string().nullable().describe('Null if none or several companies were chosen'),
  state: z.enum(['unconfirmed', 'open', 'withdrawn', 'closed']),
  quarantineReason: z.string().nullable(),
});
export type ServiceRequestAdmin = z.output<typeof serviceRequestAdmin>;

/** `quarantined` selects the quarantined requests, for which no mails were sent. */
export const serviceRequestQuery = z.object({
  ...adminListQuery,
  status: z
    .enum([...URGENCIES, 'quarantined'], { error: `status must be ${URGENCIES.join(', ')} or quarantined` })
    .optional(),
});
export type ServiceRequestQuery = z.output<typeof serviceRequestQuery>;
export const serviceRequestPage = z.object({
  items: z.array(serviceRequestAdmin),
  total: z.int(),
  quarantined: z.int(),
});

/** The companies that the search finds best for a request, in its order. */
export const suggestedCompanies = z.object({
  items: z.array(
    foundCompany.pick({
      id: true,
      name: true,
      location: true,
      distance: true,
      serves: true,
      verified: true,
      featured: true,
      reason: true,
    }),
  ),
});
export type SuggestedCompanies = z.output<typeof suggestedCompanies>;

/** The companies to which an admin sends a request on. */
export const forwardBody = z.object({ companyIds: companyIds.min(1, 'Please choose a company') });

/** Specification section 3 "Service request stats". */
export const serviceRequestStats = z.object({
  totalRequests: z.int(),
  recentRequests: z.int(),
  urgencyBreakdown: z.record(z.string(), z.int()),
  equipmentTypes: z.record(z.string(), z.int()),
});
export type ServiceRequestStats = z.output<typeof serviceRequestStats>;
