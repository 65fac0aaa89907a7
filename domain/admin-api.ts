import { z } from 'zod';
import { noteBody } from '#domain/admin/admin-note.ts';
import { erasureBody, erasureReply, personBody } from '#domain/admin/erasure.ts';
import { adminStats } from '#domain/admin/stats.ts';
import { adminListApi } from '#domain/admin-list-api.ts';
import { auditPage, auditQuery } from '#domain/audit/audit-entry.ts';
import { certificateApi } from '#domain/certificate-api.ts';
import { adminCompany, adminCompanyDetails, approvalBody, rejectionBody } from '#domain/companies/admin-company.ts';
import { adminCompanyQuery } from '#domain/companies/company-list-query.ts';
import { companyEditBody } from '#domain/companies/editable-fields.ts';
import { featuredBody } from '#domain/companies/featured-placement.ts';
import { MAIL_RETRY_DAYS } from '#domain/constants.ts';
import {
  contactMessageDetails,
  contactMessagePage,
  contactMessageQuery,
  contactStatusBody,
} from '#domain/contact/contact-message-admin.ts';
import type { Endpoint } from '#domain/endpoint.ts';
import { importApi } from '#domain/import-api.ts';
import { listingApi } from '#domain/listing-api.ts';
import { adminMailPage, adminMailQuery, resendBody } from '#domain/mail/admin-mail.ts';
import { memberApi } from '#domain/member-api.ts';
import { personExport } from '#domain/members/personal-data.ts';
import { paymentsApi } from '#domain/payments-api.ts';
import { placeReading, placeReadingQuery } from '#domain/places/place-reading.ts';
import { reviewApi } from '#domain/review-api.ts';
import {
  closeBody,
  forwardBody,
  serviceRequestDetails,
  serviceRequestPage,
  serviceRequestQuery,
  serviceRequestStats,
  suggestedCompanies,
} from '#domain/service-requests/service-request-admin.ts';
import { idParams } from '#domain/validation.ts';

const done = z.object({ message: z.string() });
const released = done.extend({
  sentTo: z
    .enum(['company', 'admin'])
    .nullable()
    .describe('Who receives it in addition to the sender; null if there is no address to send it to'),
});
const companies = { role: 'admin', tag: 'Admin: companies', status: 200 } as const;
const company = { ...companies, params: idParams, reply: adminCompany } as const;
const messages = { role: 'admin', tag: 'Admin: requests and messages', status: 200 } as const;
const operations = { role: 'admin', tag: 'Admin: operations', status: 200 } as const;

