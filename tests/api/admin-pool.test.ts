import { expect, test } from 'vitest';
import type { ErrorReply } from '#domain/api.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnPostgresql } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

describeOnPostgresql('the connections of admins', (makeApp) => {
  test('hardening H32: lists that take too long leave visitors alone and end with a sentence', async () => {
    const site = await makeApp();
    const [id] = await site.insert([company({ name: 'Patient Lab' })]);
    const admin = await signedIn(site);
    const { adminPool, pool } = site.database;
    adminPool.options.statement_timeout = 100;
    // Nobody can read audit entries until this transaction ends.
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('lock table audit_log in access exclusive mode');
    const lists = Promise.all(Array.from({ length: 12 }, () => admin.call<ErrorReply>('GET', '/api/admin/audit')));
    expect((await site.call('GET', `/api/companies/${id}`)).status).toBe(200);
    expect(adminPool.totalCount).toBeLessThanOrEqual(2);
    for (const { status, body, headers } of await lists) {
      expect(status).toBe(503);
      expect(body.message).toBe('This takes the database too long. Please search for less, or try again in a minute.');
      expect(headers['retry-after']).toBe('10');
    }
    await holder.query('rollback');
    holder.release();
    expect((await admin.call('GET', '/api/admin/audit')).status).toBe(200);
  });
});
