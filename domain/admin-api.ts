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
    .describe('Who receives it, in addition to the copy to its sender; null when there is no address for it'),
});
const company = { role: 'admin', tag: 'Admin: companies', params: idParams, status: 200, reply: adminCompany } as const;

/** The calls of the admin dashboard (specification section 7, decisions 20 to 24). */
export const adminApi = {
  getAdminStats: {
    method: 'GET',
    path: '/api/admin/stats',
    role: 'admin',
    tag: 'Admin: operations',
    summary: 'The figures of the dashboard',
    status: 200,
    reply: adminStats,
  },
  listAdminCompanies: {
    method: 'GET',
    path: '/api/admin/companies',
    role: 'admin',
    tag: 'Admin: companies',
    summary: 'All companies, those that wait included',
    query: adminCompanyQuery,
    status: 200,
    reply: z.object({ items: z.array(adminCompany), total: z.int() }),
  },
  getAdminCompany: {
    ...company,
    method: 'GET',
    path: '/api/admin/companies/:id',
    summary: 'One company, with the registers of the certifications it claims',
    reply: adminCompanyDetails,
  },
  editCompany: {
    ...company,
    method: 'PUT',
    path: '/api/admin/companies/:id',
    summary: 'Edit a company; 409 when it has been changed since `version`',
    body: companyEditBody,
  },
  removeCompany: {
    ...company,
    method: 'DELETE',
    path: '/api/admin/companies/:id',
    summary: 'Reject a company that waits, or delete one that does not; the audit log keeps its last state',
    reply: done,
  },
  approveCompany: {
    ...company,
    method: 'POST',
    path: '/api/admin/companies/:id/approve',
    summary: 'Make a company public; 409 when it is',
  },
  verifyCompany: {
    ...company,
    method: 'POST',
    path: '/api/admin/companies/:id/verify',
    summary: 'Award the verified badge; 409 before approval and when it has it',
  },
  setVerified: {
    ...company,
    method: 'PATCH',
    path: '/api/admin/companies/:id/verify',
    summary: 'Award or take the verified badge; 409 before approval',
    body: z.object({ verified: z.boolean({ error: 'verified is true or false' }) }),
  },
  setFeatured: {
    ...company,
    method: 'PATCH',
    path: '/api/admin/companies/:id/feature',
    summary: 'Begin or end priority placement; 409 before approval',
    body: z.object({ featured: z.boolean({ error: 'featured is true or false' }) }),
  },
  approveCompanies: {
    method: 'POST',
    path: '/api/admin/companies/approve',
    role: 'admin',
    tag: 'Admin: companies',
    summary: 'Approve several companies; those that do not wait are left alone',
    body: companyIds,
    status: 200,
    reply: z.object({ changed: z.int() }),
  },
  rejectCompanies: {
    method: 'POST',
    path: '/api/admin/companies/reject',
    role: 'admin',
    tag: 'Admin: companies',
    summary: 'Reject several companies; those that do not wait are left alone',
    body: companyIds,
    status: 200,
    reply: z.object({ changed: z.int() }),
  },
  listServiceRequests: {
    method: 'GET',
    path: '/api/admin/service-requests',
    role: 'admin',
    tag: 'Admin: requests and messages',
    summary: 'Service requests, newest first; those held back are listed apart',
    query: serviceRequestQuery,
    status: 200,
    reply: serviceRequestPage,
  },
  getServiceRequestStats: {
    method: 'GET',
    path: '/api/admin/service-requests/stats',
    role: 'admin',
    tag: 'Admin: requests and messages',
    summary: 'Counts of service requests',
    status: 200,
    reply: serviceRequestStats,
  },
  releaseServiceRequest: {
    method: 'POST',
    path: '/api/admin/service-requests/:id/release',
    role: 'admin',
    tag: 'Admin: requests and messages',
    summary: 'Send a request that was held back; 409 when it was sent',
    params: idParams,
    status: 200,
    reply: released,
  },
  listContactMessages: {
    method: 'GET',
    path: '/api/admin/contact-messages',
    role: 'admin',
    tag: 'Admin: requests and messages',
    summary: 'Contact messages, newest first; those held back are listed apart',
    query: contactMessageQuery,
    status: 200,
    reply: contactMessagePage,
  },
  setContactMessageStatus: {
    method: 'PATCH',
    path: '/api/admin/contact-messages/:id/status',
    role: 'admin',
    tag: 'Admin: requests and messages',
    summary: 'Mark a message as in progress or resolved',
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
    summary: 'Send a message that was held back; 409 when it was sent',
    params: idParams,
    status: 200,
    reply: released,
  },
  listDeadMails: {
    method: 'GET',
    path: '/api/admin/dead-mails',
    role: 'admin',
    tag: 'Admin: operations',
    summary: `Mails that could not be sent for ${MAIL_RETRY_DAYS} days, newest first`,
    query: deadMailQuery,
    status: 200,
    reply: deadMailPage,
  },
  resendDeadMail: {
    method: 'POST',
    path: '/api/admin/dead-mails/:id/resend',
    role: 'admin',
    tag: 'Admin: operations',
    summary: 'Send a mail again that was given up; 409 when it is not',
    params: idParams,
    status: 200,
    reply: done,
  },
  resendDeadMails: {
    method: 'POST',
    path: '/api/admin/dead-mails/resend',
    role: 'admin',
    tag: 'Admin: operations',
    summary: 'Send all mails again that were given up',
    status: 200,
    reply: z.object({ changed: z.int() }),
  },
  listAudit: {
    method: 'GET',
    path: '/api/admin/audit',
    role: 'admin',
    tag: 'Admin: operations',
    summary: 'Who did what when, newest first',
    query: auditQuery,
    status: 200,
    reply: auditPage,
  },
  ...importApi,
} as const satisfies Record<string, Endpoint>;
