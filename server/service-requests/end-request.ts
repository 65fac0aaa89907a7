import type { AuditActor } from '#domain/audit/audit-actions.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { ConflictError } from '#server/errors.ts';
import { informOfEnd } from './company-mails.ts';
import { eraseRequests } from './erase-requests.ts';

/** What a buyer answers to "Did you order? From whom?": a recipient, somebody else, not yet, or no. */
export type OrderAnswer = number | 'other' | 'not yet' | 'no';

/** Withdraws a request and informs its companies. The second time nothing happens. Throws ConflictError if it was closed. */
export async function withdrawRequest(client: Queryable, context: Context, id: number): Promise<void> {
  const { rows } = await client.query<{ was: string }>(
    `update service_requests r set state = 'withdrawn', ended_at = $2, ended_by = 'buyer', held_reason = null
     from (select id, state from service_requests where id = $1 for update) old
     where r.id = old.id and old.state in ('open', 'unconfirmed') returning old.state as was`,
    [id, context.now()],
  );
  if (rows[0] === undefined) return refuseUnless(client, id, `state = 'withdrawn'`);
  if (rows[0].was === 'open') await informOfEnd(client, context, id, () => ({ kind: 'withdrawn' }));
}

/** Withdraws a request if it is open, and erases its data. */
export async function eraseRequest(
  client: Queryable,
  context: Context,
  id: number,
  actor: AuditActor = 'buyer',
): Promise<void> {
  const { rows } = await client.query<{ isOpen: boolean }>(
    `select state in ('open', 'unconfirmed') as "isOpen" from service_requests where id = $1 for update`,
    [id],
  );
  if (rows[0]?.isOpen) await withdrawRequest(client, context, id);
  await eraseRequests(client, [id], actor, context.now());
}

/**
 * Records what became of a request. An order, or the word that there will be none, closes it, and its companies are informed.
 * The same answer twice is recorded once. Throws ConflictError if another was given, or the request has ended.
 */
export async function recordOrder(client: Queryable, context: Context, id: number, answer: OrderAnswer): Promise<void> {
  const ordered = typeof answer === 'number' || answer === 'other' ? 'yes' : answer;
  const recipientId = typeof answer === 'number' ? answer : null;
  const given = `ordered = $2 and ordered_company_id is not distinct from
    (select company_id from request_recipients where request_id = $1 and id = $3)`;
  const { rowCount } = await client.query(
    `update service_requests set ordered = $2, order_asked_at = coalesce(order_asked_at, $4),
       ordered_company_id = (select company_id from request_recipients where request_id = $1 and id = $3),
       state = case when $2 = 'not yet' then state else 'closed' end,
       ended_at = case when $2 = 'not yet' then ended_at else $4::timestamptz end,
       ended_by = case when $2 = 'not yet' then ended_by else 'buyer' end
     where id = $1 and state = 'open' and not coalesce(${given}, false)
       and ($3::int is null or exists (select 1 from request_recipients where request_id = $1 and id = $3))`,
    [id, ordered, recipientId, context.now()],
  );
  if (rowCount !== 1) return refuseUnless(client, id, given, [ordered, recipientId]);
  if (answer === 'not yet') return;
  const others = answer === 'no' ? 'none' : 'other';
  await informOfEnd(client, context, id, (recipient) => ({
    kind: 'closed',
    order: recipient.id === recipientId ? 'yours' : others,
  }));
}

/** The buyer has an answer that came by mail or phone. The second time nothing happens. Throws ConflictError. */
export async function markAnswered(
  client: Queryable,
  { now }: Pick<Context, 'now'>,
  id: number,
  recipientId: number,
): Promise<void> {
  const { rowCount } = await client.query(
    `update request_recipients p set answer = 'answered', answered_at = coalesce(p.answered_at, $3)
     from service_requests r where p.id = $2 and p.request_id = $1 and r.id = p.request_id and r.state = 'open'
       and p.answer = 'waiting' and p.sent_at is not null`,
    [id, recipientId, now()],
  );
  if (rowCount === 1) return;
  const isMarked = `exists (select 1 from request_recipients where request_id = $1 and id = $2 and answer = 'answered')`;
  await refuseUnless(client, id, isMarked, [recipientId]);
}

/** Passes if the request is already as it was to become. */
async function refuseUnless(client: Queryable, id: number, condition: string, values: unknown[] = []): Promise<void> {
  const { rows } = await client.query(`select 1 from service_requests where id = $1 and ${condition}`, [id, ...values]);
  if (rows.length === 0) throw new ConflictError('This has changed meanwhile. The page shows the state of now.');
}
