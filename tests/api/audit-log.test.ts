import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import type { AuditPage } from '#domain/audit/audit-entry.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

describeOnEachDatabase('the audit log', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  let granite = 0;
  let time = new Date('2026-11-20T08:07:00Z');

  beforeAll(async () => {
    site = await makeApp({ now: () => time });
    admin = await signedIn(site);
    const [first = 0, second = 0] = await site.insert([
      company({ name: 'Granite Coast NDT', approved: false }),
      company({ name: 'Bayou Weld Testing', approved: false }),
    ]);
    granite = first;
    for (const id of [first, second]) await admin.call('POST', `/api/admin/companies/${id}/approve`);
    await admin.call('POST', `/api/admin/companies/${first}/certificates`, { name: 'API 510' });
    await site.database.pool.query(`update audit_log set at = '2026-11-20T08:07:00Z' where action = 'company.approve'`);
    time = new Date('2026-11-22T09:00:00Z');
  });

  const list = async (query: string) => (await admin.call<AuditPage>('GET', `/api/admin/audit?${query}`)).body.items;
  const actions = async (query: string) =>
    (await list(query)).map(({ action, entityName }) => `${action} ${entityName}`);

  test('section 2.108: it is filtered by person, action, company and day', async () => {
    const approvals = ['company.approve Bayou Weld Testing', 'company.approve Granite Coast NDT'];
    const added = 'certificate.add API 510, Granite Coast NDT';
    expect(await actions('')).toEqual([added, ...approvals]);
    expect(await actions(`actor=${admin.email.slice(0, 8)}`)).toEqual([added, ...approvals]);
    expect(await actions('actor=nobody')).toEqual([]);
    expect(await actions('action=company')).toEqual(approvals);
    expect(await actions('action=certificate.add')).toEqual([added]);
    expect(await actions(`company=${granite}`)).toEqual([added, approvals[1]]);
    expect(await actions('from=2026-11-20&to=2026-11-20')).toEqual(approvals);
    expect(await actions('to=2026-11-19')).toEqual([]);
    expect(await admin.call('GET', '/api/admin/audit?from=soon')).toMatchObject({ status: 400 });
  });

  test('section 2.108: the page says what was done in words, with links and the filters of the address', async () => {
    const { status, text } = await admin.call('GET', `/admin/audit?company=${granite}&action=company`);
    expect(status).toBe(200);
    expect(text).toContain('<b>Approved company</b>');
    expect(text).toMatch(/<a href="[^"]+">Granite Coast NDT<\/a>/);
    expect(text).toContain(`by <!-- -->${admin.email}`);
    expect(text).toContain('<dt>Approved</dt><dd><del>no</del><span aria-hidden="true"> → </span><ins>yes</ins></dd>');
    expect(text).not.toContain('Bayou');
    expect(text).toContain(`href="/api/admin/audit.csv?company=${granite}&amp;action=company"`);
    expect(await admin.call('GET', '/admin/audit?company=x')).toMatchObject({ status: 400 });
    expect(await site.call('GET', '/admin/audit')).toMatchObject({ status: 401 });
  });

  test('section 2.108: any part of it is a CSV file', async () => {
    await site.database.pool.query(
      `insert into audit_log (actor, action, entity, entity_id, entity_name, before, after)
       select 'schedule', 'company.unverify', 'company', 1000 + number, 'Company ' || number, '{"verified": true}', '{"verified": false}'
       from generate_series(1, 2500) as number`,
    );
    const { text, headers } = await admin.call('GET', '/api/admin/audit.csv?action=company');
    expect(headers['content-type']).toContain('text/csv');
    const rows = parse<Record<string, string>>(text, { columns: true, bom: true });
    expect(rows).toHaveLength(2_502);
    expect(rows[0]).toMatchObject({
      Who: 'the schedule',
      What: 'Removed verification',
      'To whom or what': 'Company 2500',
      Field: 'Verified',
      Before: 'yes',
      After: 'no',
    });
    expect(rows.at(-1)).toMatchObject({ 'At (UTC)': '2026-11-20 08:07:00', 'To whom or what': 'Granite Coast NDT' });
  });

  test('section 2.108: a removal can be restored from its entry while its state is stored', async () => {
    const [id = 0] = await site.insert([company({ name: 'Short Stay Ltd' })]);
    await admin.call('DELETE', `/api/admin/companies/${id}`);
    const removal = async () => (await list(`company=${id}&action=company.delete`))[0];
    const entry = await removal();
    expect(entry).toMatchObject({ entityName: 'Short Stay Ltd', canRestore: true });
    expect((await list('action=company.approve')).some(({ canRestore }) => canRestore)).toBe(false);
    expect((await admin.call('POST', `/api/admin/audit/${entry?.id}/restore`)).status).toBe(200);
    expect(await removal()).toMatchObject({ canRestore: false });
    await admin.call('DELETE', `/api/admin/companies/${id}`);
    expect(await removal()).toMatchObject({ canRestore: true });
    await site.database.pool.query('update audit_log set before = null where entity_id = $1', [id]);
    expect(await removal()).toMatchObject({ canRestore: false });
  });
});
