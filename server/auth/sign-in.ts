import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SignInReply } from '#domain/auth/user.ts';
import { MAX_ID } from '#domain/constants.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Queryable } from '#server/db/database.ts';
import { clientNetwork } from '#server/http/security.ts';
import { deviceName } from './device-name.ts';
import {
  type AuthContext,
  type FailureCounts,
  type FailureKeys,
  failureKeys,
  NOTICED_FAILURES,
  nextWait,
} from './failure-delays.ts';
import { isRightPassword } from './passwords.ts';
import { takeCode } from './second-factor.ts';
import { beginSession } from './sessions.ts';
import { type Account, findAccount, findAccountByEmail } from './users.ts';

/** Where somebody signs in from: the network for the limits, the device for the list of sessions. */
type Origin = { network: string; device: string | null };

export function originOf({ ip, headers }: FastifyRequest): Origin {
  return { network: clientNetwork(ip), device: deviceName(headers['user-agent']) };
}

export type SignInOutcome = Exclude<SignInReply, { kind: 'signed in' }> | { kind: 'signed in'; sessionId: string };

const WRONG = 'Incorrect email or password.';
const CODE_MISSING = 'Please enter the code from your authenticator app.';
const CODE_WRONG = 'This code is incorrect or has already been used. Please enter the current code.';
const TOO_MANY_CODES = 'Too many incorrect codes. Please wait 15 minutes or enter a recovery code.';
const STEP_OVER = 'Your sign-in timed out. Please enter your password again.';

const STEP_MINUTES = 5;

type Credentials = { email: string; password: string; code?: string | undefined };

/**
 * Starts a session for an email address and a password, and a code if the account has a second factor. Throws
 * TooManyRequestsError.
 */
export async function signIn(context: AuthContext, credentials: Credentials, from: Origin): Promise<SignInOutcome> {
  const keys = failureKeys(credentials.email, from.network);
  const failed = await context.failures.slowDown(keys);
  const account = await findAccountByEmail(context.database.pool, credentials.email);
  const isRight = await isRightPassword(credentials.password, account?.passwordHash ?? null);
  if (!isRight || account === undefined) return refuse(context, account, failed);
  return passSecondFactor(context, account, { code: credentials.code, keys, device: from.device });
}

/** The log is written beside the answer, so that the time does not reveal which accounts exist. */
function refuse({ database, log }: AuthContext, account: Account | undefined, failed: FailureCounts): SignInOutcome {
  const wait = nextWait(failed);
  const isNoticed = failed.both === NOTICED_FAILURES || failed.account === NOTICED_FAILURES;
  if (account !== undefined && isNoticed) {
    const entity = { id: account.id, name: account.email };
    writeAudit(database.pool, {
      actor: 'visitor',
      action: 'user.sign-in-failures',
      entity,
      after: { failures: NOTICED_FAILURES },
    }).catch((error: Error) => log.warn({ fault: error.name }, 'could not record failed sign-ins'));
  }
  return { kind: 'refused', message: WRONG, ...(wait !== undefined && { wait }) };
}

/** The second step of the sign-in page, after the password: the code. Throws TooManyRequestsError. */
export async function signInWithCode(
  context: AuthContext,
  given: { step: string; code: string | undefined },
  from: Origin,
): Promise<SignInOutcome> {
  const { database, formSecret, now } = context;
  const account = await readPasswordStep(database.pool, formSecret, given.step, now());
  if (account === undefined) return { kind: 'refused', message: STEP_OVER };
  const keys = failureKeys(account.email, from.network);
  await context.failures.slowDown(keys);
  return passSecondFactor(context, account, { code: given.code, keys, device: from.device }, given.step);
}

async function passSecondFactor(
  context: AuthContext,
  account: Account,
  { code, keys, device }: { code: string | undefined; keys: FailureKeys; device: string | null },
  step = createPasswordStep(context.formSecret, account, context.now()),
): Promise<SignInOutcome> {
  const { database, failures } = context;
  if (account.hasSecondFactor) {
    const ask = (message: string, isWrong: boolean): SignInOutcome => ({ kind: 'code asked', message, isWrong, step });
    // Earlier failures still count: only a complete sign-in clears them.
    if (code === undefined || code === '') {
      await failures.takeBack(keys);
      return ask(CODE_MISSING, false);
    }
    const outcome = await takeCode(context, account, code);
    if (outcome !== 'right') return ask(outcome === 'wrong' ? CODE_WRONG : TOO_MANY_CODES, true);
  }
  await failures.clearAll(keys);
  return { kind: 'signed in', sessionId: await beginSession(database.pool, account.id, { by: 'password', device }) };
}

/**
 * Proves that the password was right a moment ago while the page asks for the code, so that the page need not contain
 * the password. The signature includes the password hash, so that a new password invalidates it.
 */
function createPasswordStep(secret: string, account: Account, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + STEP_MINUTES * 60;
  const step = `${account.id}.${until}`;
  return `${step}.${signature(secret, step, account)}`;
}

/** The account whose password it was; undefined if forged or expired. */
async function readPasswordStep(db: Queryable, secret: string, step: string, now: Date): Promise<Account | undefined> {
  const [, id, until, given = ''] = /^(\d{1,10})\.(\d{1,12})\.([\w-]{43})$/.exec(step) ?? [];
  if (Number(id) > MAX_ID || !(Number(until) > now.getTime() / 1000)) return undefined;
  const account = await findAccount(db, Number(id));
  if (account === undefined) return undefined;
  const expected = Buffer.from(signature(secret, `${id}.${until}`, account));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? account : undefined;
}

function signature(secret: string, step: string, { passwordHash }: Account): string {
  return createHmac('sha256', secret).update(`password step ${step} ${passwordHash}`).digest('base64url');
}
