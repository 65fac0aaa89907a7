import { z } from 'zod';
import {
  adminCertificate,
  certificateQueuePage,
  certificateQueueQuery,
} from '#domain/certificates/admin-certificate.ts';
import {
  certificateAddBody,
  certificateCheckBody,
  certificateEditBody,
  certificateEndBody,
  DOCUMENT_BODY_LIMIT,
  documentAccessBody,
  documentBody,
} from '#domain/certificates/certificate-input.ts';
import type { Endpoint } from '#domain/endpoint.ts';
import { idParams } from '#domain/validation.ts';

const certificates = { role: 'admin', tag: 'Admin: certificates', status: 200 } as const;
const certificate = { ...certificates, params: idParams, reply: adminCertificate } as const;
const done = z.object({ message: z.string() });

/** The endpoints of the check screen. */
export const certificateApi = {
  listAdminCertificates: {
    ...certificates,
    role: 'reviewer',
    method: 'GET',
    path: '/api/admin/certificates',
    summary: 'List what waits for a check: new claims, certificates that end soon, checks that are due, doubts',
    query: certificateQueueQuery,
    reply: certificateQueuePage,
  },
  getAdminCertificate: {
    ...certificate,
    role: 'reviewer',
    method: 'GET',
    path: '/api/admin/certificates/:id',
    summary: 'Get a certificate with its documents, its doubts and the registers to look it up in',
  },
  addCertificate: {
    ...certificate,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/companies/:id/certificates',
    summary: 'Add a certificate to a company, as claimed',
    body: certificateAddBody,
    status: 201,
  },
  editCertificate: {
    ...certificate,
    role: 'reviewer',
    method: 'PUT',
    path: '/api/admin/certificates/:id',
    summary:
      'Edit what a certificate states; a checked one whose number, issuer, scope, holder or dates change is claimed again',
    body: certificateEditBody,
  },
  checkCertificateRecord: {
    ...certificate,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/certificates/:id/check',
    summary: 'Record that a certificate was checked; 409 if it has ended, or only the employer certifies',
    body: certificateCheckBody,
  },
  keepCertificateClaim: {
    ...certificate,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/certificates/:id/keep',
    summary: 'Leave a certificate as claimed; it waits again in 12 months, or when it changes',
  },
  refuseCertificate: {
    ...certificate,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/certificates/:id/refuse',
    summary: 'Refuse a claimed certificate; the company gets the reason by email',
    body: certificateEndBody,
  },
  withdrawCertificate: {
    ...certificate,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/certificates/:id/withdraw',
    summary: 'Record that a certificate was withdrawn',
    body: certificateEndBody,
  },
  addCertificateDocument: {
    ...certificate,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/certificates/:id/documents',
    summary: 'Add a document: a PDF, PNG or JPEG of up to 10 MB',
    body: documentBody,
    status: 201,
    bodyLimit: DOCUMENT_BODY_LIMIT,
    timeoutSeconds: 60,
  },
  setDocumentAccess: {
    ...certificate,
    role: 'reviewer',
    method: 'PATCH',
    path: '/api/admin/documents/:id',
    summary: 'Publish a document, or keep it for the check only',
    body: documentAccessBody,
  },
  removeCertificateDocument: {
    ...certificate,
    method: 'DELETE',
    path: '/api/admin/documents/:id',
    summary: 'Remove a document',
  },
  resolveDoubt: {
    ...certificates,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/doubts/:id/resolve',
    summary: 'Mark a doubt as resolved; 409 if it already is',
    params: idParams,
    reply: done,
  },
} as const satisfies Record<string, Endpoint>;
