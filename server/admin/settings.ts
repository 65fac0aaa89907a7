import { CLEANUPS, type Cleanup, type CleanupName } from '#domain/admin/cleanups.ts';
import {
  type SettingsAction,
  type SettingsForm,
  type SettingsOutcome,
  settingsForm,
} from '#domain/admin/settings-form.ts';
import type { SettingsState } from '#domain/admin/settings-state.ts';
import type { CurrentUser } from '#domain/auth/user.ts';
import { type Issue, toIssue } from '#domain/validation.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import {
  inviteToDashboard,
  listDashboardAccounts,
  listDashboardInvitations,
  removeDashboardAccess,
  resetDashboardAccount,
  setDashboardRole,
  withdrawInvitation,
} from '#server/auth/dashboard-accounts.ts';
import { endDashboardSession, endDashboardSessions, listDashboardSessions } from '#server/auth/dashboard-sessions.ts';
import type { BaseContext } from '#server/base-context.ts';
import { readAdminSettings, writeAdminSettings } from '#server/db/admin-settings.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { siteOf } from '#server/env.ts';
import { layOutMail } from '#server/mail/mail-layout.ts';
import { adminFooter } from '#server/mail/mail-sender.ts';
import { listOptOuts, removeOptOut } from '#server/mail/opt-outs.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { findNewestMail } from '#server/mail/queries.ts';

const TEST_MAIL = 'test';

/** An admin with the session that the page was opened with. */
export type SettingsCaller = { user: CurrentUser; sessionId: string | undefined };

/** What the page of settings shows to an admin. */
export async function readSettingsState(
  context: BaseContext,
  { user, sessionId }: SettingsCaller,
): Promise<SettingsState> {
  const { env, database, now } = context;
  const { adminPool } = database;
  const testMail = await findNewestMail(adminPool, TEST_MAIL);
  return {
    ownId: user.id,
    email: user.email,
    accounts: await listDashboardAccounts(adminPool),
    invitations: await listDashboardInvitations(adminPool, now()),
    sessions: await listDashboardSessions(adminPool, sessionId),
    settings: await readAdminSettings(adminPool),
    cleanups: await listCleanups(adminPool),
    mailsGoTo:
      env.SMTP_URL === undefined ? 'files in the data directory' : `the mail server ${new URL(env.SMTP_URL).host}`,
    testMail: testMail ?? null,
    optOuts: await listOptOuts(adminPool),
  };
}

/** Carries out a form of the page. */
export async function changeSettings(
  context: BaseContext,
  fields: Record<string, unknown>,
  caller: SettingsCaller,
): Promise<SettingsOutcome> {
  const read = settingsForm.safeParse(fields);
  // As it was sent: an unknown action matches no form of the page.
  if (!read.success)
    return { failed: fields.action as SettingsAction | undefined, issues: read.error.issues.map(toIssue) };
  const issues = await act(context, read.data, caller);
  const { action } = read.data;
  return issues.length === 0 ? { done: action } : { failed: action, issues };
}

async function act(context: BaseContext, form: SettingsForm, { user, sessionId }: SettingsCaller): Promise<Issue[]> {
  switch (form.action) {
    case 'invite':
      return inviteToDashboard(context, form, user);
    case 'withdraw':
      return withdrawInvitation(context, form.id, user);
    case 'set-role':
      return setDashboardRole(context, form, user);
    case 'remove':
      return removeDashboardAccess(context, form.id, user);
    case 'reset':
      return resetDashboardAccount(context, form.id, user);
    case 'end-session':
      return endDashboardSession(context, form.session, user);
    case 'end-sessions':
      await endDashboardSessions(context, sessionId, user);
      return [];
    case 'set-rules': {
      const { action: _action, ...rules } = form;
      return store(context, 'quarantine', rules, user);
    }
    case 'reset-rules':
      return store(context, 'quarantine', null, user);
    case 'set-retention': {
      const { action: _action, ...periods } = form;
      return store(context, 'retention', periods, user);
    }
    case 'reset-retention':
      return store(context, 'retention', null, user);
    case 'test-mail':
      return sendTestMail(context, form.email, user);
    case 'allow-mails':
      return allowMails(context, form, user);
  }
}

async function store(
  { database }: BaseContext,
  name: Parameters<typeof writeAdminSettings>[1],
  value: Parameters<typeof writeAdminSettings>[2],
  actor: CurrentUser,
): Promise<Issue[]> {
  await inTransaction(database.pool, async (client) => {
    const before = (await readAdminSettings(client))[name];
    await writeAdminSettings(client, name, value, actor.email);
    const after = (await readAdminSettings(client))[name];
    await writeAudit(client, { actor, action: 'settings.change', entity: { id: 0, name }, before, after });
  });
  return [];
}

async function sendTestMail({ env, database }: BaseContext, recipient: string, actor: CurrentUser): Promise<Issue[]> {
  const site = siteOf(env);
  await inTransaction(database.pool, async (client) => {
    await enqueueMail(client, {
      recipient,
      replyTo: null,
      kind: TEST_MAIL,
      ...layOutMail({
        subject: `Test email of ${site.name}`,
        blocks: [
          {
            type: 'paragraph',
            text: `${actor.email} has sent this email to see whether the emails of ${site.name} arrive.`,
          },
          { type: 'paragraph', text: 'If you read this, they do.' },
        ],
        footer: adminFooter(site),
      }),
    });
    await writeAudit(client, { actor, action: 'mail.test', after: { recipient } });
  });
  return [];
}

async function allowMails(
  { database }: BaseContext,
  { email, kind }: { email: string; kind: string },
  actor: CurrentUser,
): Promise<Issue[]> {
  return inTransaction(database.pool, async (client) => {
    if (!(await removeOptOut(client, { email, kind }))) {
      return [{ path: '', message: 'This address is not on the list any more.' }];
    }
    await writeAudit(client, { actor, action: 'mail.allow', after: { email, kind } });
    return [];
  });
}

async function listCleanups(db: Queryable): Promise<Cleanup[]> {
  const { rows } = await db.query<{ name: CleanupName; ranAt: Date; removed: number }>(
    'select name, ran_at as "ranAt", removed from cleanups',
  );
  return (Object.keys(CLEANUPS) as CleanupName[]).map((name) => {
    const run = rows.find((row) => row.name === name);
    return { name, ranAt: run?.ranAt.toISOString() ?? null, removed: run?.removed ?? 0 };
  });
}
