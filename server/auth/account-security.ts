import { passwordIssue } from '#domain/auth/password-rules.ts';
import {
  type SecurityAction,
  type SecurityForm,
  type SecurityOutcome,
  type SecurityState,
  securityForm,
} from '#domain/auth/security.ts';
import type { CurrentUser } from '#domain/auth/user.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { BaseContext } from '#server/base-context.ts';
import { inTransaction } from '#server/db/database.ts';
import { drawQrCode } from '#server/drawing/qr-code.ts';
import { type AuthContext, failureKeys } from './failure-delays.ts';
import { hashPassword, isRightPassword } from './passwords.ts';
import {
  beginSecondFactor,
  cancelSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  takeCode,
} from './second-factor.ts';
import { endListedSession, endSessionsOf, listSessions } from './sessions.ts';
import { totpLink } from './totp.ts';
import { type Account, findAccount } from './users.ts';

const WRONG_PASSWORD = 'Incorrect password';
const WRONG_CODE = 'This code is incorrect or has already been used. Please enter the current code';
const TOO_MANY_CODES = 'Too many incorrect codes. Please wait 15 minutes or enter a recovery code';

type Caller = { sessionId: string | undefined; network: string };

/** How the signed-in admin signs in. */
export async function readSecurity(
  { env, database }: BaseContext,
  user: CurrentUser,
  sessionId: string | undefined,
): Promise<SecurityState> {
  const account = await accountOf(database.pool, user);
  const { email, hasIdentity, hasSecondFactor, recoveryCodesLeft, totpSecret } = account;
  const link = totpSecret === null ? '' : totpLink(totpSecret, email, env.SITE_NAME);
  return {
    email,
    hasIdentity,
    hasSecondFactor,
    recoveryCodesLeft,
    hasPassword: account.passwordHash !== null,
    setUp: totpSecret === null || hasSecondFactor ? null : { secret: totpSecret, link, qrCode: drawQrCode(link) },
    sessions: await listSessions(database.pool, user.id, sessionId),
  };
}

/** Carries out a form of the security page. Throws TooManyRequestsError. */
export async function changeSecurity(
  context: AuthContext,
  user: CurrentUser,
  fields: Record<string, unknown>,
  caller: Caller,
): Promise<SecurityOutcome> {
  const read = securityForm.safeParse(fields);
  if (!read.success) {
    const issues = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    // As it was sent: an unknown action matches no form of the page.
    return { failed: fields.action as SecurityAction | undefined, issues };
  }
  const form = read.data;
  const { database, failures, now } = context;
  const account = await accountOf(database.pool, user);
  const keys = failureKeys(account.email, caller.network);
  if (isGuessable(form)) await failures.slowDown(keys);
  const fail = (path: string, message: string): SecurityOutcome => ({
    failed: form.action,
    issues: [{ path, message }],
  });

  const isWrong = await proofIssue(context, account, form);
  if (isWrong !== undefined) return fail(isWrong.path, isWrong.message);
  if (form.action === 'confirm') {
    const recoveryCodes = await confirmSecondFactor(database.pool, account, form.code, now());
    if (recoveryCodes === undefined) return fail('code', WRONG_CODE);
    await failures.clearAll(keys);
    return { done: form.action, recoveryCodes };
  }
  if (isGuessable(form)) await failures.clearAll(keys);
  return act(context, account, form, caller);
}

/** Whether a form has a secret in it. */
function isGuessable({ action }: SecurityForm): boolean {
  return action !== 'cancel' && action !== 'end-session' && action !== 'sign-out-everywhere';
}

/** What makes signing in weaker requires a password or a code: an unattended browser is not enough. */
async function proofIssue(
  context: AuthContext,
  account: Account,
  form: SecurityForm,
): Promise<{ path: string; message: string } | undefined> {
  switch (form.action) {
    case 'set-up':
    case 'change-password': {
      const isRight = await isRightPassword(form.password, account.passwordHash);
      return isRight ? undefined : { path: 'password', message: WRONG_PASSWORD };
    }
    case 'switch-off':
    case 'new-codes': {
      const outcome = await takeCode(context, account, form.code);
      if (outcome === 'right') return undefined;
      return { path: 'code', message: outcome === 'wrong' ? WRONG_CODE : TOO_MANY_CODES };
    }
    default:
      return undefined;
  }
}

async function act(
  { database }: BaseContext,
  account: Account,
  form: Exclude<SecurityForm, { action: 'confirm' }>,
  caller: Caller,
): Promise<SecurityOutcome> {
  const { pool } = database;
  switch (form.action) {
    case 'set-up':
      await beginSecondFactor(pool, account);
      return { done: form.action };
    case 'cancel':
      await cancelSecondFactor(pool, account);
      return { done: form.action };
    case 'switch-off':
      await removeSecondFactor(pool, account);
      return { done: form.action };
    case 'new-codes':
      return { done: form.action, recoveryCodes: await renewRecoveryCodes(pool, account) };
    case 'end-session':
    case 'sign-out-everywhere':
      await endOwnSessions(pool, account, form);
      return { done: form.action };
    case 'change-password': {
      const message =
        form.newPassword === form.password
          ? 'This is your current password. Please choose a different one'
          : passwordIssue(form.newPassword);
      if (message !== undefined) return { failed: form.action, issues: [{ path: 'newPassword', message }] };
      const hash = await hashPassword(form.newPassword);
      await inTransaction(pool, async (client) => {
        await client.query('update users set password_hash = $2, updated_at = now() where id = $1', [account.id, hash]);
        await endSessionsOf(client, account.id, caller.sessionId);
        const entity = { id: account.id, name: account.email };
        await writeAudit(client, { actor: account, action: 'user.change-password', entity });
      });
      return { done: form.action };
    }
  }
}

type Ending = Extract<SecurityForm, { action: 'end-session' | 'sign-out-everywhere' }>;

/** One session of the list, or all. One that has ended meanwhile is as it should be. */
async function endOwnSessions(pool: BaseContext['database']['pool'], account: Account, form: Ending): Promise<void> {
  await inTransaction(pool, async (client) => {
    if (form.action === 'sign-out-everywhere') await endSessionsOf(client, account.id);
    else if (!(await endListedSession(client, account.id, form.session))) return;
    const entity = { id: account.id, name: account.email };
    await writeAudit(client, { actor: account, action: `user.${form.action}`, entity });
  });
}

async function accountOf(pool: BaseContext['database']['pool'], user: CurrentUser): Promise<Account> {
  const account = await findAccount(pool, user.id);
  if (account === undefined) throw new Error('The account no longer exists.');
  return account;
}
