import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { AuditAction } from '#domain/audit/audit-actions.ts';
import type { CurrentUser } from '#domain/auth/user.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import type { AuthContext } from './failure-delays.ts';
import { createTotpSecret, matchTotp } from './totp.ts';
import type { Account } from './users.ts';

const RECOVERY_CODES = 10;
/** 32 characters, none easily confused with another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz023456789';
/** Three of a million codes are valid at any time. After so many wrong ones the user waits, or uses a recovery code. */
const MAX_WRONG_CODES = 10;

type User = Pick<CurrentUser, 'id' | 'email'>;
type CodeOutcome = 'right' | 'wrong' | 'too many';

/** Checks a code of the authenticator app or a recovery code. Each can be used once. */
export async function takeCode(
  { database, failures, now }: AuthContext,
  account: Account,
  text: string,
): Promise<CodeOutcome> {
  const { pool } = database;
  const code = plain(text);
  const key = `code ${account.id}`;
  if (!/^\d{6}$/.test(code)) {
    if (!(await takeRecoveryCode(pool, account, code))) return 'wrong';
  } else {
    // Counted before the check, so that parallel attempts all count.
    if (!(await failures.record(key, MAX_WRONG_CODES))) return 'too many';
    const step = account.totpSecret === null ? undefined : matchTotp(account.totpSecret, code, now());
    if (step === undefined || !(await takeStep(pool, account.id, step))) return 'wrong';
  }
  await failures.clear(key);
  return 'right';
}

/** Starts the setup of a second factor: stores a new secret, which is active once a code is confirmed. */
export async function beginSecondFactor(pool: Pool, user: User): Promise<void> {
  await pool.query(
    `update users set totp_secret = $2, totp_last_step = null, updated_at = now()
     where id = $1 and totp_confirmed_at is null`,
    [user.id, createTotpSecret()],
  );
}

/** Deletes a secret that was never confirmed. */
export async function cancelSecondFactor(pool: Pool, user: User): Promise<void> {
  await pool.query(
    'update users set totp_secret = null, updated_at = now() where id = $1 and totp_confirmed_at is null',
    [user.id],
  );
}

/** Switches the second factor on. Returns the recovery codes, which are shown only once; undefined for a wrong code. */
export async function confirmSecondFactor(
  pool: Pool,
  account: Account,
  code: string,
  now: Date,
): Promise<string[] | undefined> {
  const step = account.totpSecret === null ? undefined : matchTotp(account.totpSecret, plain(code), now);
  if (step === undefined) return undefined;
  const codes = createRecoveryCodes();
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update users set totp_confirmed_at = now(), totp_last_step = $3, recovery_codes = $4, updated_at = now()
       where id = $1 and totp_secret = $2 and totp_confirmed_at is null`,
      [account.id, account.totpSecret, step, codes.map(hashOf)],
    );
    if (rowCount !== 1) return undefined;
    await audit(client, account, 'user.turn-on-second-factor');
    return codes;
  });
}

/** Switches the second factor off. The caller has checked a code. */
export async function removeSecondFactor(pool: Pool, user: User): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(
      `update users set totp_secret = null, totp_confirmed_at = null, totp_last_step = null, recovery_codes = '{}',
         updated_at = now() where id = $1`,
      [user.id],
    );
    await audit(client, user, 'user.turn-off-second-factor');
  });
}

/** Replaces the recovery codes; the new ones are shown only once. The caller has checked a code. */
export async function renewRecoveryCodes(pool: Pool, user: User): Promise<string[]> {
  const codes = createRecoveryCodes();
  await inTransaction(pool, async (client) => {
    await client.query(
      'update users set recovery_codes = $2, updated_at = now() where id = $1 and totp_confirmed_at is not null',
      [user.id, codes.map(hashOf)],
    );
    await audit(client, user, 'user.renew-recovery-codes');
  });
  return codes;
}

/** The condition is part of the update: of two requests with the same code, only one succeeds. */
async function takeStep(db: Queryable, userId: number, step: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `update users set totp_last_step = $2
     where id = $1 and totp_confirmed_at is not null and coalesce(totp_last_step, 0) < $2`,
    [userId, step],
  );
  return rowCount === 1;
}

async function takeRecoveryCode(pool: Pool, account: Account, code: string): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update users set recovery_codes = array_remove(recovery_codes, $2), updated_at = now()
       where id = $1 and totp_confirmed_at is not null and $2 = any (recovery_codes)`,
      [account.id, hashOf(code)],
    );
    if (rowCount !== 1) return false;
    await audit(client, account, 'user.use-recovery-code');
    return true;
  });
}

/** Sixteen characters in groups of four: with 80 bits of entropy a plain hash is enough. */
function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(16)]
      .map((byte, index) => `${index > 0 && index % 4 === 0 ? '-' : ''}${SIGNS[byte % SIGNS.length]}`)
      .join(''),
  );
}

function hashOf(code: string): string {
  return createHash('sha256').update(plain(code)).digest('base64url');
}

/** Ignores spaces, dashes and case. */
function plain(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase();
}

async function audit(client: Queryable, user: User, action: AuditAction): Promise<void> {
  await writeAudit(client, { actor: user, action, entity: { id: user.id, name: user.email } });
}
