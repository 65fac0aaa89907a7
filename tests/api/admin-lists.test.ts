import { beforeAll, expect, test } from 'vitest';
import type { BulkJob } from '#domain/admin/bulk-job.ts';
import type { WorkItem } from '#domain/admin/work-item.ts';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import type { CompanyListSummary, Neighbours } from '#domain/companies/company-list-query.ts';
import { runBulkJobs } from '#server/companies/bulk/bulk-jobs.ts';
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
    ['the same as one number', '0895551234', ['pruf']],
    ['the end of a phone number', '551234', ['pruf']],
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
      badges: { verified: 0, featured: 0, none: 0, 'asked-for': 1, hidden: 0 },
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

  test('section 4: a decision is taken back by the one who made it, as long as nothing has happened since', async () => {
    const [id = 0] = await site.insert([company({ name: 'Undone Testing', approved: false })]);
    const undo = async (action: string, by = admin) =>
      (await by.call<{ changed: number }>('POST', '/api/admin/companies/undo', { action, ids: [id] })).body.changed;
    const status = async () => (await site.call('GET', `/api/companies/${id}`)).status;
    await admin.call('POST', `/api/admin/companies/${id}/approve`);
    expect(await status()).toBe(200);
    expect(await undo('approve', await signedIn(site)), 'somebody else').toBe(0);
    expect(await undo('approve')).toBe(1);
    expect(await status()).toBe(404);
    expect(await undo('approve'), 'only once').toBe(0);
    const { rows } = await site.database.pool.query(
      `select (select count(*)::int from outbox where company_id = $1) as mails,
              (select count(*)::int from company_history where company_id = $1) as history`,
      [id],
    );
    expect(rows).toEqual([{ mails: 0, history: 0 }]);
    await admin.call('POST', '/api/admin/companies/reject', { ids: [id], silent: true });
    expect(await undo('delete'), 'another decision').toBe(0);
    expect(await undo('reject')).toBe(1);
    await admin.call('POST', `/api/admin/companies/${id}/approve`);
    await admin.call('PATCH', `/api/admin/companies/${id}/feature`, { featured: true });
    expect(await undo('approve'), 'more has happened').toBe(0);
    await admin.call('DELETE', `/api/admin/companies/${id}`);
    expect(await undo('delete')).toBe(1);
    expect(await status()).toBe(200);
  });
});

describeOnEachDatabase('what waits, and saved views', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    site = await makeApp({ now: () => NOW });
    admin = await signedIn(site);
  });

  const work = async () => {
    const { body } = await admin.call<{ items: WorkItem[] }>('GET', '/api/admin/work');
    return Object.fromEntries(body.items.map((item) => [item.name, item]));
  };

  test('decision 22: what does not wait is listed with 0, and each item leads to its list', async () => {
    const items = await work();
    expect(Object.values(items).map(({ count }) => count)).toEqual(Array(9).fill(0));
    expect(Object.values(items).every(({ href, isUrgent }) => href.startsWith('/admin') && !isUrgent)).toBe(true);
  });

  test('decision 22: what waits is counted, the oldest and the urgent are named', async () => {
    await site.insert([company({ approved: false, createdAt: new Date('2026-05-28T12:00:00Z') })]);
    const { pool } = site.database;
    await pool.query(
      `insert into service_requests (customer_name, customer_email, equipment_type, service_description, urgency, location, created_at, state)
       values ('Ada', 'ada@plant.example', 'Vessel', 'Two of them.', 'Emergency', 'Leeds', $1::timestamptz - interval '42 minutes', 'open')`,
      [NOW],
    );
    await pool.query(
      `insert into contact_messages (name, email, company, subject, message, inquiry_type, created_at, held_reason)
       select 'Ada', 'ada@plant.example', 'Plant', 'Hello', 'How long?', 'general', $1::timestamptz - make_interval(hours => n * 13), case n when 3 then 'spam' end
       from generate_series(1, 3) n`,
      [NOW],
    );
    expect(await work()).toMatchObject({
      'pending-companies': { count: 1, detail: 'oldest 4 days', isInTitle: true },
      'unanswered-requests': { count: 1, detail: '1 Emergency, 42 minutes', isUrgent: true },
      'new-messages': { count: 2, detail: '1 over 24 h' },
      quarantine: { count: 1 },
    });
    const { body } = await admin.call<{ total: number }>('GET', '/api/admin/service-requests?state=unanswered');
    expect(body.total).toBe(1);
  });

  test('a view is saved under a name, replaced by one of that name, and belongs to one admin', async () => {
    const save = (body: object) => admin.call<{ id: number }>('POST', '/api/admin/views', body);
    const views = async (by = admin) => (await by.call<{ items: object[] }>('GET', '/api/admin/views')).body.items;
    expect((await save({ name: ' ', query: '' })).status).toBe(400);
    await save({ name: 'Norway', query: 'country=NO' });
    const { body } = await save({ name: 'Norway', query: 'tab=all&country=NO' });
    expect(await views()).toEqual([{ id: body.id, name: 'Norway', query: 'tab=all&country=NO' }]);
    const other = await signedIn(site);
    expect(await views(other)).toEqual([]);
    expect((await other.call('DELETE', `/api/admin/views/${body.id}`)).status).toBe(404);
    expect((await admin.call('DELETE', `/api/admin/views/${body.id}`)).status).toBe(200);
    expect(await views()).toEqual([]);
  });
});