/** The endpoints of the admin dashboard (specification section 7, decisions 20 to 24). */
export const adminApi = {
  getAdminStats: {
    ...operations,
    role: 'reviewer',
    method: 'GET',
    path: '/api/admin/stats',
    summary: 'Get the dashboard statistics',
    reply: adminStats,
  },
  listAdminCompanies: {
    ...companies,
    role: 'reviewer',
    method: 'GET',
    path: '/api/admin/companies',
    summary: 'List all companies, including those pending approval',
    query: adminCompanyQuery,
    reply: z.object({ items: z.array(adminCompany), total: z.int() }),
  },
  getAdminCompany: {
    ...company,
    role: 'reviewer',
    method: 'GET',
    path: '/api/admin/companies/:id',
    summary: 'Get a company, with the public registers of its certifications',
    reply: adminCompanyDetails,
  },
  editCompany: {
    ...company,
    role: 'reviewer',
    method: 'PUT',
    path: '/api/admin/companies/:id',
    summary: 'Edit a company; 409 if it has changed since `version`',
    body: companyEditBody,
  },
  readPlace: {
    ...companies,
    role: 'reviewer',
    method: 'GET',
    path: '/api/admin/place-reading',
    summary: 'Preview how a location or a correction is read, with the words that were not understood',
    query: placeReadingQuery,
    reply: placeReading,
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
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/companies/:id/approve',
    summary: 'Approve a company, which makes it public; 409 if already approved',
  },
  verifyCompany: {
    ...company,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/companies/:id/verify',
    summary: 'Grant the verified badge; 409 if not approved or already verified',
  },
  setVerified: {
    ...company,
    role: 'reviewer',
    method: 'PATCH',
    path: '/api/admin/companies/:id/verify',
    summary: 'Grant or remove the verified badge; 409 if not approved',
    body: z.object({ verified: z.boolean({ error: 'verified must be true or false' }) }),
  },
  setFeatured: {
    ...company,
    method: 'PATCH',
    path: '/api/admin/companies/:id/feature',
    summary: 'Turn priority placement on, from a day until a day, or off; 409 if not approved',
    body: featuredBody,
  },
  approveCompanies: {
    ...companies,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/companies/approve',
    summary: 'Approve several companies; those not pending approval are skipped',
    body: approvalBody,
    reply: z.object({ changed: z.int() }),
  },
  rejectCompanies: {
    ...companies,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/companies/reject',
    summary: 'Reject several companies; those not pending approval are skipped',
    body: rejectionBody,
    reply: z.object({ changed: z.int() }),
  },
  countUninformed: {
    ...companies,
    role: 'reviewer',
    method: 'GET',
    path: '/api/admin/companies/uninformed',
    summary: 'Count the imported companies that were not informed yet that they are listed',
    reply: z.object({ total: z.int() }),
  },
  informCompanies: {
    ...companies,
    method: 'POST',
    path: '/api/admin/companies/inform',
    summary: 'Inform imported companies that they are listed, each once',
    reply: z.object({ changed: z.int() }),
    timeoutSeconds: 300,
  },
  listServiceRequests: {
    ...messages,
    role: 'reviewer',
    method: 'GET',
    path: '/api/admin/service-requests',
    summary: 'List service requests, newest first; suspected spam is listed separately',
    query: serviceRequestQuery,
    reply: serviceRequestPage,
  },
  getServiceRequestStats: {
    ...messages,
    role: 'reviewer',
    method: 'GET',
    path: '/api/admin/service-requests/stats',
    summary: 'Get service request statistics',
    reply: serviceRequestStats,
  },
  releaseServiceRequest: {
    ...messages,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/service-requests/:id/release',
    summary: 'Release a quarantined service request and deliver it; 409 if already delivered',
    params: idParams,
    reply: released,
  },
  getServiceRequest: {
    ...messages,
    role: 'reviewer',
    method: 'GET',
    path: '/api/admin/service-requests/:id',
    summary: 'Get a service request with its companies, answers, quotes, messages and notes',
    params: idParams,
    reply: serviceRequestDetails,
  },
  closeServiceRequest: {
    ...messages,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/service-requests/:id/close',
    summary: 'Close an open service request; its sender gets the reason by email; 409 if it is not open',
    params: idParams,
    body: closeBody,
    reply: done,
  },
  deleteSpamRequest: {
    ...messages,
    method: 'DELETE',
    path: '/api/admin/service-requests/:id',
    summary: 'Delete a quarantined service request as spam; 409 if it is not quarantined',
    params: idParams,
    reply: done,
  },
  noteServiceRequest: {
    ...messages,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/service-requests/:id/notes',
    summary: 'Write a note about a service request',
    params: idParams,
    body: noteBody,
    reply: done,
  },
  getContactMessage: {
    ...messages,
    role: 'reviewer',
    method: 'GET',
    path: '/api/admin/contact-messages/:id',
    summary: 'Get a contact message with its notes and the company that it mentions',
    params: idParams,
    reply: contactMessageDetails,
  },
  deleteSpamMessage: {
    ...messages,
    method: 'DELETE',
    path: '/api/admin/contact-messages/:id',
    summary: 'Delete a quarantined contact message as spam; 409 if it is not quarantined',
    params: idParams,
    reply: done,
  },
  noteContactMessage: {
    ...messages,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/contact-messages/:id/notes',
    summary: 'Write a note about a contact message',
    params: idParams,
    body: noteBody,
    reply: done,
  },
  exportPerson: {
    ...messages,
    method: 'POST',
    path: '/api/admin/person-exports',
    summary: 'Get what is stored about a person by the email address; the audit log proves it without the address',
    body: personBody,
    reply: personExport,
    timeoutSeconds: 60,
  },
  erasePerson: {
    ...messages,
    method: 'POST',
    path: '/api/admin/erasures',
    summary: 'Erase the data of a person by the email address; the audit log proves it without the address',
    body: erasureBody,
    reply: erasureReply,
    timeoutSeconds: 60,
  },
  suggestRecipients: {
    ...messages,
    role: 'reviewer',
    method: 'GET',
    path: '/api/admin/service-requests/:id/suggestions',
    summary: 'Find the five best companies for a service request, without those that have it',
    params: idParams,
    reply: suggestedCompanies,
  },
  forwardServiceRequest: {
    ...messages,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/service-requests/:id/forward',
    summary: 'Send an open service request to further companies; 409 if it is not open or they have it already',
    params: idParams,
    body: forwardBody,
    reply: z.object({ changed: z.int() }),
  },
  listContactMessages: {
    ...messages,
    role: 'reviewer',
    method: 'GET',
    path: '/api/admin/contact-messages',
    summary: 'List contact messages, newest first; suspected spam is listed separately',
    query: contactMessageQuery,
    reply: contactMessagePage,
  },
  setContactMessageStatus: {
    ...messages,
    role: 'reviewer',
    method: 'PATCH',
    path: '/api/admin/contact-messages/:id/status',
    summary: 'Mark a contact message as in progress or resolved',
    params: idParams,
    body: contactStatusBody,
    reply: done,
  },
  releaseContactMessage: {
    ...messages,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/contact-messages/:id/release',
    summary: 'Release a quarantined contact message and deliver it; 409 if already delivered',
    params: idParams,
    reply: released,
  },
  listMails: {
    ...operations,
    role: 'reviewer',
    method: 'GET',
    path: '/api/admin/mails',
    summary: 'List emails with what became of them, newest first',
    query: adminMailQuery,
    reply: adminMailPage,
  },
  resendMail: {
    ...operations,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/mails/:id/resend',
    summary: 'Resend an email that fails, was given up or came back; 409 if it was sent or queued again',
    params: idParams,
    body: resendBody,
    reply: done,
  },
  resendMails: {
    ...operations,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/mails/resend',
    summary: `Resend all emails that came back or could not be delivered for ${MAIL_RETRY_DAYS} days`,
    reply: z.object({ changed: z.int() }),
  },
  dismissMail: {
    ...operations,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/mails/:id/dismiss',
    summary: 'Give up an email that could not be delivered; 409 if it was sent or dismissed',
    params: idParams,
    reply: done,
  },
  listAudit: {
    ...operations,
    role: 'reviewer',
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'List audit log entries, newest first',
    query: auditQuery,
    reply: auditPage,
  },
  ...adminListApi,
  ...certificateApi,
  ...reviewApi,
  ...importApi,
  ...memberApi,
  ...listingApi,
  ...paymentsApi,
} as const satisfies Record<string, Endpoint>;
