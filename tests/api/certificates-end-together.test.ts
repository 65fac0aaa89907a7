import { expect, test } from 'vitest';
import { recordChanges } from '#server/changes/change-feed.ts';
import { endWhatIsOver } from '#server/operations/schedule.ts';
import { describeOnFastest } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

describeOnFastest('certificates that end together', (makeApp) => {
  test('decision 29: 10,000 certificates that end in one night', async () => {
    let now = new Date('2026-11-22T12:00:00Z');
    const site = await makeApp({ now: () => now });
    const { pool } = site.database;
    await site.insert([company({ verified: true, certifications: ['IRATA'] })]);
    const { rows } = await pool.query<{ columns: string }>(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_name = 'companies' and column_name <> 'id' and is_generated = 'NEVER'`,
    );
    const columns = rows[0]?.columns;
    await pool.query(`insert into companies (${columns}) select ${columns} from companies, generate_series(2, 10000)`);
    await pool.query(
      `insert into certificates (company_id, name) select id, 'IRATA' from companies where id > (select min(id) from companies)`,
    );
    await pool.query(
      `update certificates set state = 'checked', checked_how = 'register', checked_at = now(), expires = '2026-11-22'`,
    );
    const ids = await pool.query<{ id: number }>('select id from companies');
    await recordChanges(
      pool,
      ids.rows.map(({ id }) => id),
    );
    await site.context.changes.refresh();
    expect((await site.list({ verified: 'true' })).total).toBe(10_000);
    now = new Date('2026-11-23T12:00:00Z');
    await endWhatIsOver(site.context);
    expect((await site.list({ verified: 'true' })).total).toBe(0);
    expect((await site.list({})).items[0]?.certificateStates).toEqual(['expired']);
  });
});
