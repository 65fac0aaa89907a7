import { MIN_RECORD_REQUESTS } from '#domain/constants.ts';
import { workingMinutes } from '#domain/service-requests/working-time.ts';
import { recordChanges } from '#server/changes/change-feed.ts';
import type { Queryable } from '#server/db/database.ts';
import { ConflictError } from '#server/errors.ts';
import type { OpenRecipient } from './open-recipient.ts';

type Answer = { answer: 'quoted' | 'answered' } | { answer: 'declined'; reason: string; note: string | null };

/**
 * Records how a company answered. The time of its first answer stays: the response record is counted from it. Throws
 * ConflictError if the request ended meanwhile.
 */
export async function recordAnswer(
  client: Queryable,
  recipient: OpenRecipient,
  given: Answer,
  now: Date,
): Promise<void> {
  const { id, companyId, sentAt } = recipient;
  const { reason, note } = given.answer === 'declined' ? given : { reason: null, note: null };
  const { rowCount } = await client.query(
    `update request_recipients p set answer = $2, answered_at = coalesce(p.answered_at, $3),
       answer_minutes = coalesce(p.answer_minutes, $4), opened_at = coalesce(p.opened_at, $3), decline_reason = $5,
       decline_note = $6
     from service_requests r where p.id = $1 and r.id = p.request_id and r.state = 'open' and p.sent_at is not null`,
    [id, given.answer, now, workingMinutes(sentAt, now, recipient), reason, note],
  );
  if (rowCount !== 1) throw new ConflictError('This request has ended. Nothing was sent.');
  if (recipient.answer === 'waiting' && (await hasRecord(client, companyId))) await recordChanges(client, [companyId]);
}

/** Only then its profile changes. */
async function hasRecord(client: Queryable, companyId: number): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from (
       select 1 from request_recipients where company_id = $1 and sent_at is not null limit ${MIN_RECORD_REQUESTS}) sent`,
    [companyId],
  );
  return rows[0]?.count === MIN_RECORD_REQUESTS;
}
