import { beforeAll, expect, test } from 'vitest';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnFastest, type TestApp } from '#tests/support/app.ts';
import { askCompanies } from '#tests/support/buyer.ts';
import { company } from '#tests/support/company.ts';
import { postForm } from '#tests/support/forms.ts';
import { storedMails } from '#tests/support/service-request.ts';

describeOnFastest('private links', (makeApp) => {
  let site: TestApp;
  let url = '';
  const lines: string[] = [];

  beforeAll(async () => {
    site = await makeApp({ env: { LOG_LEVEL: 'trace' }, onLog: (line) => lines.push(line) });
    url = await site.app.listen({ host: '127.0.0.1', port: 0 });
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

  test.each([
    ['a link that is not ours', `/leads/${'A'.repeat(43)}`],
    ['a link to switch mails off that is not ours', '/unsubscribe?kind=digest&to=ada%40plant.example&key=x'],
    ['a form without its token', '/request'],
    ['a member without a session', '/manage/company/1/profile'],
    ['a claim without a session', '/company/1/claim'],
  ])('hardening: the files of %s are not read', async (_whose, path) => {
    let sent = 0;
    const begin = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-';
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent === 1) controller.enqueue(new TextEncoder().encode(begin));
        else if (sent > 400) controller.close();
        else controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body,
      redirect: 'manual',
      duplex: 'half',
    } as RequestInit).catch(() => undefined);
    // The server may end the connection before the client has read the answer.
    expect(answer?.status ?? 404).toBeGreaterThanOrEqual(300);
    expect(sent).toBeLessThan(400);
  });
});
