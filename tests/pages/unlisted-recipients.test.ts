import { beforeAll, beforeEach, expect, test } from 'vitest';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { act, askCompanies } from '#tests/support/buyer.ts';
import { company } from '#tests/support/company.ts';
import { textOf } from '#tests/support/html.ts';
import { clearRequests, storedMails, storedRequests } from '#tests/support/service-request.ts';

const LEAVING = 'office@leaving.example';
const STAYING = 'office@staying.example';
const ADMIN = 'admin@directory.example';

describeOnEachDatabase('a company that leaves the directory while a request is on its way', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  let leaving = 0;
  let staying = 0;

  beforeAll(async () => {
    site = await makeApp({ env: { ADMIN_EMAIL: ADMIN } });
    admin = await signedIn(site);
    [staying = 0] = await site.insert([company({ name: 'Staying NDT', email: STAYING })]);
  });
  beforeEach(async () => {
    await clearRequests(site.database);
    [leaving = 0] = await site.insert([company({ name: 'Leaving NDT', email: LEAVING, approved: false })]);
    expect((await admin.call('POST', `/api/admin/companies/${leaving}/approve`)).status).toBe(200);
    await site.database.pool.query('delete from outbox');
  });

  const leave: Record<string, () => Promise<{ status: number }>> = {
    hidden: () => admin.call('POST', `/api/admin/companies/${leaving}/hide`, { reason: 'A complaint.' }),
    deleted: () => admin.call('DELETE', `/api/admin/companies/${leaving}`),
    'not approved any more': () =>
      admin.call('POST', '/api/admin/companies/undo', { action: 'approve', ids: [leaving] }),
  };
  const ways = Object.keys(leave);
  const take = async (way: string) => expect((await leave[way]?.())?.status).toBe(200);
  const recipients = async () => (await storedMails(site.database)).map(({ recipient }) => recipient);
  const open = async (token: string) => textOf((await site.call('GET', `/requests/${token}`)).text);

  test.each(ways)('decision 32: one that is %s before the sender confirms does not get the request', async (way) => {
    const { buyer } = await askCompanies(site, [leaving, staying], { fax: 'filled' });
    await take(way);
    expect((await act(site, buyer, 'confirm')).status).toBe(303);
    expect(await recipients()).toContain(STAYING);
    expect(await recipients()).not.toContain(LEAVING);
    expect((await storedMails(site.database)).map(({ body }) => body).join()).toContain(
      'One company that you chose is no longer listed and has not got it.',
    );
    const text = await open(buyer);
    expect(text).toMatch(/Leaving NDT.*Not sent.*is no longer listed/s);
    expect(text).toContain('The company has not answered yet.');
  });

  test.each(ways)('decision 32: if the only one is %s, the request waits for an admin', async (way) => {
    const { buyer } = await askCompanies(site, [leaving], { fax: 'filled' });
    await take(way);
    await act(site, buyer, 'confirm');
    expect(await recipients()).not.toContain(LEAVING);
    expect(await recipients()).toContain(ADMIN);
    expect((await storedMails(site.database)).map(({ body }) => body).join()).toContain(
      'has chosen companies that are no longer listed.',
    );
    expect(await open(buyer)).toContain(
      'Nobody has got this request yet: whom you asked is no longer listed. We are looking for companies that can do this job.',
    );
    const { body } = await admin.call<{ total: number }>('GET', '/api/admin/service-requests?state=waiting-for-us');
    expect(body.total).toBe(1);
  });

  test.each(ways)('decision 42: mails that still wait are not sent to a company that is %s', async (way) => {
    const { buyer } = await askCompanies(site, [leaving, staying]);
    expect(await recipients()).toContain(LEAVING);
    await take(way);
    expect(await recipients()).not.toContain(LEAVING);
    expect(await recipients()).toContain(STAYING);
    expect(await open(buyer)).toMatch(/Leaving NDT.*Not sent.*is no longer listed/s);
  });

  test('decision 42: what a company has got stays sent', async () => {
    const { buyer } = await askCompanies(site, [leaving]);
    await site.database.pool.query(`update outbox set status = 'sent', sent_at = now()`);
    await take('hidden');
    expect(await recipients()).toContain(LEAVING);
    expect(await open(buyer)).not.toContain('Not sent');
  });

  test('section 4.20: a company that is listed again has not got the request, and an admin sees that', async () => {
    const { buyer } = await askCompanies(site, [leaving]);
    await take('hidden');
    await admin.call('POST', `/api/admin/companies/${leaving}/unhide`);
    expect(await open(buyer)).toContain('was not listed when it was sent');
    const { body } = await admin.call<{ total: number }>('GET', '/api/admin/service-requests?state=waiting-for-us');
    expect(body.total).toBe(1);
    const [request] = await storedRequests(site.database);
    const forward = `/api/admin/service-requests/${request?.id}/forward`;
    expect((await admin.call('POST', forward, { companyIds: [leaving] })).status).toBe(200);
    expect(await recipients()).toContain(LEAVING);
  });
});
