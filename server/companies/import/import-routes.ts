import { api } from '#domain/api.ts';
import { parseId } from '#domain/validation.ts';
import { adminOf } from '#server/auth/require-admin.ts';
import type { Context } from '#server/context.ts';
import type { Mount } from '#server/http/mount.ts';
import { previewImport } from './import-companies.ts';
import { importInParts } from './import-in-parts.ts';
import { reportImport } from './import-report.ts';
import { listImports, undoImport } from './imports.ts';

export function importRoutes(mount: Mount, context: Context): void {
  const { database, gazetteer, now } = context;
  const { adminPool, pool } = database;
  mount(api.importCompanies, async ({ body: { companies, ...chunk } }, request) => {
    const options = { ...chunk, now: now(), actor: adminOf(request), approve: false };
    const { outcomes, importId } = await importInParts(database, gazetteer, companies, options);
    return reportImport(outcomes, importId);
  });
  mount(api.previewImport, async ({ body: { companies, earlier = [], ...chunk } }) =>
    reportImport(await previewImport(adminPool, companies, { ...chunk, now: now(), earlier }), null),
  );
  mount(api.listImports, () => listImports(adminPool));
  mount(api.undoImport, ({ params }, request) => undoImport(pool, parseId(params.id), adminOf(request)));
}
