import { beforeAll, expect, test } from 'vitest';
import type { AuditRecord } from '#domain/audit/audit-entry.ts';
import { AUDIT_STATE_DAYS } from '#domain/constants.ts';
import type { ContactMessageAdmin } from '#domain/contact/contact-message-admin.ts';
import type { ServiceRequestAdmin, ServiceRequestStats } from '#domain/service-requests/service-request-admin.ts';
import { purgeExpired } from '#server/operations/retention.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { contactMessage } from '#tests/support/forms.ts';
import { serviceRequest, storedMails } from '#tests/support/service-request.ts';

type Page<Item> = { items: Item[]; total: number; quarantined: number };
const DAY = 86_400_000;

describeOnEachDatabase('requests, messages and the audit log in the admin dashboard', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  let companyId: number;
  let now = new Date('2026-03-01T12:00:00Z');

  beforeAll(async () => {
    site = await makeApp({ now: () => now });
    admin = await signedIn(site);
    [companyId = 0] = await site.insert([company({ name: 'Asked Ltd', email: 'office@asked.example' })]);
    const sendRequest = (fields: object) =>
      site.call('POST', '/api/service-requests', { ...serviceRequest, ...fields });
    await sendRequest({ customerName: 'Old Buyer', urgency: 'Low', equipmentType: 'Boiler' });
    now = new Date('2026-05-01T12:00:00Z');
    await sendRequest({ customerName: 'Ada 100%', companyId, urgency: 'Emergency', customerEmail: 'x@plant.example' });
    await sendRequest({ customerName: 'Bo Buyer', urgency: 'High', equipmentType: 'boiler' });
    await sendRequest({ customerName: 'Machine', companyId, fax: 'filled' });
  });

  const requests = async (query = '') =>
    (await admin.call<Page<ServiceRequestAdmin>>('GET', `/api/admin/service-requests?${query}`)).body;

  test('section 2: requests are listed newest first, with their company', async () => {
    const { items, total, quarantined } = await requests();
    expect(items.map(({ customerName, companyName }) => [customerName, companyName])).toEqual([
      ['Bo Buyer', null],
      ['Ada 100%', 'Asked Ltd'],
      ['Old Buyer', null],
    ]);
    expect([total, quarantined]).toEqual([3, 1]);
  });

  test('decision 22: requests are searched, filtered and paged', async () => {
    const names = async (query: string) => (await requests(query)).items.map(({ customerName }) => customerName);
    expect(await names(`search=${encodeURIComponent('100%')}`)).toEqual(['Ada 100%']);
    expect(await names('search=asked+ltd')).toEqual(['Ada 100%']);
    expect(await names('status=High')).toEqual(['Bo Buyer']);
    expect(await names('status=quarantined')).toEqual(['Machine']);
    expect(await names('page=2&limit=2')).toEqual(['Old Buyer']);
    expect((await admin.call('GET', '/api/admin/service-requests?status=x')).status).toBe(400);
  });

  test('section 3: the stats of requests do not count quarantined ones', async () => {
    const { body } = await admin.call<ServiceRequestStats>('GET', '/api/admin/service-requests/stats');
    expect(body).toEqual({
      totalRequests: 3,
      recentRequests: 2,
      urgencyBreakdown: { Emergency: 1, High: 1, Low: 1 },
      equipmentTypes: { Boiler: 2, 'Pressure vessel': 1 },
    });
  });

  test('a request is released from quarantine once', async () => {
    const [quarantined] = (await requests('status=quarantined')).items;
    const address = `/api/admin/service-requests/${quarantined?.id}/release`;
    expect(quarantined?.quarantineReason).not.toBeNull();
    const before = (await storedMails(site.database)).length;
    expect(await admin.call('POST', address, {})).toMatchObject({ status: 200, body: { sentTo: 'company' } });
    const mails = (await storedMails(site.database)).slice(before);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['office@asked.example', serviceRequest.customerEmail]);
    expect((await admin.call('POST', address, {})).status).toBe(409);
    expect((await admin.call('POST', '/api/admin/service-requests/999999/release', {})).status).toBe(404);
  });

  test('decision 14: releasing a request reports whether it went to the company or to the admin', async () => {
    const release = async (to: TestApp) => {
      await to.call('POST', '/api/service-requests', { ...serviceRequest, urgency: 'Medium', fax: 'filled' });
      const [quarantined] = (await requests('status=quarantined')).items;
      const cookie = { cookie: admin.cookie };
      return (await to.call('POST', `/api/admin/service-requests/${quarantined?.id}/release`, {}, cookie)).body;
    };
    expect(await release(site)).toMatchObject({ sentTo: null });
    const env = { ADMIN_EMAIL: 'office@directory.example' };
    expect(await release(await makeApp({ env, database: site.database }))).toMatchObject({ sentTo: 'admin' });
  });

  test('decision 25: a message is released from quarantine once', async () => {
    await site.call('POST', '/api/contact', { ...contactMessage, formToken: 'made.up' });
    const list = async (query: string) =>
      (await admin.call<Page<ContactMessageAdmin>>('GET', `/api/admin/contact-messages?${query}`)).body.items;
    const [quarantined] = await list('status=quarantined');
    const address = `/api/admin/contact-messages/${quarantined?.id}/release`;
    const before = (await storedMails(site.database)).length;
    expect(await admin.call('POST', address, {})).toMatchObject({ status: 200, body: { sentTo: null } });
    const mails = (await storedMails(site.database)).slice(before);
    expect(mails).toMatchObject([{ recipient: contactMessage.email, body: expect.stringContaining('Plant & Sons') }]);
    expect((await list('')).map(({ id }) => id)).toEqual([quarantined?.id]);
    expect((await admin.call('POST', address, {})).status).toBe(409);
    expect((await admin.call('POST', '/api/admin/contact-messages/999999/release', {})).status).toBe(404);
    const { body } = await admin.call<Page<AuditRecord>>('GET', '/api/admin/audit?search=contact-message');
    expect(body.items).toMatchObject([
      { action: 'contact-message.deliver', entityId: quarantined?.id, actor: admin.email },
    ]);
    await site.database.pool.query('delete from contact_messages');
  });

  test('section 4: a message can be set to in progress and resolved, but not back to new', async () => {
    const message = { ...contactMessage, name: 'Cy Writer', email: 'cy@plant.example', subject: 'Our listing' };
    await site.call('POST', '/api/contact', message);
    await site.call('POST', '/api/contact', { ...message, name: 'Machine', fax: 'filled' });
    const list = async (query = '') =>
      (await admin.call<Page<ContactMessageAdmin>>('GET', `/api/admin/contact-messages?${query}`)).body;
    const { items, total, quarantined } = await list();
    expect([items, total, quarantined]).toEqual([[expect.objectContaining({ ...message, status: 'new' })], 1, 1]);
    const mark = (status: string) =>
      admin.call('PATCH', `/api/admin/contact-messages/${items[0]?.id}/status`, { status });
    expect((await mark('in-progress')).status).toBe(200);
    expect((await mark('in-progress')).status).toBe(409);
    expect((await mark('resolved')).status).toBe(200);
    expect(await mark('new')).toMatchObject({
      status: 400,
      body: { message: 'status must be in-progress or resolved' },
    });
    expect((await list('status=resolved')).items[0]?.updatedAt).toBe(now.toISOString());
    expect((await list('status=quarantined')).items.map(({ name }) => name)).toEqual(['Machine']);
    expect((await list('search=our+listing')).total).toBe(1);
    expect(
      (await admin.call('PATCH', '/api/admin/contact-messages/999999/status', { status: 'resolved' })).status,
    ).toBe(404);
  });

  test('exports have the filtered rows', async () => {
    const csv = async (path: string) => (await admin.call('GET', `/api/admin/${path}`)).text.split('\r\n');
    expect((await csv('service-requests.csv?status=High')).filter((line) => line !== '')).toHaveLength(3);
    expect((await csv('contact-messages.csv?search=listing'))[1]).toContain('"Cy Writer"');
  });

  test('decision 24: the log shows the actor, the action and the states before and after', async () => {
    const { body } = await admin.call<Page<AuditRecord>>('GET', '/api/admin/audit?search=set-status');
    expect(body.items[0]).toMatchObject({
      actor: admin.email,
      action: 'contact-message.set-status',
      entity: 'contact-message',
      before: { status: 'in-progress' },
      after: { status: 'resolved' },
    });
    expect(body.total).toBe(2);
  });

  test('states in the log are purged after the retention time; actor and action stay', async () => {
    const inTime = new Date(Date.now() + (AUDIT_STATE_DAYS - 1) * DAY);
    const newest = async () =>
      (await admin.call<Page<AuditRecord>>('GET', '/api/admin/audit?search=set-status')).body.items[0];
    await purgeExpired(site.database.pool, inTime);
    expect(await newest()).toMatchObject({ before: { status: 'in-progress' } });
    const later = new Date(Date.now() + (AUDIT_STATE_DAYS + 1) * DAY);
    expect(await purgeExpired(site.database.pool, later)).toBeGreaterThan(1);
    expect(await newest()).toMatchObject({ action: 'contact-message.set-status', before: null, after: null });
  });
});
