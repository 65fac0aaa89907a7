import { z } from 'zod';
import {
  importBody,
  importList,
  importPreviewBody,
  importResult,
  importUndone,
} from '#domain/companies/import-result.ts';
import type { Endpoint } from '#domain/endpoint.ts';

/** A file of 100,000 rows comes in a hundred chunks, twice. */
const chunked = { bodyLimit: 32 * 1024 * 1024, callsPerMinute: 600, timeoutSeconds: 60 };

/** The calls of the bulk import (specification sections 2 and 7, decision 23). */
export const importApi = {
  importCompanies: {
    ...chunked,
    method: 'POST',
    path: '/api/admin/companies/bulk-import',
    role: 'admin',
    summary: 'Import companies as pending approval. Duplicates are skipped, invalid rows are reported',
    body: importBody,
    status: 200,
    reply: importResult,
  },
  previewImport: {
    ...chunked,
    method: 'POST',
    path: '/api/admin/companies/import-preview',
    role: 'admin',
    summary: 'Preview an import without changing anything',
    body: importPreviewBody,
    status: 200,
    reply: importResult,
  },
  listImports: {
    method: 'GET',
    path: '/api/admin/imports',
    role: 'admin',
    summary: 'List the latest imports; each file is one import',
    status: 200,
    reply: importList,
  },
  undoImport: {
    method: 'POST',
    path: '/api/admin/imports/:id/undo',
    role: 'admin',
    summary: 'Undo an import: remove its companies that are still pending approval; 409 if already undone',
    timeoutSeconds: 120,
    params: z.object({ id: z.string() }),
    status: 200,
    reply: importUndone,
  },
} as const satisfies Record<string, Endpoint>;
