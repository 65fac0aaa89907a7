import type { CompanyFlags } from '#domain/companies/company-status.ts';
import { recordChanges } from '#server/changes/change-feed.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { NotFoundError } from '#server/errors.ts';

const NO_SUCH_COMPANY = 'Company not found. It may have been removed.';

/** Runs a change in a transaction, records which companies it changed, and makes it visible at once. Returns how many. */
export async function changeCompanies(
  context: Context,
  work: (client: Queryable) => Promise<number[]>,
): Promise<number> {
  const changed = await inTransaction(context.database.pool, async (client) => {
    const ids = await work(client);
    await recordChanges(client, ids);
    return ids;
  });
  if (changed.length > 0) await context.changes.refresh();
  return changed.length;
}

export function noSuchCompany(): NotFoundError {
  return new NotFoundError(NO_SUCH_COMPANY);
}

/** The state of a company, to explain why nothing was changed. Throws NotFoundError. */
export async function readFlags(context: Context, id: number | undefined): Promise<CompanyFlags> {
  const { rows } = await context.database.pool.query<CompanyFlags>(
    'select approved, verified, featured, hidden_at as "hiddenAt" from companies where id = $1',
    [id ?? 0],
  );
  if (rows[0] === undefined) throw noSuchCompany();
  return rows[0];
}
