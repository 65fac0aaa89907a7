import type { HistoryEvent } from '#domain/certificates/company-history.ts';
import type { Queryable } from '#server/db/database.ts';

type NewEvent = { companyId: number; event: HistoryEvent; before?: string; after?: string };

/** Records what the public history of profiles shows, in the transaction of the change. No personal data. */
export async function recordHistory(client: Queryable, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ companyId, ...event }) => ({ company_id: companyId, ...event }));
  await client.query(
    `insert into company_history (company_id, event, before, after)
     select company_id, event, before, after from jsonb_populate_recordset(null::company_history, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
