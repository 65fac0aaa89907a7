import {
  importBody,
  importList,
  importPreviewBody,
  importResult,
  importUndone,
} from '#domain/companies/import-result.ts';
import type { Endpoint } from '#domain/endpoint.ts';
import { idParams } from '#domain/validation.ts';

/** A file of 100,000 rows is sent in a hundred chunks, first for the preview and then for the import. */
const chunked = { bodyLimit: 32 * 1024 * 1024, callsPerMinute: 600, timeoutSeconds: 60 };

/** The endpoints of the bulk import (specification sections 2 and 7, decision 23). */
export const importApi = {
  importCompanies: {
    ...chunked,
    method: 'POST',
    path: '/api/admin/companies/bulk-import',
    role: 'admin',
    tag: 'Admin: imports',
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
    tag: 'Admin: imports',
    summary: 'Preview an import without changing anything',
    body: importPreviewBody,
    status: 200,
    reply: importResult,
  },
  listImports: {
    method: 'GET',
    path: '/api/admin/imports',
    role: 'admin',
    tag: 'Admin: imports',
    summary: 'List the latest imports; each file is one import',
    status: 200,
    reply: importList,
  },
  undoImport: {
    method: 'POST',
    path: '/api/admin/imports/:id/undo',
    role: 'admin',
    tag: 'Admin: imports',
    summary: 'Undo an import: remove its companies that are still pending approval; 409 if already undone',
    timeoutSeconds: 120,
    params: idParams,
    status: 200,
    reply: importUndone,
  },
} as const satisfies Record<string, Endpoint>;
