import { z } from 'zod';
import { noteBody } from '#domain/admin/admin-note.ts';
import { adminCompany, hidingBody } from '#domain/companies/admin-company.ts';
import { distinctBody, duplicatePair, duplicateQuery, mergeBody } from '#domain/companies/company-merge.ts';
import { companyReview } from '#domain/companies/company-review.ts';
import type { Endpoint } from '#domain/endpoint.ts';
import { idParams } from '#domain/validation.ts';

const done = z.object({ message: z.string() });
const companies = { role: 'admin', tag: 'Admin: companies', status: 200 } as const;
const company = { ...companies, params: idParams, reply: adminCompany } as const;

/** What admins do with one company on its own screen, and with two that are one. */
export const reviewApi = {
  hideCompany: {
    ...company,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/companies/:id/hide',
    summary: 'Hide an approved company from the public, with the reason; 409 if it is not public',
    body: hidingBody,
  },
  unhideCompany: {
    ...company,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/companies/:id/unhide',
    summary: 'Show a hidden company to the public again; 409 if it is not hidden',
  },
  reviewCompany: {
    ...companies,
    role: 'reviewer',
    method: 'GET',
    path: '/api/admin/companies/:id/review',
    summary: 'Get all that helps to decide on a company: duplicates, certificates, requests, emails, notes, history',
    params: idParams,
    reply: companyReview,
  },
  getCompanyHistory: {
    ...companies,
    role: 'reviewer',
    method: 'GET',
    path: '/api/admin/companies/:id/history',
    summary: 'Get what was done to a company, also to one that was removed',
    params: idParams,
    reply: z.object({ items: companyReview.shape.history }),
  },
  mergeCompanies: {
    ...company,
    method: 'POST',
    path: '/api/admin/companies/:id/merge',
    summary:
      'Merge another company into this one, field by field; its address redirects, and it can be undone for 30 days',
    body: mergeBody,
  },
  undoMerge: {
    ...companies,
    method: 'POST',
    path: '/api/admin/merges/:id/undo',
    summary: 'Make two companies of a merged one again; 409 if it was undone or is too old',
    params: idParams,
    reply: z.object({ id: z.int().describe('The target of the merge') }),
  },
  markDistinct: {
    ...companies,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/companies/:id/distinct',
    summary: 'Remember that another company is not a duplicate of this one',
    params: idParams,
    body: distinctBody,
    reply: done,
  },
  listDuplicates: {
    ...companies,
    role: 'reviewer',
    method: 'GET',
    path: '/api/admin/duplicates',
    summary: 'List pairs of companies that may be one listed twice, those with most in common first',
    query: duplicateQuery,
    reply: z.object({ items: z.array(duplicatePair), total: z.int() }),
  },
  restoreCompany: {
    ...companies,
    method: 'POST',
    path: '/api/admin/audit/:id/restore',
    summary: 'Put back the companies whose removal an entry of the audit log records; 409 if that is not possible',
    params: idParams,
    reply: z.object({ items: z.array(z.object({ id: z.int(), name: z.string(), approved: z.boolean() })) }),
  },
  noteCompany: {
    ...companies,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/companies/:id/notes',
    summary: 'Write a note about a company',
    params: idParams,
    body: noteBody,
    reply: done,
  },
} as const satisfies Record<string, Endpoint>;
