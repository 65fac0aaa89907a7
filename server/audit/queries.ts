import type { z } from 'zod';
import type { AuditRecord, auditQuery } from '#domain/audit/audit-entry.ts';
import type { Queryable } from '#server/db/database.ts';
import { containing } from '#server/db/like-pattern.ts';

const MAX_SHOWN = 20_000;

/** The audit log, newest first. The search covers actor, action, entity and the states before and after. */
export async function listAudit(
  db: Queryable,
  { search, page, limit }: z.output<typeof auditQuery>,
): Promise<{ items: AuditRecord[]; total: number }> {
  const where =
    search === undefined
      ? 'true'
      : `actor ilike $1 or action ilike $1 or entity || ' ' || entity_id ilike $1 or entity_name ilike $1 or ${inState('before')} or ${inState('after')}`;
  const values = search === undefined ? [] : [containing(search)];
  const counts = await db.query<{ total: number }>(
    `select count(*)::int as total from audit_log where ${where}`,
    values,
  );
  const { rows } = await db.query<Omit<AuditRecord, 'at'> & { at: Date }>(
    `select id, at, actor, action, entity, entity_id as "entityId", entity_name as "entityName", ${shown('before')}, ${shown('after')}
     from audit_log where ${where}
     order by id desc limit ${limit} offset ${(page - 1) * limit}`,
    values,
  );
  return { items: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total: counts.rows[0]?.total ?? 0 };
}

/** The size check comes first, because it does not read the stored state. */
function inState(column: 'before' | 'after'): string {
  return `(pg_column_size(${column}) < ${MAX_SHOWN} and ${column}::text ilike $1)`;
}

/** An undone import logs all the rows that it removed, which can be megabytes: too much for a list. */
function shown(column: 'before' | 'after'): string {
  return `case when length(${column}::text) <= ${MAX_SHOWN} then ${column}
               else to_jsonb('Too large to show here: ' || length(${column}::text) || ' characters') end as ${column}`;
}
