import { beforeAll, expect, test } from 'vitest';
import { describeOnPostgresql, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { contactMessage, registration, storedMessages } from '#tests/support/forms.ts';
import { serviceRequest, storedMails, storedRequests } from '#tests/support/service-request.ts';

describeOnPostgresql('limits of a sender who sends many forms at once', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp({ env: { ADMIN_EMAIL: 'office@directory.example' } });
  });

  const sendAll = async (count: number, path: string, body: (index: number) => object) => {
    const sent = Array.from({ length: count }, (_, index) => site.call('POST', path, body(index)));
    for (const { status } of await Promise.all(sent)) expect(status).toBe(201);
  };
  const free = (rows: { held_reason: string | null }[]) => rows.filter(({ held_reason }) => held_reason === null);

  test('hardening: five registrations are mailed', async () => {
    await sendAll(20, '/api/companies', (index) => ({ ...registration, name: `Company ${index}` }));
    // Each to the company and to the admin.
    expect(await storedMails(site.database)).toHaveLength(10);
  });

  test('hardening: ten messages are sent', async () => {
    await sendAll(25, '/api/contact', () => contactMessage);
    expect(free(await storedMessages(site.database))).toHaveLength(10);
  });

  test('hardening: ten requests of one sender are sent, and forty to one company', async () => {
    await sendAll(25, '/api/service-requests', () => serviceRequest);
    expect(free(await storedRequests(site.database))).toHaveLength(10);
    await site.database.pool.query('delete from service_requests');
    const [companyId] = await site.insert([company()]);
    const buyer = (index: number) => ({ ...serviceRequest, companyId, customerEmail: `buyer${index}@plant.example` });
    await sendAll(60, '/api/service-requests', buyer);
    expect(free(await storedRequests(site.database))).toHaveLength(40);
  });
});
