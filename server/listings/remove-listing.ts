import { addDays } from '#domain/certificates/local-date.ts';
import { RESTORE_DAYS } from '#domain/constants.ts';
import type { Removal } from '#domain/listings/listing.ts';
import { restoreCompanies } from '#server/companies/restore-companies.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { ConflictError } from '#server/errors.ts';

type Found = Removal & { auditId: number };

/** The removal of a company by one of its owners, as long as they can undo it; undefined where an admin removed it, or later. */
export async function findRemoval(db: Queryable, companyId: number, now: Date): Promise<Found | undefined> {
  const { rows } = await db.query<{ auditId: number; by: string; at: Date }>(
    `select id as "auditId", actor as by, at from (
       select * from audit_log where entity = 'company' and entity_id = $1
         and action in ('company.delete', 'company.reject', 'company.undo-import')
       order by id desc limit 1) last
     where after ->> 'isByOwner' = 'true' and before is not null
       and at > $2::timestamptz - make_interval(days => ${RESTORE_DAYS})
       and not exists (select 1 from companies where id = $1)`,
    [companyId, now],
  );
  const [found] = rows;
  if (found === undefined) return undefined;
  const until = addDays(found.at.toISOString().slice(0, 10), RESTORE_DAYS);
  return { auditId: found.auditId, by: found.by, until };
}

/** Puts a listing back as it was. Throws ConflictError after the time for it, or where an admin has removed it. */
export async function restoreListing(context: Context, companyId: number, owner: { email: string }): Promise<void> {
  const { database, gazetteer, changes, now } = context;
  const removal = await findRemoval(database.pool, companyId, now());
  const restored =
    removal === undefined ? [] : await restoreCompanies(database.pool, gazetteer, removal.auditId, owner);
  if (restored.length === 0)
    throw new ConflictError('This listing cannot be restored here any more. Please write to us.');
  await changes.refresh();
}
