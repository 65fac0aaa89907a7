import {
  importBody,
  importList,
  importPreviewBody,
  importResult,
  importUndone,
} from '#domain/companies/import-result.ts';
import type { Endpoint } from '#domain/endpoint.ts';
import { idParams } from '#domain/validation.ts';

const imports = { role: 'admin', tag: 'Admin: imports', status: 200 } as const;
/** A file of 100,000 rows is sent in a hundred chunks, first for the preview and then for the import. */
const chunked = {
  ...imports,
  method: 'POST',
  reply: importResult,
  bodyLimit: 32 * 1024 * 1024,
  callsPerMinute: 600,
  timeoutSeconds: 60,
} as const;

/** The endpoints of the bulk import (specification sections 2 and 7, decision 23). */
export const importApi = {
  importCompanies: {
    ...chunked,
    path: '/api/admin/companies/bulk-import',
    summary:
      'Import companies as pending approval. Duplicates are skipped, or update the listed companies; invalid rows are reported',
    body: importBody,
  },
  previewImport: {
    ...chunked,
    path: '/api/admin/companies/import-preview',
    summary: 'Preview an import without changing anything',
    body: importPreviewBody,
  },
  listImports: {
    ...imports,
    method: 'GET',
    path: '/api/admin/imports',
    summary: 'List the latest imports; each file is one import',
    reply: importList,
  },
  undoImport: {
    ...imports,
    method: 'POST',
    path: '/api/admin/imports/:id/undo',
    summary:
      'Undo an import: remove its companies that are still pending approval, and restore those that it updated; 409 if already undone',
    timeoutSeconds: 120,
    params: idParams,
    reply: importUndone,
  },
} as const satisfies Record<string, Endpoint>;
