import { beforeAll, expect, test } from 'vitest';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnFastest, type TestApp } from '#tests/support/app.ts';
import { textOf } from '#tests/support/html.ts';

describeOnFastest('previews of mails', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    site = await makeApp({
      env: { PUBLIC_URL: 'https://directory.example', OPERATOR_EMAIL: 'office@operator.example' },
    });
    admin = await signedIn(site);
  });

  const links = async () => {
    const { text, status } = await admin.call('GET', '/admin/mails');
    expect(status).toBe(200);
    return [...text.matchAll(/href="\/admin\/mails\?template=(\d+)"/g)].map(([, id]) => Number(id));
  };

  test('decision 25: every mail is previewed as text and as HTML, which loads nothing and runs nothing', async () => {
    const ids = await links();
    expect(ids.length).toBeGreaterThan(30);
    const titles = textOf((await admin.call('GET', '/admin/mails')).text);
    for (const title of [
      'Quote, to the buyer',
      'Question, to the buyer',
      'Decline, to the buyer',
      'Reminder, to a company',
    ])
      expect(titles).toContain(title);
    for (const id of ids) {
      const page = await admin.call('GET', `/admin/mails?template=${id}`);
      expect(page.text).toMatch(new RegExp(`<iframe[^>]* src="/api/admin/mail-templates/${id}"[^>]* sandbox=""`));
      const { text, headers, status } = await admin.call('GET', `/api/admin/mail-templates/${id}`);
      expect(status).toBe(200);
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'self'; sandbox/);
      expect(text).toContain('<!doctype html>');
      expect(text).not.toMatch(/<(img|script|link|iframe)|Ltd\.\.|undefined|null|Dear [^,<]+,<\/p>\n<p[^>]*>[a-z]/);
    }
    expect(await admin.call('GET', '/api/admin/mail-templates/999')).toMatchObject({ status: 404 });
  });

  test('decision 20: previews are for admins alone', async () => {
    expect(await site.call('GET', '/admin/mails')).toMatchObject({ status: 401 });
    expect(await site.call('GET', '/api/admin/mail-templates/1')).toMatchObject({ status: 401 });
  });
});
