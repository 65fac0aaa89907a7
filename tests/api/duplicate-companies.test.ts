import { beforeAll, expect, test } from 'vitest';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import type { DuplicatePair } from '#domain/companies/company-merge.ts';
import type { SimilarCompany } from '#domain/companies/similar-company.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

const BARE = { website: null, phone: '', email: '' };

describeOnEachDatabase('possible duplicates', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    site = await makeApp();
    admin = await signedIn(site);
  });

  const add = async (...companies: Parameters<typeof company>[0][]) =>
    site.insert(companies.map((fields) => company({ ...BARE, ...fields })));
  const hints = async (id = 0) => (await admin.call<AdminCompany>('GET', `/api/admin/companies/${id}`)).body.duplicates;

  test.each([
    ['Granite Coast NDT Ltd', 'GRANITE COAST N.D.T. Limited'],
    ['Prüfwerk Süd GmbH', 'Prufwerk Sud G.m.b.H. & Co. KG'],
    ['Kaplan Muayene A.Ş.', 'Kaplan Muayene AS'],
    ['Controlli Lario S.p.A.', 'Controlli Lario Spa'],
    ['Delta Weld B.V.', 'Delta Weld'],
    ['Ashgrove Rope Access Pty Ltd', 'Ashgrove Rope Access Pty. Limited'],
    ['Smith & Sons Inspection Inc.', 'Smith and Sons Inspection, LLC'],
    ['PT Surya Inspeksi', 'Surya Inspeksi'],
  ])('section 4: %s and %s are one name', async (one, other) => {
    const [first = 0, second = 0] = await add({ name: one, location: 'x' }, { name: other, location: 'y' });
    expect(await hints(second)).toEqual([
      { id: first, name: one, location: 'x', approved: true, isHidden: false, same: ['name'] },
    ]);
    const typed = await site.call<SimilarCompany[]>(
      'GET',
      `/api/companies/similar?${new URLSearchParams({ name: other })}`,
    );
    expect(typed.body.map(({ id }) => id)).toContain(first);
  });

  test('section 4: phone numbers are one with 00, + and (0)', async () => {
    const [first = 0, second = 0, third = 0] = await add(
      { name: 'Phone One', phone: '+44 1224 777 111' },
      { name: 'Phone Two', phone: '0044 (1224) 777111' },
      { name: 'Phone Three', phone: '+44 (0) 1224 777-111' },
    );
    expect((await hints(third)).map(({ id, same }) => [id, same])).toEqual([
      [first, ['phone']],
      [second, ['phone']],
    ]);
  });

  test('section 4: offices of one group in different cities are no duplicates, two entries of one office are', async () => {
    const group = { website: 'https://sgroup.example', email: 'info@sgroup.example' };
    const [oslo = 0, houston = 0, again = 0] = await add(
      { ...group, name: 'S Group', location: 'Oslo, Norway' },
      { ...group, name: 'S Group', location: 'Houston, Texas' },
      { ...group, name: 'S Group Norge', location: 'Oslo' },
    );
    expect(await hints(houston)).toEqual([]);
    expect((await hints(again)).map(({ id, same }) => [id, same])).toEqual([[oslo, ['email domain', 'website']]]);
  });

  test('section 4: "not a duplicate" is remembered, for both', async () => {
    const [one = 0, other = 0] = await add({ name: 'Twofold Testing' }, { name: 'Twofold Testing Ltd' });
    const mark = (id: number, otherId: number) =>
      admin.call('POST', `/api/admin/companies/${id}/distinct`, { otherId });
    expect((await hints(one)).length).toBe(1);
    expect((await mark(other, one)).status).toBe(200);
    expect((await mark(one, other)).status).toBe(200);
    expect([await hints(one), await hints(other)]).toEqual([[], []]);
    expect((await mark(one, 999_999)).status).toBe(404);
    expect((await mark(one, one)).status).toBe(400);
  });

  test('section 4: all likely duplicates are listed in pairs, those with most in common first', async () => {
    const twin = { location: 'Bergen, Norway', phone: '+47 55 12 34 56' };
    const [one = 0, other = 0] = await add(
      { name: 'Fjord Kontroll AS', ...twin },
      { name: 'Fjord Kontroll', ...twin, website: 'https://fjordkontroll.example' },
    );
    const { body } = await admin.call<{ items: DuplicatePair[]; total: number }>(
      'GET',
      '/api/admin/duplicates?limit=100',
    );
    expect(body.total).toBe(body.items.length);
    const pair = body.items.find((item) => item.one.id === one);
    expect(pair).toMatchObject({ other: { id: other, location: 'Bergen, Norway', approved: true } });
    expect(pair?.same.toSorted()).toEqual(['name', 'phone']);
    expect(body.items.map(({ same }) => same.length)).toEqual(
      body.items.map(({ same }) => same.length).toSorted((a, b) => b - a),
    );
    expect(body.items.some((item) => item.one.name === 'Twofold Testing')).toBe(false);
  });
});
