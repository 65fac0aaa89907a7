import { beforeAll, expect, test } from 'vitest';
import type { WorkItem } from '#domain/admin/work-item.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEmbedded, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

describeOnEmbedded('reviewers', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  let reviewer: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    site = await makeApp();
    admin = await signedIn(site);
    reviewer = await signedIn(site, { isAdmin: false, isReviewer: true });
  });

  test('decision 76: paid placement is neither granted nor taken by the edit of a reviewer', async () => {
    const [id] = await site.insert([company({ name: 'Plain Ltd' })]);
    const path = `/api/admin/companies/${id}`;
    const read = async () => (await admin.call<{ featured: boolean; name: string }>('GET', path)).body;
    const edit = async (by: typeof admin, change: object) =>
      (await by.call('PUT', path, { ...(await read()), ...change })).status;
    expect(await edit(reviewer, { name: 'Plain Inspection Ltd' })).toBe(200);
    expect(await edit(reviewer, { featured: true })).toBe(403);
    expect(await read()).toMatchObject({ name: 'Plain Inspection Ltd', featured: false });
    expect(await edit(admin, { featured: true })).toBe(200);
    expect(await edit(reviewer, { featured: false })).toBe(403);
    expect(await edit(reviewer, { name: 'Plain and Featured Ltd' })).toBe(200);
    expect(await read()).toMatchObject({ name: 'Plain and Featured Ltd', featured: true });
  });

  test('decision 76: what waits has nothing that leads a reviewer to a refusal', async () => {
    const { body } = await reviewer.call<{ items: WorkItem[] }>('GET', '/api/admin/work');
    expect(body.items.map(({ name }) => name)).not.toContain('payments');
    expect(body.items).toContainEqual(expect.objectContaining({ name: 'members', href: '/admin/changes' }));
    for (const { href } of body.items) expect((await reviewer.call('GET', href)).status).toBe(200);
  });

  test('decision 76: the log is read by reviewers without the download', async () => {
    await site.insert([company({ approved: false })]);
    const page = async (by: typeof admin) => (await by.call('GET', '/admin/audit')).text;
    expect(await page(admin)).toContain('Download as CSV');
    expect(await page(reviewer)).not.toContain('Download as CSV');
  });
});
