import { createHash, randomBytes } from 'node:crypto';
import type { MemberRole } from '#domain/members/member.ts';
import { CLAIM_DAYS, INVITATION_DAYS, SIGN_IN_MINUTES } from '#domain/members/sign-in-link.ts';
import type { Queryable } from '#server/db/database.ts';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** What a link does in addition to signing in. */
type Purpose =
  | { purpose: 'sign-in'; returnTo?: string | undefined }
  | { purpose: 'claim'; companyId: number; returnTo?: string | undefined }
  | { purpose: 'invitation'; companyId: number; role: MemberRole; invitedBy: number };

export type StoredLink = {
  email: string;
  purpose: Purpose['purpose'];
  companyId: number | null;
  role: MemberRole | null;
  invitedBy: number | null;
  returnTo: string | null;
};

const COLUMNS = `email, purpose, company_id as "companyId", role, invited_by as "invitedBy", return_to as "returnTo"`;
const IS_ACTIVE = 'token_hash = $1 and used_at is null and expires_at > $2';

/** Creates a link for an address and returns its token, which only the mail holds: the database has its hash. */
export async function createSignInLink(client: Queryable, email: string, purpose: Purpose, now: Date): Promise<string> {
  const token = newToken();
  const { companyId, role, invitedBy, returnTo } = { ...NONE, ...purpose };
  const minutes = purpose.purpose === 'invitation' ? INVITATION_DAYS * 24 * 60 : SIGN_IN_MINUTES;
  await client.query(
    `insert into sign_in_links (token_hash, email, purpose, company_id, role, invited_by, return_to, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz + make_interval(mins => $9), $8)`,
    [hashOf(token), email, purpose.purpose, companyId, role, invitedBy, returnTo, now, minutes],
  );
  return token;
}

const NONE = { companyId: null, role: null, invitedBy: null, returnTo: null };

/** A link for the own address of each company, which a mail to it carries. Returns the tokens in the same order. */
export async function createCompanyLinks(
  client: Queryable,
  companies: readonly { id: number; email: string }[],
  now: Date,
): Promise<string[]> {
  const tokens = companies.map(newToken);
  await client.query(
    `insert into sign_in_links (token_hash, email, purpose, company_id, expires_at, created_at)
     select hash, email, 'claim', id, $4::timestamptz + make_interval(days => ${CLAIM_DAYS}), $4
     from unnest($1::text[], $2::text[], $3::int[]) as link (hash, email, id)`,
    [tokens.map(hashOf), companies.map(({ email }) => email), companies.map(({ id }) => id), now],
  );
  return tokens;
}

/** What a link would do; undefined if it is unknown, used or expired. Looking does not use it. */
export async function findSignInLink(db: Queryable, token: string, now: Date): Promise<StoredLink | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const { rows } = await db.query<StoredLink>(`select ${COLUMNS} from sign_in_links where ${IS_ACTIVE}`, [
    hashOf(token),
    now,
  ]);
  return rows[0];
}

/** Uses a link up; undefined if it is unknown, used or expired. */
export async function takeSignInLink(client: Queryable, token: string, now: Date): Promise<StoredLink | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const { rows } = await client.query<StoredLink>(
    `update sign_in_links set used_at = $2 where ${IS_ACTIVE} returning ${COLUMNS}`,
    [hashOf(token), now],
  );
  return rows[0];
}

/** How many links an address has asked for in the last hour. */
export async function countAskedLinks(client: Queryable, email: string, now: Date): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from sign_in_links
     where lower(email) = lower($1) and purpose <> 'invitation' and created_at > $2::timestamptz - interval '1 hour'
       and expires_at <= created_at + make_interval(mins => ${SIGN_IN_MINUTES})`,
    [email, now],
  );
  return rows[0]?.count ?? 0;
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
