import { z } from 'zod';
import { bulkBody, bulkJob } from '#domain/admin/bulk-job.ts';
import { savedView, savedViewBody } from '#domain/admin/saved-view.ts';
import { workReply } from '#domain/admin/work-item.ts';
import {
  companyListQuery,
  companyListSummary,
  neighboursQuery,
  neighboursReply,
} from '#domain/companies/company-list-query.ts';
import { undoBody } from '#domain/companies/undo-decision.ts';
import type { Endpoint } from '#domain/endpoint.ts';
import { idParams } from '#domain/validation.ts';

const companies = { role: 'admin', tag: 'Admin: companies', status: 200 } as const;
const operations = { role: 'admin', tag: 'Admin: operations', status: 200 } as const;

/** What waits, and what is done with lists of companies (decisions 22 and 68). */
export const adminListApi = {
  listWork: {
    ...operations,
    role: 'reviewer',
    method: 'GET',
    path: '/api/admin/work',
    summary: 'List what waits for an admin, with the list that shows it',
    reply: workReply,
  },
  listNeighbours: {
    ...companies,
    method: 'GET',
    role: 'reviewer',
    path: '/api/admin/companies/neighbours',
    summary: 'Get the companies before and after one in a list; it need not be in the list any more',
    query: neighboursQuery,
    reply: neighboursReply,
  },
  summarizeCompanies: {
    ...companies,
    method: 'GET',
    role: 'reviewer',
    path: '/api/admin/companies/summary',
    summary: 'Count what the companies of a list are, for its filters and before an action on all of them',
    query: companyListQuery,
    reply: companyListSummary,
  },
  listSavedViews: {
    ...companies,
    role: 'reviewer',
    method: 'GET',
    path: '/api/admin/views',
    summary: 'List the views of the dashboard that you have saved',
    reply: z.object({ items: z.array(savedView) }),
  },
  saveView: {
    ...companies,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/views',
    summary: 'Save a view of the dashboard; one of the same name is replaced',
    body: savedViewBody,
    reply: savedView,
  },
  removeView: {
    ...companies,
    role: 'reviewer',
    method: 'DELETE',
    path: '/api/admin/views/:id',
    summary: 'Delete one of your views',
    params: idParams,
    reply: z.object({ message: z.string() }),
  },
  listBulkJobs: {
    ...companies,
    method: 'GET',
    path: '/api/admin/bulk-jobs',
    summary: 'List the latest actions on many companies, with their progress',
    reply: z.object({ items: z.array(bulkJob) }),
  },
  startBulkJob: {
    ...companies,
    method: 'POST',
    path: '/api/admin/bulk-jobs',
    summary:
      'Act on some companies or on all of a list; above 500 it runs in the background; 409 if the list has changed',
    body: bulkBody,
    reply: bulkJob,
    timeoutSeconds: 120,
  },
  cancelBulkJob: {
    ...companies,
    method: 'POST',
    path: '/api/admin/bulk-jobs/:id/cancel',
    summary: 'Stop an action on many companies; what was done stays; 409 if it is over',
    params: idParams,
    reply: bulkJob,
  },
  undoDecision: {
    ...companies,
    role: 'reviewer',
    method: 'POST',
    path: '/api/admin/companies/undo',
    summary: 'Take back what you have just decided on companies; those with which more has happened since are skipped',
    body: undoBody,
    reply: z.object({ changed: z.int() }),
  },
} as const satisfies Record<string, Endpoint>;
