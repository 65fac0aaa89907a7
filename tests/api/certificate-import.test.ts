import { beforeAll, expect, test } from 'vitest';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnFastest, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { csvRows } from '#tests/support/csv.ts';

describeOnFastest('certificates in files', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    site = await makeApp();
    admin = await signedIn(site);
  });

  test('decision 30: an import states numbers and end dates, and its preview names them and the badges', async () => {
    const companies = [
      {
        name: 'Imported',
        location: 'Oslo, Norway',
        certifications: 'API 510|IRATA',
        certificateNumbers: '|1234/O',
        certificateExpiries: '2027-05-31|until withdrawn',
        verified: 'true',
      },
    ];
    const claims = {
      badges: ['verified'],
      certificates: [
        { name: 'API 510', number: null, expires: '2027-05-31', untilWithdrawn: false },
        { name: 'IRATA', number: '1234/O', expires: null, untilWithdrawn: true },
      ],
    };
    for (const call of ['import-preview', 'bulk-import'])
      expect(await admin.call('POST', `/api/admin/companies/${call}`, { companies })).toMatchObject({
        body: { rows: [{ outcome: 'created', ...claims }] },
      });
    const { rows } = await site.database.pool.query(
      `select r.name, r.number, r.expires, r.until_withdrawn as endless, r.state from certificates r
       join companies c on c.id = r.company_id where c.name = 'Imported' order by r.id`,
    );
    expect(rows).toEqual([
      { name: 'API 510', number: null, expires: '2027-05-31', endless: false, state: 'claimed' },
      { name: 'IRATA', number: '1234/O', expires: null, endless: true, state: 'claimed' },
    ]);
  });

  test('decision 30: an export has numbers and end dates, and a second import reads them again', async () => {
    await site.database.pool.query('delete from certificates');
    await site.database.pool.query('delete from companies');
    const [id = 0] = await site.insert([company({ certifications: ['ISO/IEC 17020', 'API 510'] })]);
    const { rows: named } = await site.database.pool.query(`select id from certificates where name = 'API 510'`);
    await admin.call('PUT', `/api/admin/certificates/${named[0].id}`, { number: '=71234', expires: '2027-05-31' });
    const { text } = await admin.call('GET', '/api/admin/companies.csv');
    const rows = await csvRows(text.slice(1));
    expect(rows[0]).toMatchObject({ certificateNumbers: '|=71234', certificateExpiries: '|2027-05-31' });
    await admin.call('DELETE', `/api/admin/companies/${id}`);
    await admin.call('POST', '/api/admin/companies/bulk-import', { companies: rows });
    const { rows: again } = await site.database.pool.query(
      `select r.name, r.number, r.expires from certificates r join companies c on c.id = r.company_id order by r.id`,
    );
    expect(again).toEqual([
      { name: 'ISO/IEC 17020', number: null, expires: null },
      { name: 'API 510', number: '=71234', expires: '2027-05-31' },
    ]);
  });
});
