import { createHash, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { type Bounce, bounceBody } from '#domain/mail/admin-mail.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { toIssue } from '#domain/validation.ts';
import type { BaseContext } from '#server/base-context.ts';
import { BadInputError, NotFoundError, UnauthorizedError } from '#server/errors.ts';
import type { MountPlain } from '#server/http/mount.ts';
import { readMessageId } from './message-id.ts';

/** A report without a message id is about the last mail to the address, sent at most so long before. */
const REPORT_DAYS = 10;

/** Accepts delivery reports of the mail server, which knows the shared secret. Without a secret there is no such call. */
export function bounceRoutes(mountPlain: MountPlain, { env, database }: BaseContext): void {
  mountPlain(plainRoutes.reportBounce, async (_query, reply, request) => {
    reply.header('cache-control', 'no-store');
    const secret = env.MAIL_BOUNCE_SECRET;
    if (secret === undefined) throw new NotFoundError('Delivery reports are not set up. See MAIL_BOUNCE_SECRET.');
    const [, given = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!isSame(given, secret)) throw new UnauthorizedError('The secret is missing or wrong.');
    const report = bounceBody.safeParse(request.body);
    if (!report.success) {
      const issues = report.error.issues.map(toIssue);
      throw new BadInputError(issues.map(({ message }) => message).join(', '), issues);
    }
    return { recorded: await recordBounce(database.pool, report.data) };
  });
}

/**
 * Marks the mail that came back. Returns false for a report that was recorded before, and for one about a mail that is not
 * ours, is gone, or has been sent again since.
 */
async function recordBounce(pool: Pool, { messageId, recipient, reason, at }: Bounce): Promise<boolean> {
  const named = messageId === undefined ? undefined : readMessageId(messageId);
  if (messageId !== undefined && named === undefined) return false;
  const which =
    named === undefined
      ? `select id from outbox where lower(recipient) = lower($3) and status = 'sent'
           and sent_at between coalesce($2, now()) - interval '${REPORT_DAYS} days' and coalesce($2, now())
         order by sent_at desc, id desc limit 1`
      : `select id from outbox where id = $3
           and coalesce(floor(extract(epoch from retried_at) * 1000), 0) = $4::numeric
           and ($5::text is null or lower(recipient) = lower($5))`;
  const values = named === undefined ? [recipient] : [named.id, named.retriedAt, recipient ?? null];
  const { rowCount } = await pool.query(
    `update outbox set bounced_at = coalesce($2::timestamptz, now()), bounce_reason = $1
     where id in (${which}) and status = 'sent' and bounced_at is null`,
    [reason, at ?? null, ...values],
  );
  return rowCount === 1;
}

/** Takes the same time wherever the texts differ. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
