import { beforeAll, expect, test } from 'vitest';
import type { ImportResult } from '#domain/companies/import-result.ts';
import { verifyCompany } from '#server/companies/company-badges.ts';
import { removeCompany } from '#server/companies/remove-companies.ts';
import { openDatabase } from '#server/db/database.ts';
import { signedIn } from '#tests/support/admin.ts';
import {
  describeOnEachDatabase,
  describeOnEmbedded,
  describeOnFastest,
  type MakeApp,
  type TestApp,
} from '#tests/support/app.ts';
import { type CommandResult, runCommand } from '#tests/support/command.ts';
import { company } from '#tests/support/company.ts';
import type { TestDatabase } from '#tests/support/test-database.ts';

const ADA = 'ada@directory.example';

/** Runs the command. The embedded database must be closed before. */
function runAdmin({ dataDirectory, databaseUrl }: TestDatabase, args: string[]): Promise<CommandResult> {
  const env = { DATA_DIR: dataDirectory, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
  return runCommand('admin-command', args, env);
}

/** A database that is open for the site or for the command, in turn. The site opens again when a test needs it. */
function alternate(makeApp: MakeApp, first: TestApp) {
  const { database } = first;
  let site: TestApp | undefined = first;
  const reopen = async () => {
    const reopened = await openDatabase({
      dataDirectory: database.dataDirectory,
      isRelaxed: true,
      onError: () => undefined,
    });
    return makeApp({ database: { ...database, ...reopened } });
  };
  const close = async () => {
    await site?.app.close();
    await site?.database.close();
    site = undefined;
  };
  return {
    site: async (): Promise<TestApp> => {
      site ??= await reopen();
      return site;
    },
    run: async (...args: string[]): Promise<CommandResult> => {
      if (database.kind === 'embedded') await close();
      return runAdmin(database, args);
    },
    close,
  };
}

describeOnEachDatabase('admin command for accounts', (makeApp) => {
  let alternating: ReturnType<typeof alternate>;

  beforeAll(async () => {
    alternating = alternate(makeApp, await makeApp());
    return alternating.close;
  });

  const rows = async (statement: string) => (await (await alternating.site()).database.pool.query(statement)).rows;
  const signIn = async (email: string, password: string) =>
    (await alternating.site()).call('POST', '/api/login', { email, password });
  const newPassword = ({ out }: CommandResult) => /shown only once\): (\S+)/.exec(out)?.[1] ?? '';
  const lastAudit = async () => (await rows('select * from audit_log order by id desc limit 1'))[0];

  test('decision 19: add creates an admin and shows the password once', async () => {
    const added = await alternating.run('add', ADA);
    expect(added).toMatchObject({ code: 0, out: expect.stringContaining(`Created the admin account ${ADA}.`) });
    expect(await signIn(ADA, newPassword(added))).toMatchObject({ status: 200 });
    expect(JSON.stringify(await rows('select * from users'))).not.toContain(newPassword(added));
    expect(await lastAudit()).toMatchObject({ actor: 'command line', action: 'user.make-admin', entity: 'user' });

    expect((await alternating.run('add', ADA.toUpperCase())).out).toContain('already an admin');
    await (await alternating.site()).database.pool.query('update users set is_admin = false');
    expect((await alternating.run('add', ADA)).out).toContain('already had an account and is now an admin');
    expect(await signIn(ADA, newPassword(added))).toMatchObject({ status: 200 });
    expect(await rows('select is_admin from users')).toEqual([{ is_admin: true }]);
  });

  test('decision 19: reset gives a new password, ends sessions and the second factor', async () => {
    await (await alternating.site()).database.pool.query(
      `update users set totp_secret = 'AAAA', totp_confirmed_at = now(), recovery_codes = '{x}'`,
    );
    expect(await rows('select * from sessions')).not.toEqual([]);
    expect((await alternating.run('list')).out).toContain('two-factor authentication on');
    const reset = await alternating.run('reset', ADA);
    expect(reset.code).toBe(0);
    expect(await rows('select * from sessions')).toEqual([]);
    expect(await lastAudit()).toMatchObject({ action: 'user.reset' });
    expect(await signIn(ADA, newPassword(reset))).toMatchObject({ status: 200 });
    expect(await alternating.run('reset', 'nobody@directory.example')).toMatchObject({
      code: 1,
      error: 'There is no account with the email address nobody@directory.example.\n',
    });
  });

  test('decision 19: list shows the admins and how they sign in', async () => {
    const { pool } = (await alternating.site()).database;
    await pool.query(`insert into users (email) values ('reader@directory.example')`);
    await pool.query(
      `insert into users (email, is_admin, oidc_issuer, oidc_subject) values ('bo@directory.example', true, 'i', 's')`,
    );
    const today = new Date().toISOString().slice(0, 10);
    expect((await alternating.run('list')).out).toBe(
      `${ADA}, since ${today}, two-factor authentication off, sign-in: password\n` +
        `bo@directory.example, since ${today}, two-factor authentication off, sign-in: organisation\n`,
    );
  });
});

