import { beforeAll, expect, test } from 'vitest';
import { describeOnPostgresql, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { serviceRequest } from '#tests/support/service-request.ts';

const REQUESTS = 30;
const KILLS = 2;

describeOnPostgresql('a server that is killed', (makeApp) => {
  let site: TestApp;
  let ids: number[] = [];

  beforeAll(async () => {
    site = await makeApp();
    ids = await site.insert(['A', 'B', 'C'].map((name) => company({ name, email: `${name}@works.example` })));
  });

  test('decision 25: requests that are sent until they are answered are stored and mailed once', async () => {
    const open = new Set(Array.from({ length: REQUESTS }, (_, index) => index));
    const send = async (url: string, index: number) => {
      const body = {
        ...serviceRequest,
        companyIds: ids,
        customerEmail: `buyer${index}@plant.example`,
        submissionKey: `submission-number-${index}`,
      };
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(`${url}/api/service-requests`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (reply.status === 201) open.delete(index);
    };
    const sendOpen = (url: string) => [...open].map((index) => send(url, index).catch(() => undefined));
    for (let kills = 0; kills < KILLS; kills += 1) {
      const server = await startServerProcess(site.database);
      const sent = sendOpen(server.url);
      // After the first answers, while the others are on their way.
      await Promise.any(sent);
      await server.end('SIGKILL');
      await Promise.all(sent);
    }
    const server = await startServerProcess(site.database);
    // A busy server refuses some.
    while (open.size > 0) await Promise.all(sendOpen(server.url));
    await server.end('SIGKILL');
    const { rows } = await site.database.pool.query(
      `select r.customer_email, count(distinct r.id)::int as requests,
         count(distinct p.id)::int as recipients, count(distinct o.id) filter (where o.kind = 'request-lead')::int as leads,
         count(distinct o.id) filter (where o.kind = 'request-copy')::int as copies
       from service_requests r join request_recipients p on p.request_id = r.id and p.sent_at is not null
       join outbox o on o.request_id = r.id group by r.customer_email`,
    );
    expect(rows).toHaveLength(REQUESTS);
    for (const row of rows) expect(row).toMatchObject({ requests: 1, recipients: 3, leads: 3, copies: 1 });
  });
});
