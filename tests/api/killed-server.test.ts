import { beforeAll, expect, test } from 'vitest';
import { describeOnPostgresql, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { quoteFields, sendRequest } from '#tests/support/lead.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { clearRequests, serviceRequest } from '#tests/support/service-request.ts';

const REQUESTS = 30;

/** Sends something to a server, and returns the status of the answer. */
type Send = (url: string) => Promise<number>;

describeOnPostgresql('a server that is killed', (makeApp) => {
  let site: TestApp;
  let ids: number[] = [];

  beforeAll(async () => {
    site = await makeApp();
    ids = await site.insert(['A', 'B', 'C'].map((name) => company({ name, email: `${name}@works.example` })));
  });

  /** Sends all again and again until each is answered well, while servers are killed in the middle. Returns what was answered. */
  const sendThroughKills = async (all: Send[], count: number) => {
    const open = new Set(all);
    const sendOpen = (url: string) =>
      [...open].map(async (send) => {
        const status = await send(url);
        // A busy server refuses some.
        if (status === 503) return;
        open.delete(send);
        statuses.add(status);
      });
    const statuses = new Set<number>();
    for (let kills = 0; kills < count; kills += 1) {
      const server = await startServerProcess(site.database);
      const sent = sendOpen(server.url);
      // After the first answers, while the others are on their way.
      await Promise.any(sent);
      await server.end('SIGKILL');
      await Promise.allSettled(sent);
    }
    const server = await startServerProcess(site.database);
    while (open.size > 0) await Promise.allSettled(sendOpen(server.url));
    await server.end('SIGKILL');
    return [...statuses];
  };
  const postForm =
    (path: string, fields: Record<string, string>): Send =>
    async (url) => {
      const body = new URLSearchParams(fields);
      return (await fetch(url + path, { method: 'POST', body, redirect: 'manual' })).status;
    };

  test('decision 25: requests that are sent until they are answered are stored and mailed once', async () => {
    const requests = Array.from({ length: REQUESTS }, (_, index): Send => {
      const body = {
        ...serviceRequest,
        companyIds: ids,
        customerEmail: `buyer${index}@plant.example`,
        submissionKey: `submission-number-${index}`,
      };
      const headers = { 'content-type': 'application/json' };
      const options = { method: 'POST', headers, body: JSON.stringify(body) };
      return async (url) => (await fetch(`${url}/api/service-requests`, options)).status;
    });
    expect(await sendThroughKills(requests, 2)).toEqual([201]);
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

  test('decision 42: answers and orders that are sent until they are taken are stored and mailed once', async () => {
    await clearRequests(site.database);
    const sent: Awaited<ReturnType<typeof sendRequest>>[] = [];
    for (let index = 0; index < REQUESTS / 3; index += 1) sent.push(await sendRequest(site, ids));
    const answers: Record<string, string>[] = [
      quoteFields,
      { action: 'decline', reason: 'Too far away' },
      { action: 'question', message: 'Is the insulation off?' },
    ];
    const answered = await sendThroughKills(
      sent.flatMap(({ leads }) =>
        leads.map(({ token }, index) => postForm(`/leads/${token}`, answers[index] ?? quoteFields)),
      ),
      1,
    );
    expect(answered).toEqual([303]);
    const ordered = await sendThroughKills(
      sent.map(({ buyer, leads }) =>
        postForm(`/requests/${buyer}`, { action: 'order', order: String(leads[0]?.recipientId) }),
      ),
      1,
    );
    expect(ordered).toEqual([303]);
    const { rows } = await site.database.pool.query(
      `select r.state, r.ordered,
         (select count(*)::int from quotes q join request_recipients p on p.id = q.recipient_id where p.request_id = r.id) as quotes,
         (select count(*)::int from request_messages m where m.request_id = r.id) as questions,
         (select string_agg(o.kind, ', ' order by o.kind) from outbox o where o.request_id = r.id) as mails
       from service_requests r`,
    );
    expect(rows).toHaveLength(sent.length);
    const mails = 'lead-closed, lead-closed, request-decline, request-question, request-quote';
    for (const row of rows) expect(row).toEqual({ state: 'closed', ordered: 'yes', quotes: 1, questions: 1, mails });
  });
});