describeOnEachDatabase('actions on many companies', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    site = await makeApp({ now: () => NOW });
    admin = await signedIn(site);
  });

  const start = (body: object) => admin.call<BulkJob & { message: string }>('POST', '/api/admin/bulk-jobs', body);
  const many = (count: number, name: string, fields: Parameters<typeof company>[0] = {}) =>
    site.insert(
      Array.from({ length: count }, (_, index) =>
        company({
          approved: false,
          name: `${name} ${index}`,
          email: `office@${name.toLowerCase()}${index}.example`,
          ...fields,
        }),
      ),
    );
  const isPublic = async (id = 0) => (await site.call('GET', `/api/companies/${id}`)).status === 200;

  test('decision 22: all of a list are approved, with their mails, and only as many as were asked about', async () => {
    const ids = await many(3, 'Listed');
    const list = { status: 'pending', search: 'Listed' };
    expect(await start({ action: 'approve', list, count: 2 })).toMatchObject({
      status: 409,
      body: { message: 'The list has changed: 3 companies match now. Please look at it again.' },
    });
    expect(await isPublic(ids[0])).toBe(false);
    expect(await start({ action: 'approve', list, count: 3 })).toMatchObject({
      status: 200,
      body: { total: 3, done: 3, changed: 3, state: 'done', actor: admin.email },
    });
    expect(await Promise.all(ids.map(isPublic))).toEqual([true, true, true]);
    const { rows } = await site.database.pool.query(
      `select count(*)::int as mails from outbox where kind = 'company-approved' and company_id = any ($1)`,
      [ids],
    );
    expect(rows).toEqual([{ mails: 3 }]);
  });

  test('section 4: each action changes those whose state allows it, and audits each', async () => {
    const [waiting = 0, listed = 0, checked = 0] = await many(3, 'Mixed', { certifications: ['API 510'] });
    await admin.call('POST', '/api/admin/companies/approve', { ids: [listed, checked] });
    await site.database.pool.query(
      `update certificates set state = 'checked', checked_how = 'register', checked_at = $2 where company_id = $1`,
      [checked, NOW],
    );
    const ids = [waiting, listed, checked];
    const changed = async (action: string, more: object = {}) =>
      (await start({ action, ids, count: 3, ...more })).body.changed;
    expect(await changed('verify'), 'only with a checked certificate').toBe(1);
    expect(await changed('feature')).toBe(2);
    expect((await start({ action: 'hide', ids, count: 3 })).status, 'a reason is needed').toBe(400);
    expect(await changed('hide', { reason: 'The website is gone.' })).toBe(2);
    expect(await isPublic(checked)).toBe(false);
    expect(await changed('delete')).toBe(2);
    expect(await start({ action: 'reject', ids: [waiting], count: 1, silent: true })).toMatchObject({
      body: { changed: 1 },
    });
    const { rows } = await site.database.pool.query(
      'select action from audit_log where entity_id = $1 and actor = $2 order by id',
      [checked, admin.email],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'company.approve',
      'company.verify',
      'company.feature',
      'company.hide',
      'company.delete',
    ]);
  });

  test('hardening: what runs in the background goes on after a restart, once for each company', async () => {
    const ids = await many(601, 'Background');
    // As if the process had ended before the first part.
    site.context.state.stopping = true;
    const list = { status: 'pending', search: 'Background' };
    const { body: job } = await start({ action: 'approve', list, count: 601 });
    expect(job).toMatchObject({ state: 'running', done: 0, total: 601 });
    site.context.state.stopping = false;
    await Promise.all([runBulkJobs(site.context), runBulkJobs(site.context)]);
    const latest = async () => (await admin.call<{ items: BulkJob[] }>('GET', '/api/admin/bulk-jobs')).body.items[0];
    // The run that began with the job may be the one that goes on.
    while ((await latest())?.state === 'running') await runBulkJobs(site.context);
    expect(await latest()).toMatchObject({ id: job.id, state: 'done', done: 601, changed: 601 });
    const { rows } = await site.database.pool.query(
      `select count(*)::int as entries from audit_log where action = 'company.approve' and entity_id = any ($1)`,
      [ids],
    );
    expect(rows).toEqual([{ entries: 601 }]);
  });

  test('decision 22: an action that runs is cancelled; what was done stays', async () => {
    const ids = await many(501, 'Cancelled');
    site.context.state.stopping = true;
    const { body: job } = await start({
      action: 'approve',
      list: { status: 'pending', search: 'Cancelled' },
      count: 501,
    });
    const cancel = () => admin.call<BulkJob>('POST', `/api/admin/bulk-jobs/${job.id}/cancel`);
    expect(await cancel()).toMatchObject({ status: 200, body: { state: 'cancelled', done: 0 } });
    expect((await cancel()).status).toBe(409);
    site.context.state.stopping = false;
    await runBulkJobs(site.context);
    expect(await isPublic(ids[0])).toBe(false);
    expect((await admin.call('POST', '/api/admin/bulk-jobs/999999/cancel')).status).toBe(404);
  });

  test.each([
    [{ action: 'rename', ids: [1], count: 1 }, 'action must be one of'],
    [{ action: 'approve', count: 1 }, 'Please give either ids or a list'],
    [{ action: 'approve', ids: [1], list: {}, count: 1 }, 'Please give either ids or a list'],
    [{ action: 'approve', list: {}, count: 0 }, 'No company matches'],
    [{ action: 'approve', list: { country: 'Norway' }, count: 1 }, 'country must be a code'],
  ])('hardening: %j is refused', async (body, message) => {
    const answer = await start(body);
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining(message)]);
  });
});
