import { z } from 'zod';
import { adminStats } from '#domain/admin/stats.ts';
import { auditPage, auditQuery } from '#domain/audit/audit-entry.ts';
import { adminCompany, adminCompanyDetails, adminCompanyQuery, companyIds } from '#domain/companies/admin-company.ts';
import { companyEditBody } from '#domain/companies/company-edit.ts';
import { MAIL_RETRY_DAYS } from '#domain/constants.ts';
import { contactMessagePage, contactMessageQuery, contactStatusBody } from '#domain/contact/contact-message-admin.ts';
import type { Endpoint } from '#domain/endpoint.ts';
import { importApi } from '#domain/import-api.ts';
import { deadMailPage, deadMailQuery } from '#domain/mail/dead-mail.ts';
import {
  serviceRequestPage,
  serviceRequestQuery,
  serviceRequestStats,
} from '#domain/service-requests/service-request-admin.ts';
import { idParams } from '#domain/validation.ts';

const done = z.object({ message: z.string() });
const released = done.extend({
  sentTo: z
    .enum(['company', 'admin'])
    .nullable()
    .describe('Who receives it in addition to the sender; null if there is no address to send it to'),
});
const company = { role: 'admin', tag: 'Admin: companies', params: idParams, status: 200, reply: adminCompany } as const;

/** The endpoints of the admin dashboard (specification section 7, decisions 20 to 24). */
export const adminApi = {
  getAdminStats: {
    method: 'GET',
    path: '/api/admin/stats',
    role: 'admin',
    tag: 'Admin: operations',
    summary: 'Get the dashboard statistics',
    status: 200,
    reply: adminStats,
  },
  listAdminCompanies: {
    method: 'GET',
    path: '/api/admin/companies',
    role: 'admin',
    tag: 'Admin: companies',
    summary: 'List all companies, including those pending approval',
    query: adminCompanyQuery,
    status: 200,
    reply: z.object({ items: z.array(adminCompany), total: z.int() }),
  },
  getAdminCompany: {
    ...company,
    method: 'GET',
    path: '/api/admin/companies/:id',
    summary: 'Get a company, with the public registers of its certifications',
    reply: adminCompanyDetails,
  },
  editCompany: {
    ...company,
    method: 'PUT',
    path: '/api/admin/companies/:id',
    summary: 'Edit a company; 409 if it has changed since `version`',
    body: companyEditBody,
  },
  removeCompany: {
    ...company,
    method: 'DELETE',
    path: '/api/admin/companies/:id',
    summary: 'Reject a pending company or delete an approved one; the audit log keeps its last state',
    reply: done,
  },
  approveCompany: {
    ...company,
    method: 'POST',
    path: '/api/admin/companies/:id/approve',
    summary: 'Approve a company, which makes it public; 409 if already approved',
  },
  verifyCompany: {
    ...company,
    method: 'POST',
    path: '/api/admin/companies/:id/verify',
    summary: 'Grant the verified badge; 409 if not approved or already verified',
  },
  setVerified: {
    ...company,
    method: 'PATCH',
    path: '/api/admin/companies/:id/verify',
    summary: 'Grant or remove the verified badge; 409 if not approved',
    body: z.object({ verified: z.boolean({ error: 'verified must be true or false' }) }),
  },
  setFeatured: {
    ...company,
    method: 'PATCH',
    path: '/api/admin/companies/:id/feature',
    summary: 'Turn priority placement on or off; 409 if not approved',
    body: z.object({ featured: z.boolean({ error: 'featured must be true or false' }) }),
  },
  approveCompanies: {
    method: 'POST',
    path: '/api/admin/companies/approve',
    role: 'admin',
    tag: 'Admin: companies',
    summary: 'Approve several companies; those not pending approval are skipped',
    body: companyIds,
    status: 200,
    reply: z.object({ changed: z.int() }),
  },
  rejectCompanies: {
    method: 'POST',
    path: '/api/admin/companies/reject',
    role: 'admin',
    tag: 'Admin: companies',
    summary: 'Reject several companies; those not pending approval are skipped',
    body: companyIds,
    status: 200,
    reply: z.object({ changed: z.int() }),
  },
  listServiceRequests: {
    method: 'GET',
    path: '/api/admin/service-requests',
    role: 'admin',
    tag: 'Admin: requests and messages',
    summary: 'List service requests, newest first; suspected spam is listed separately',
    query: serviceRequestQuery,
    status: 200,
    reply: serviceRequestPage,
  },
  getServiceRequestStats: {
    method: 'GET',
    path: '/api/admin/service-requests/stats',
    role: 'admin',
    tag: 'Admin: requests and messages',
    summary: 'Get service request statistics',
    status: 200,
    reply: serviceRequestStats,
  },
  releaseServiceRequest: {
    method: 'POST',
    path: '/api/admin/service-requests/:id/release',
    role: 'admin',
    tag: 'Admin: requests and messages',
    summary: 'Release a quarantined service request and deliver it; 409 if already delivered',
    params: idParams,
    status: 200,
    reply: released,
  },
  listContactMessages: {
    method: 'GET',
    path: '/api/admin/contact-messages',
    role: 'admin',
    tag: 'Admin: requests and messages',
    summary: 'List contact messages, newest first; suspected spam is listed separately',
    query: contactMessageQuery,
    status: 200,
    reply: contactMessagePage,
  },
  setContactMessageStatus: {
    method: 'PATCH',
    path: '/api/admin/contact-messages/:id/status',
    role: 'admin',
    tag: 'Admin: requests and messages',
    summary: 'Mark a contact message as in progress or resolved',
    params: idParams,
    body: contactStatusBody,
    status: 200,
    reply: done,
  },
  releaseContactMessage: {
    method: 'POST',
    path: '/api/admin/contact-messages/:id/release',
    role: 'admin',
    tag: 'Admin: requests and messages',
    summary: 'Release a quarantined contact message and deliver it; 409 if already delivered',
    params: idParams,
    status: 200,
    reply: released,
  },
  listDeadMails: {
    method: 'GET',
    path: '/api/admin/dead-mails',
    role: 'admin',
    tag: 'Admin: operations',
    summary: `List emails that could not be delivered for ${MAIL_RETRY_DAYS} days, newest first`,
    query: deadMailQuery,
    status: 200,
    reply: deadMailPage,
  },
  resendDeadMail: {
    method: 'POST',
    path: '/api/admin/dead-mails/:id/resend',
    role: 'admin',
    tag: 'Admin: operations',
    summary: 'Resend an undelivered email; 409 if already queued again',
    params: idParams,
    status: 200,
    reply: done,
  },
  resendDeadMails: {
    method: 'POST',
    path: '/api/admin/dead-mails/resend',
    role: 'admin',
    tag: 'Admin: operations',
    summary: 'Resend all undelivered emails',
    status: 200,
    reply: z.object({ changed: z.int() }),
  },
  listAudit: {
    method: 'GET',
    path: '/api/admin/audit',
    role: 'admin',
    tag: 'Admin: operations',
    summary: 'List audit log entries, newest first',
    query: auditQuery,
    status: 200,
    reply: auditPage,
  },
  ...importApi,
} as const satisfies Record<string, Endpoint>;
