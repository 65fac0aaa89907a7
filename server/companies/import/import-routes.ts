import type { FastifyInstance } from 'fastify';
import { api } from '#domain/api.ts';
import { parseId } from '#domain/validation.ts';
import { adminOf } from '#server/auth/require-admin.ts';
import type { PublicCache } from '#server/cache/public-cache.ts';
import type { Context } from '#server/context.ts';
import { mount } from '#server/http/mount.ts';
import { importCompanies, previewImport } from './import-companies.ts';
import { reportImport } from './import-report.ts';
import { listImports, undoImport } from './imports.ts';

export function importRoutes(app: FastifyInstance, context: Context, cache: PublicCache): void {
  const { database, gazetteer, now } = context;
  const { pool } = database;
  mount(app, cache, api.importCompanies, async ({ body: { companies, ...chunk } }, request) => {
    const options = { ...chunk, now: now(), actor: adminOf(request), approve: false };
    const { outcomes, importId } = await importCompanies(pool, gazetteer, companies, options);
    return reportImport(outcomes, importId);
  });
  mount(app, cache, api.previewImport, async ({ body: { companies, earlier = [], ...chunk } }) =>
    reportImport(await previewImport(pool, companies, { ...chunk, now: now(), earlier }), null),
  );
  mount(app, cache, api.listImports, () => listImports(pool));
  mount(app, cache, api.undoImport, ({ params }, request) => undoImport(pool, parseId(params.id), adminOf(request)));
}
