import type { z } from 'zod';
import { api } from '#domain/api.ts';
import type { AuditRecord, auditQuery } from '#domain/audit/audit-entry.ts';
import type { BaseContext } from '#server/base-context.ts';
import type { Queryable } from '#server/db/database.ts';
import { containing, listPage } from '#server/db/list-page.ts';
import type { Mount } from '#server/http/mount.ts';

const MAX_SHOWN = 20_000;

export function auditRoutes(mount: Mount, context: BaseContext): void {
  mount(api.listAudit, ({ query }) => listAudit(context.database.adminPool, query));
}

/** The audit log, newest first. The search covers actor, action, entity and the states before and after. */
function listAudit(db: Queryable, { search, ...page }: z.output<typeof auditQuery>) {
  const where =
    search === undefined
      ? 'true'
      : `actor ilike $1 or action ilike $1 or entity || ' ' || entity_id ilike $1 or entity_name ilike $1 or ${inState('before')} or ${inState('after')}`;
  const list = {
    columns: `id, at, actor, action, entity, entity_id as "entityId", entity_name as "entityName", ${shown('before')}, ${shown('after')}`,
    from: `audit_log where ${where}`,
    order: 'id desc',
    values: search === undefined ? [] : [containing(search)],
  };
  return listPage<AuditRecord>(db, list, page);
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
