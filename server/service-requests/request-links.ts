import { createHash, randomBytes } from 'node:crypto';
import { LINK_DAYS } from '#domain/constants.ts';
import type { Queryable } from '#server/db/database.ts';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** Whom a link is for: the buyer, or one recipient of the request. */
type LinkPurpose = { requestId: number; recipientId: number | null };

/** Whoever had a company that was removed has no business with its requests any more. */
const OF_A_COMPANY = `exists (select 1 from request_recipients p join companies c on c.id = p.company_id
  where p.id = request_links.recipient_id)`;

/** Creates a private link and returns its token, which only the mail holds: the database has its hash (decision record 044). */
export async function createLink(client: Queryable, purpose: LinkPurpose, now: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await client.query(
    `insert into request_links (token_hash, request_id, recipient_id, expires_at, created_at)
     values ($1, $2, $3, $4::timestamptz + make_interval(days => ${LINK_DAYS}), $4)`,
    [hashOf(token), purpose.requestId, purpose.recipientId, now],
  );
  return token;
}

/** What a link opens, or undefined: unknown, of the other side, expired, or of a company that was removed. */
export async function findLink(
  db: Queryable,
  token: string,
  side: 'buyer' | 'company',
  now: Date,
): Promise<(LinkPurpose & { expires: Date }) | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const { rows } = await db.query<LinkPurpose & { expires: Date }>(
    `select request_id as "requestId", recipient_id as "recipientId", expires_at as expires from request_links
     where token_hash = $1 and expires_at > $2 and ${side === 'buyer' ? 'recipient_id is null' : OF_A_COMPANY}`,
    [hashOf(token), now],
  );
  return rows[0];
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
