import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { AuditAction } from '#domain/audit/audit-actions.ts';
import type { CurrentUser } from '#domain/auth/user.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { clearFailure, countFailures, recordFailure } from './failure-delays.ts';
import { createTotpSecret, matchTotp } from './totp.ts';
import type { Account } from './users.ts';

const RECOVERY_CODES = 10;
/** 32 signs of which no two look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz023456789';
/** Three of a million codes are right at any time: whoever has tried so many waits, or uses a recovery code. */
const MAX_WRONG_CODES = 10;

type User = Pick<CurrentUser, 'id' | 'email'>;
type CodeOutcome = 'right' | 'wrong' | 'too many';

/** Takes a code of the authenticator app or a recovery code, each of which counts once. */
export async function takeCode(pool: Pool, account: Account, text: string, now: Date): Promise<CodeOutcome> {
  const code = plain(text);
  const key = `code ${account.id}`;
  if (!/^\d{6}$/.test(code)) {
    if (!(await takeRecoveryCode(pool, account, code))) return 'wrong';
  } else {
    if (countFailures(key) >= MAX_WRONG_CODES) return 'too many';
    // Counted before the look, so that many tries at once count as many.
    recordFailure(key);
    const step = account.totpSecret === null ? undefined : matchTotp(account.totpSecret, code, now);
    if (step === undefined || !(await takeStep(pool, account.id, step))) return 'wrong';
  }
  clearFailure(key);
  return 'right';
}

/** Begins to set up a second factor where there is none: a new secret, which counts when a code of it is confirmed. */
export async function beginSecondFactor(pool: Pool, user: User): Promise<void> {
  await pool.query(
    `update users set totp_secret = $2, totp_last_step = null, updated_at = now()
     where id = $1 and totp_confirmed_at is null`,
    [user.id, createTotpSecret()],
  );
}

/** Forgets a secret that was never confirmed. */
export async function cancelSecondFactor(pool: Pool, user: User): Promise<void> {
  await pool.query(
    'update users set totp_secret = null, updated_at = now() where id = $1 and totp_confirmed_at is null',
    [user.id],
  );
}

/** Switches the second factor on. Returns the recovery codes, which are told this once; undefined for a wrong code. */
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

/** Switches the second factor off. The caller has taken a code. */
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

/** Makes new recovery codes, which are told this once; the old ones count no more. The caller has taken a code. */
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

/** The guard stands in the statement: of two requests with the same code, one is let in. */
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

/** Sixteen signs in groups of four, 80 bits: too many to guess, so that a plain hash keeps them. */
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

/** People type codes with blanks, dashes and capitals. */
function plain(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase();
}

async function audit(client: Queryable, user: User, action: AuditAction): Promise<void> {
  await writeAudit(client, { actor: user, action, entity: { id: user.id, name: user.email } });
}
