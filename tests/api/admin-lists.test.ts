import { beforeAll, expect, test } from 'vitest';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import type { CompanyListSummary, Neighbours } from '#domain/companies/company-list-query.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company, insertByKey } from '#tests/support/company.ts';

const NOW = new Date('2026-06-01T12:00:00Z');

describeOnEachDatabase('the lists of companies for admins', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  let keys: Map<number, string>;

  beforeAll(async () => {
    site = await makeApp({ now: () => NOW });
    admin = await signedIn(site);
    const waiting = (fields: Parameters<typeof company>[0]) =>
      company({
        approved: false,
        email: 'office@one.example',
        phone: '+1 1',
        website: null,
        createdAt: new Date('2026-05-31T12:00:00Z'),
        ...fields,
      });
    keys = await insertByKey(site, {
      pruf: waiting({
        name: 'Prüfdienst Müller GmbH',
        location: 'München, Deutschland',
        phone: '0049 89 555 1234',
        email: 'info@pruefdienst.example',
        description: 'Ultrasonic testing of pipes_and vessels, 100% covered.',
        certifications: ['ISO/IEC 17020'],
      }),
      bergen: waiting({
        name: 'Bergen Weld AS',
        location: 'Bergen, Norway',
        email: '',
        phone: '+47 55 01 00 02',
        description: '',
        yearEstablished: null,
        createdAt: new Date('2026-04-01T12:00:00Z'),
      }),
      twin: waiting({ name: 'Bergen Weld AS', location: 'Oslo, Norway', email: 'post@twin.example', phone: '' }),
      trojan: waiting({ name: 'Trojan Badge', location: 'Leeds, UK', email: 'a@trojan.example', featured: true }),
      public: company({
        name: 'Public Inspection',
        location: 'Houston, Texas',
        email: 'hello@public.example',
        website: 'https://public.example',
        phone: '+1 713 555 0199',
        certifications: ['API 510', 'API 653'],
        verified: true,
        createdAt: new Date('2025-06-01T12:00:00Z'),
      }),
    });
    const ids = [...keys.keys()];
    await site.database.pool.query(
      `update certificates set state = 'checked', checked_how = 'register', checked_at = $2, expires = '2026-07-01'
       where company_id = $1 and name = 'API 510'`,
      [ids.at(-1), NOW],
    );
  });

  const idOf = (key: string) => [...keys].find(([, name]) => name === key)?.[0] ?? 0;
  const list = async (query: string) => {
    const { status, body, text } = await admin.call<{ items: AdminCompany[]; total: number }>(
      'GET',
      `/api/admin/companies?${query}`,
    );
    expect(status, text).toBe(200);
    expect(body.total).toBe(body.items.length);
    return body.items;
  };
  const found = async (query: string) => (await list(query)).map(({ id }) => keys.get(id)).sort();

  test.each([
    ['several words in any order, and parts of words', 'vessels muller dienst', ['pruf']],
    ['accents and capitals do not matter', 'MUNCHEN prüfdienst', ['pruf']],
    ['a place of any company', 'norway', ['bergen', 'twin']],
    ['an email address', 'info@pruefdienst.example', ['pruf']],
    ['part of an email address', 'twin.example', ['twin']],
    ['a phone number, however it is written', '+49 (89) 555-1234', ['pruf']],
    ['the same without the country', '089 5551234', ['pruf']],
    ['words of the description', 'pipes_and', ['pruf']],
    ['a number that is a word', '100%', ['pruf']],
    ['nothing that is only like it', 'pipesxand', []],
    ['all words must be there', 'norway muller', []],
    ['no words', '***', []],
  ])('decision 22: search finds %s', async (_what, search, expected) => {
    expect(await found(`search=${encodeURIComponent(search)}`)).toEqual(expected);
  });

  test('decision 22: search finds a company by its number, as mails name it', async () => {
    for (const search of [String(idOf('public')), `%23${idOf('public')}`])
      expect(await found(`search=${search}`)).toContain('public');
  });

  test.each([
    ['source=registration&country=NO', ['bergen', 'twin']],
    ['source=import', []],
    ['import=999', []],
    ['missing=email', ['bergen']],
    ['missing=description', ['bergen']],
    ['missing=phone', ['twin']],
    ['missing=website', ['bergen', 'pruf', 'trojan', 'twin']],
    ['missing=certifications', ['bergen', 'trojan', 'twin']],
    ['missing=city', []],
    ['duplicate=possible', ['bergen', 'twin']],
    ['badge=verified', ['public']],
    ['badge=featured', []],
    ['badge=none', []],
    ['badge=asked-for', ['trojan']],
    ['certificates=checked', ['public']],
    ['certificates=ending', ['public']],
    ['certificates=claimed', ['pruf']],
    ['certificates=none', ['bergen', 'trojan', 'twin']],
    ['olderThan=30', ['bergen', 'public']],
    ['olderThan=30&status=pending', ['bergen']],
    ['country=NO&missing=email&search=bergen', ['bergen']],
  ])('decision 22: a list is filtered by %s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('decision 22: the list says which certificates are checked, and filters by ids', async () => {
    const [item] = await list(`ids=${idOf('public')}`);
    expect(item).toMatchObject({ checkedCertifications: ['API 510'], certifications: ['API 510', 'API 653'] });
    expect(await found(`ids=${idOf('public')}&ids=${idOf('pruf')}`)).toEqual(['pruf', 'public']);
  });

  test.each([
    'source=mail',
    'import=x',
    'import=0',
    'country=Norway',
    'missing=rating',
    'duplicate=yes',
    'badge=gold',
    'certificates=all',
    'olderThan=soon',
    'ids=one',
  ])('hardening: %s is refused with a sentence', async (query) => {
    for (const path of ['companies', 'companies/summary', 'companies.csv']) {
      const { status, body } = await admin.call<{ message: string }>('GET', `/api/admin/${path}?${query}`);
      expect([status, body.message]).toEqual([400, expect.stringMatching(/[a-z]/i)]);
    }
  });

  test('decision 22: the summary counts what each filter of a list would show', async () => {
    const { body } = await admin.call<CompanyListSummary>('GET', '/api/admin/companies/summary?status=pending');
    expect(body).toEqual({
      total: 4,
      pending: 4,
      possibleDuplicates: 2,
      askingForBadges: 1,
      missing: { email: 1, phone: 1, website: 4, description: 1, city: 0, certifications: 3 },
      badges: { verified: 0, featured: 0, none: 0, 'asked-for': 1 },
      certificates: { checked: 0, ending: 0, claimed: 1, none: 3 },
      sources: { registration: 4 },
      countries: { DE: 1, NO: 2, GB: 1 },
      imports: [],
    });
  });

  test('decision 22: previous and next follow filters and order, also for a company that has left the list', async () => {
    const neighbours = async (key: string, query: string) => {
      const { body } = await admin.call<Neighbours>('GET', `/api/admin/companies/neighbours?id=${idOf(key)}&${query}`);
      const names = (items: Neighbours['before']) => items.map(({ id }) => keys.get(id));
      return [names(body.before), names(body.after), body.position, body.total];
    };
    const byName = 'status=pending&sortBy=name&order=asc';
    expect(await neighbours('twin', byName)).toEqual([['bergen'], ['pruf'], 2, 4]);
    expect(await neighbours('bergen', byName)).toEqual([[], ['twin'], 1, 4]);
    expect(await neighbours('pruf', `${byName}&count=5`)).toEqual([['twin', 'bergen'], ['trojan'], 3, 4]);
    // "Public Inspection" is approved; its place is after "Prüfdienst" and before "Trojan".
    expect(await neighbours('public', byName)).toEqual([['pruf'], ['trojan'], 4, 4]);
    const byYear = 'status=pending&sortBy=established&order=asc';
    expect(await neighbours('bergen', byYear), 'without a year it is last').toEqual([['trojan'], [], 4, 4]);
    expect(await neighbours('trojan', byYear)).toEqual([['twin'], ['bergen'], 3, 4]);
    expect((await admin.call('GET', '/api/admin/companies/neighbours?id=999999')).status).toBe(404);
    expect((await admin.call('GET', '/api/admin/companies/neighbours')).status).toBe(400);
  });
});