describeOnFastest('admin command restore', (makeApp) => {
  let alternating: ReturnType<typeof alternate>;

  beforeAll(async () => {
    alternating = alternate(makeApp, await makeApp());
    return alternating.close;
  });

  const rows = async (statement: string) => (await (await alternating.site()).database.pool.query(statement)).rows;
  const lastAudit = async () => (await rows('select * from audit_log order by id desc limit 1'))[0];

  test('decision 24: a company that was deleted or rejected comes back as it was', async () => {
    const [shown = 0, waiting = 0] = await (await alternating.site()).insert([
      company({ specializations: ['Ultrasonic testing'] }),
      company({ name: 'Waiting', approved: false }),
    ]);
    await verifyCompany((await alternating.site()).context, shown, { email: ADA });
    const [before] = await rows(`select * from companies where id = ${shown}`);
    for (const id of [shown, waiting]) await removeCompany((await alternating.site()).context, id, { email: ADA });
    expect(await rows('select * from companies')).toEqual([]);
    const entries = await rows(
      `select id, action from audit_log where action in ('company.delete', 'company.reject') order by action`,
    );

    const restored = await alternating.run('restore', String(entries[0]?.id));
    expect(restored).toMatchObject({
      code: 0,
      out: `company ${shown}, Northgate Inspection: approved and public\n1 restored.\n`,
    });
    expect(await rows('select * from companies')).toEqual([before]);
    expect(await lastAudit()).toMatchObject({
      actor: 'command line',
      action: 'company.restore',
      entity_id: shown,
      entity_name: 'Northgate Inspection',
    });
    await (await alternating.site()).context.changes.refresh();
    expect((await (await alternating.site()).list({ search: 'ultrasonic' })).items).toMatchObject([
      { id: shown, verified: true },
    ]);

    expect((await alternating.run('restore', String(entries[1]?.id))).out).toContain('pending approval');
    expect(await rows('select id, approved from companies order by id')).toEqual([
      { id: shown, approved: true },
      { id: waiting, approved: false },
    ]);
    const again = await alternating.run('restore', String(entries[0]?.id));
    expect(again).toMatchObject({ code: 1, out: '', error: expect.stringContaining('Nothing to restore') });
    const next = await (await alternating.site()).insert([company({ name: 'The next' })]);
    expect(next[0]).toBeGreaterThan(waiting);
  });

  test('decision 24: a large import that was undone comes back as a whole by the entry of the import', async () => {
    const admin = await signedIn(await alternating.site());
    const companies = Array.from({ length: 1_100 }, (_, index) => ({
      name: `Undone ${index}`,
      location: 'Oslo, Norway',
    }));
    const { body } = await admin.call<ImportResult>('POST', '/api/admin/companies/bulk-import', { companies });
    const before = await rows(`select id, name, city, approved from companies where name like 'Undone %' order by id`);
    expect(before).toHaveLength(1_100);
    expect((await admin.call('POST', `/api/admin/imports/${body.importId}/undo`)).body).toMatchObject({
      removed: 1_100,
    });
    const { id } = await lastAudit();
    const restored = await alternating.run('restore', String(id));
    expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('\n1100 restored.\n') });
    const after = await rows(`select id, name, city, approved from companies where name like 'Undone %' order by id`);
    expect(after).toEqual(before);
    expect((await alternating.run('restore', String(id - 1))).error).toContain('or the company already exists');
  });

  test('decision 24: restore reports that there is nothing to restore', async () => {
    const { id } = await lastAudit();
    for (const number of [String(id), '999999999']) {
      const { code, error } = await alternating.run('restore', number);
      expect({ code, error }).toMatchObject({ code: 1, error: expect.stringContaining('Nothing to restore') });
    }
  });
});

describeOnEmbedded('admin command while the server runs', (makeApp) => {
  let database: TestDatabase;

  beforeAll(async () => {
    ({ database } = await makeApp());
  });

  test('hardening: the command fails with one clear sentence', async () => {
    const { code, error } = await runAdmin(database, ['list']);
    expect(code).toBe(1);
    expect(error).toContain('is in use by another process');
    expect(error).toContain('Stop that process first');
  });

  test('decision 19: an unknown command reports how it is called, before it opens the database', async () => {
    for (const args of [[], ['remove', ADA], ['add'], ['list', 'x'], ['constructor', 'x']]) {
      expect(await runAdmin(database, args)).toMatchObject({
        code: 1,
        error: expect.stringContaining('Usage: npm run admin'),
      });
    }
    expect((await runAdmin(database, ['add', 'nobody'])).error).toBe('"nobody" is not a valid email address.\n');
    expect((await runAdmin(database, ['restore', 'x'])).error).toContain('"x" is not a valid audit log entry number');
  });
});
