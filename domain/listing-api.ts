import { z } from 'zod';
import type { Endpoint } from '#domain/endpoint.ts';
import { changePage, changeQuery, changeRefusalBody } from '#domain/listings/listing-change.ts';
import { idParams } from '#domain/validation.ts';

const companies = { role: 'reviewer', tag: 'Admin: companies', status: 200 } as const;
const decision = { ...companies, method: 'POST', params: idParams, reply: z.object({ message: z.string() }) } as const;

/** The endpoints for what companies change of their own listings. */
export const listingApi = {
  listChanges: {
    ...companies,
    role: 'reviewer',
    method: 'GET',
    path: '/api/admin/changes',
    summary: 'List what companies changed of their listings, newest first, and what waits for a decision',
    query: changeQuery,
    reply: changePage,
  },
  revertChange: {
    ...decision,
    role: 'reviewer',
    path: '/api/admin/changes/:id/revert',
    summary: 'Revert a change by a company; 409 if one of its fields has changed since',
  },
  acceptChange: {
    ...decision,
    role: 'reviewer',
    path: '/api/admin/changes/:id/accept',
    summary: 'Publish a change that waits, such as a new name; 409 if it does not wait, or the field has changed since',
  },
  refuseChange: {
    ...decision,
    role: 'reviewer',
    path: '/api/admin/changes/:id/refuse',
    summary: 'Refuse a change that waits; the member who made it gets the reason by email; 409 if it does not wait',
    body: changeRefusalBody,
  },
} as const satisfies Record<string, Endpoint>;
