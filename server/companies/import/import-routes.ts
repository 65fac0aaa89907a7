import { api } from '#domain/api.ts';
import { parseId } from '#domain/validation.ts';
import { adminOf } from '#server/auth/require-admin.ts';
import type { Context } from '#server/context.ts';
import type { Mount } from '#server/http/mount.ts';
import { previewImport, type RowOutcome } from './import-companies.ts';
import { importInTransactions } from './import-in-transactions.ts';
import { reportImport } from './import-report.ts';
import { listImports, undoImport } from './imports.ts';

export function importRoutes(mount: Mount, context: Context): void {
  const { database, gazetteer, now } = context;
  const { adminPool } = database;
  mount(api.importCompanies, async ({ body: { companies, update, ...chunk } }, request) => {
    const options = {
      ...chunk,
      now: now(),
      actor: adminOf(request),
      approve: false,
      ...(update && { update: context }),
    };
    const { outcomes, importId } = await importInTransactions(database, gazetteer, companies, options);
    if (update) await context.changes.refresh();
    return reportImport(outcomes, importId);
  });
  mount(api.previewImport, async ({ body: { companies, earlier = [], ...chunk } }) => {
    const outcomes: RowOutcome[] = [];
    const onOutcomes = (some: RowOutcome[]) => void outcomes.push(...some);
    await previewImport(adminPool, [companies], { ...chunk, now: now(), earlier, onOutcomes });
    return reportImport(outcomes, null);
  });
  mount(api.listImports, () => listImports(adminPool));
  mount(api.undoImport, ({ params }, request) => undoImport(context, parseId(params.id), adminOf(request)));
}
