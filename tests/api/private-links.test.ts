import { beforeAll, expect, test } from 'vitest';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnFastest, type TestApp } from '#tests/support/app.ts';
import { askCompanies } from '#tests/support/buyer.ts';
import { company } from '#tests/support/company.ts';
import { postForm } from '#tests/support/forms.ts';
import { storedMails } from '#tests/support/service-request.ts';

describeOnFastest('private links', (makeApp) => {
  let site: TestApp;
  const lines: string[] = [];

  beforeAll(async () => {
    site = await makeApp({ env: { LOG_LEVEL: 'trace' }, onLog: (line) => lines.push(line) });
  });

  test('decision 42: no token of a private link is in the log, not even after an error', async () => {
    const [id = 0] = await site.insert([company()]);
    const { buyer, companies } = await askCompanies(site, [id]);
    const admin = await signedIn(site);
    const invited = { action: 'invite', email: 'bo@works.example', role: 'reviewer' };
    await postForm(site, '/admin/settings', invited, { cookie: admin.cookie });
    const [, invitation = ''] =
      /set-password\/([\w-]{43})/.exec((await storedMails(site.database)).at(-1)?.body ?? '') ?? [];
    const pages = [`/requests/${buyer}`, `/leads/${companies[0]}`, `/set-password/${invitation}`];
    const visit = async () => {
      for (const page of pages) {
        await site.call('GET', page);
        await site.call('GET', `${page}/files/1`);
        await site.call('GET', `${page}?q=%zz`);
        await postForm(site, page, { action: 'message', body: 'x' });
        await postForm(site, page, {}, { referer: 'https://evil.example' });
      }
    };
    await visit();
    await site.database.pool.query('alter table service_requests rename column urgency to hurry');
    await visit();
    await site.database.pool.query('alter table service_requests rename column hurry to urgency');
    expect(lines.join('')).toContain('request failed');
    expect(lines.length).toBeGreaterThan(20);
    for (const token of [buyer, companies[0] ?? '', invitation]) {
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(lines.filter((line) => line.includes(token))).toEqual([]);
    }
  });

  test('hardening: the files of a form are read only if its link is one of ours', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 400) controller.close();
        else controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const url = await site.app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${url}/leads/${'A'.repeat(43)}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body,
      duplex: 'half',
    } as RequestInit).catch(() => undefined);
    // The server may end the connection before the client has read the answer.
    expect([404, undefined]).toContain(answer?.status);
    expect(sent).toBeLessThan(400);
  });
});
