import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { companyCan } from '#domain/companies/company-status.ts';
import { actorName, writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { ConflictError } from '#server/errors.ts';
import { takeBackRequests } from '#server/service-requests/take-back-requests.ts';
import { changeCompanies, readFlags } from './change-company.ts';

type Changed = { id: number; name: string; reason: string | null };

/**
 * Takes an approved company off all public pages (docs/decisions/070-hidden-companies.md). It keeps its badges, certificates and
 * requests. Nobody is mailed. Throws NotFoundError; ConflictError when it is not public.
 */
export function hideCompany(
  context: Context,
  id: number | undefined,
  reason: string,
  actor: AuditActor,
): Promise<void> {
  return change(context, id, 'hide', (client) => hideWithin(client, [id ?? 0], { reason, actor, now: context.now() }));
}

/** Hides those of the companies that are public, inside a transaction. */
export async function hideWithin(
  client: Queryable,
  ids: readonly number[],
  { reason, actor, now }: { reason: string; actor: AuditActor; now: Date },
): Promise<number[]> {
  const { rows } = await client.query<Changed>(
    `update companies set hidden_at = $2, hidden_reason = $3, hidden_by = $4, updated_at = now(), version = version + 1
     where id = any ($1) and approved and hidden_at is null returning id, name, hidden_reason as reason`,
    [ids, now, reason, actorName(actor)],
  );
  const hidden = rows.map(({ id }) => id);
  await takeBackRequests(client, hidden);
  const state = { before: { hidden: false }, after: { hidden: true, reason } };
  await writeAudit(client, ...rows.map((entity) => ({ actor, action: 'company.hide' as const, entity, ...state })));
  return hidden;
}

/** Makes a hidden company public again. Throws NotFoundError; ConflictError when it is not hidden. */
export function unhideCompany(context: Context, id: number | undefined, actor: AuditActor): Promise<void> {
  return change(context, id, 'unhide', async (client) => {
    const { rows } = await client.query<Changed>(
      `with hidden as (select id, hidden_reason from companies where id = $1 and hidden_at is not null for update)
       update companies c set hidden_at = null, hidden_reason = null, hidden_by = null, updated_at = now(),
         version = version + 1
       from hidden where c.id = hidden.id returning c.id, c.name, hidden.hidden_reason as reason`,
      [id ?? 0],
    );
    for (const entity of rows) {
      const state = { before: { hidden: true, reason: entity.reason }, after: { hidden: false } };
      await writeAudit(client, { actor, action: 'company.unhide', entity, ...state });
    }
    return rows.map((company) => company.id);
  });
}

async function change(
  context: Context,
  id: number | undefined,
  action: 'hide' | 'unhide',
  work: (client: Queryable) => Promise<number[]>,
): Promise<void> {
  const changed = await changeCompanies(context, work);
  if (changed === 1) return;
  await readFlags(context, id);
  throw new ConflictError(companyCan[action].otherwise);
}
