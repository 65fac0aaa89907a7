import type { SignInReply } from '#domain/auth/user.ts';
import { type AuthContext, type FailureKeys, failureKeys } from './failure-delays.ts';
import { createPasswordStep, readPasswordStep } from './password-step.ts';
import { isRightPassword } from './passwords.ts';
import { takeCode } from './second-factor.ts';
import { beginSession } from './sessions.ts';
import { type Account, findAccountByEmail } from './users.ts';

export type SignInOutcome = Exclude<SignInReply, { kind: 'signed in' }> | { kind: 'signed in'; sessionId: string };

const WRONG = 'Incorrect email or password.';
const CODE_MISSING = 'Please enter the code from your authenticator app.';
const CODE_WRONG = 'This code is incorrect or has already been used. Please enter the current code.';
const TOO_MANY_CODES = 'Too many incorrect codes. Please wait 15 minutes or enter a recovery code.';
const STEP_OVER = 'Your sign-in timed out. Please enter your password again.';

type Credentials = { email: string; password: string; code?: string | undefined };

/**
 * Starts a session for an email address and a password, and a code if the account has a second factor. Throws
 * TooManyRequestsError.
 */
export async function signIn(context: AuthContext, credentials: Credentials, network: string): Promise<SignInOutcome> {
  const keys = failureKeys(credentials.email, network);
  await context.failures.slowDown(keys);
  const account = await findAccountByEmail(context.database.pool, credentials.email);
  const isRight = await isRightPassword(credentials.password, account?.passwordHash ?? null);
  if (!isRight || account === undefined) return { kind: 'refused', message: WRONG };
  return passSecondFactor(context, account, credentials.code, keys);
}

/** The second step of the sign-in page, after the password: the code. Throws TooManyRequestsError. */
export async function signInWithCode(
  context: AuthContext,
  given: { step: string; code: string | undefined },
  network: string,
): Promise<SignInOutcome> {
  const { database, formSecret, now } = context;
  const account = await readPasswordStep(database.pool, formSecret, given.step, now());
  if (account === undefined) return { kind: 'refused', message: STEP_OVER };
  const keys = failureKeys(account.email, network);
  await context.failures.slowDown(keys);
  return passSecondFactor(context, account, given.code, keys, given.step);
}

async function passSecondFactor(
  context: AuthContext,
  account: Account,
  code: string | undefined,
  keys: FailureKeys,
  step = createPasswordStep(context.formSecret, account, context.now()),
): Promise<SignInOutcome> {
  const { database, failures } = context;
  if (account.hasSecondFactor) {
    const ask = (message: string, isWrong: boolean): SignInOutcome => ({ kind: 'code asked', message, isWrong, step });
    // Earlier failures still count: only a complete sign-in clears them.
    if (code === undefined || code === '') {
      failures.takeBack(keys);
      return ask(CODE_MISSING, false);
    }
    const outcome = await takeCode(context, account, code);
    if (outcome !== 'right') return ask(outcome === 'wrong' ? CODE_WRONG : TOO_MANY_CODES, true);
  }
  failures.clearAll(keys);
  return { kind: 'signed in', sessionId: await beginSession(database.pool, account.id) };
}
