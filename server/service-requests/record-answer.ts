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
  { id }: Pick<OpenRecipient, 'id'>,
  given: Answer,
  now: Date,
): Promise<void> {
  const { rowCount } = await client.query(
    `update request_recipients p set answer = $2, answered_at = coalesce(p.answered_at, $3),
       opened_at = coalesce(p.opened_at, $3), decline_reason = $4, decline_note = $5
     from service_requests r where p.id = $1 and r.id = p.request_id and r.state = 'open' and p.sent_at is not null`,
    [
      id,
      given.answer,
      now,
      given.answer === 'declined' ? given.reason : null,
      given.answer === 'declined' ? given.note : null,
    ],
  );
  if (rowCount !== 1) throw new ConflictError('This request has ended. Nothing was sent.');
}
