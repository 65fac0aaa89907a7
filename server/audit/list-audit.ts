import type { AuditQuery, AuditRecord } from '#domain/audit/audit-entry.ts';
import type { Queryable } from '#server/db/database.ts';
import { containing, listPage, withIsoDates } from '#server/db/list-page.ts';

/** As stored, compressed: an undone import logs all the rows that it removed, which is too much for a list. */
const MAX_SHOWN_BYTES = 20_000;
const ROWS_AT_ONCE = 1_000;

/** The actions whose entries have the state of a company that they removed. */
export const REMOVALS = `('company.reject', 'company.delete', 'company.undo-import')`;
const RESTORABLE = `action in ${REMOVALS} and before is not null
  and not exists (select 1 from companies c where c.id = audit_log.entity_id)`;

/** An entry, for a SELECT from audit_log. */
export const AUDIT_COLUMNS = `id, at, actor, action, entity, entity_id as "entityId", entity_name as "entityName",
  ${shown('before')}, ${shown('after')}, ${RESTORABLE} as "canRestore"`;

/** The audit log, newest first. */
export function listAudit(db: Queryable, query: AuditQuery) {
  const { where, values } = conditionOf(query);
  return listPage<AuditRecord>(
    db,
    { columns: AUDIT_COLUMNS, from: `audit_log where ${where}`, order: 'id desc', values },
    query,
  );
}

/** All entries of a filter, newest first, in parts. */
export async function* allAudit(db: Queryable, query: AuditQuery): AsyncGenerator<AuditRecord[]> {
  const { where, values } = conditionOf(query);
  let last: number | null = null;
  for (;;) {
    const { rows }: { rows: AuditRecord[] } = await db.query(
      `select ${AUDIT_COLUMNS} from audit_log where ${where} and ($${values.length + 1}::bigint is null or id < $${values.length + 1})
       order by id desc limit ${ROWS_AT_ONCE}`,
      [...values, last],
    );
    if (rows.length > 0) yield rows.map((row) => withIsoDates(row) as AuditRecord);
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1)?.id ?? null;
  }
}

function conditionOf({ search, actor, action, company, from, to }: AuditQuery): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const conditions: string[] = [];
  const add = (value: unknown, condition: (parameter: string) => string) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  add(search && containing(search), mentions);
  add(actor && containing(actor), (text) => `actor ilike ${text}`);
  add(action, (name) => (action?.includes('.') ? `action = ${name}` : `entity = ${name}`));
  add(company, isAbout);
  add(from, (day) => `at >= ${day}::date at time zone 'UTC'`);
  add(to, (day) => `at < (${day}::date + 1) at time zone 'UTC'`);
  return { where: conditions.length === 0 ? 'true' : conditions.join(' and '), values };
}

/** The company itself, its certificates, what was doubted about it and the requests that it got. */
function isAbout(company: string): string {
  const of = (entity: string, ids: string) => `(entity = '${entity}' and entity_id in (${ids}))`;
  return `(${[
    `(entity = 'company' and entity_id = ${company}::int)`,
    of('doubt', `select id from doubts where company_id = ${company}::int`),
    of('certificate', `select id from certificates where company_id = ${company}::int`),
    of('service-request', `select request_id from request_recipients where company_id = ${company}::int`),
  ].join(' or ')})`;
}

function mentions(text: string): string {
  return `search_text like lower(${text})`;
}

function shown(column: 'before' | 'after'): string {
  return `case when pg_column_size(${column}) <= ${MAX_SHOWN_BYTES} then ${column}
               when ${column} ? 'ids' then ${column} - 'ids'
               when ${column} is not null then to_jsonb('Too large to show here: ' || pg_column_size(${column}) || ' bytes')
          end as ${column}`;
}
