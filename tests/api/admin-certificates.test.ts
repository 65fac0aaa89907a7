import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminCertificate, CertificateQueuePage } from '#domain/certificates/admin-certificate.ts';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { endCertificates } from '#server/certificates/end-certificates.ts';
import { remindOfExpiry } from '#server/certificates/expiry-mails.ts';
import { recordChanges } from '#server/changes/change-feed.ts';
import { endWhatIsOver } from '#server/operations/schedule.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

const SEEN = { how: 'register', note: 'Listed as current; number and scope are the same.' };

describeOnEachDatabase('certificates in the admin dashboard', (makeApp) => {
  let now = new Date('2026-11-22T12:00:00Z');
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  let id: number;

  beforeAll(async () => {
    site = await makeApp({ now: () => now });
    admin = await signedIn(site);
  });
  beforeEach(async () => {
    now = new Date('2026-11-22T12:00:00Z');
    const { rows } = await site.database.pool.query<{ id: number }>('delete from companies returning id');
    await recordChanges(
      site.database.pool,
      rows.map((row) => row.id),
    );
    for (const table of ['certificates', 'outbox', 'audit_log', 'company_history', 'doubts'])
      await site.database.pool.query(`delete from ${table}`);
    [id = 0] = await site.insert([company({ certifications: ['ISO/IEC 17020', 'API 510'] })]);
  });

  const queue = async (query: string) =>
    (await admin.call<CertificateQueuePage>('GET', `/api/admin/certificates?${query}`)).body;
  const certificateOf = async (name: string) => {
    const found = (await queue(`company=${id}`)).items.find((certificate) => certificate.name === name);
    if (found === undefined) throw new Error(`There is no ${name}.`);
    return found;
  };
  const act = (certificate: AdminCertificate, action: string, body: object) =>
    admin.call<AdminCertificate & { message?: string }>(
      'POST',
      `/api/admin/certificates/${certificate.id}/${action}`,
      body,
    );
  const check = async (name: string, body: object = {}) =>
    act(await certificateOf(name), 'check', { ...SEEN, companyExists: true, expires: '2028-02-29', ...body });
  const publicCompany = async () => (await site.call<PublicCompany>('GET', `/api/companies/${id}`)).body;
  const mails = async () =>
    (
      await site.database.pool.query<{ recipient: string; subject: string }>(
        'select recipient, subject from outbox order by id',
      )
    ).rows;
  const events = async () =>
    (await site.database.pool.query<{ event: string }>('select event from company_history order by id')).rows.map(
      ({ event }) => event,
    );

  test('decision 30: what a company lists waits in the queue of new claims', async () => {
    const { items, total, counts } = await queue('queue=claims');
    expect(items.map(({ name, state }) => [name, state])).toEqual([
      ['ISO/IEC 17020', 'claimed'],
      ['API 510', 'claimed'],
    ]);
    expect({ total, counts }).toEqual({ total: 2, counts: { claims: 2, expiring: 0, due: 0, doubts: 0 } });
    expect(items[0]?.registers[0]).toMatchObject({
      url: expect.stringMatching(/^https:/),
      whatToType: expect.any(String),
    });
  });

  test('decision 29: a check with the company checked, too, grants the badge, and all of it is logged', async () => {
    expect(await check('ISO/IEC 17020', { number: 'EX-1' })).toMatchObject({
      status: 200,
      body: {
        state: 'checked',
        number: 'EX-1',
        checkedBy: admin.email,
        checkAgainBy: '2027-11-22',
        expires: '2028-02-29',
      },
    });
    expect(await publicCompany()).toMatchObject({
      verified: true,
      certificateStates: ['checked', 'claimed'],
      companyCheckedAt: now.toISOString(),
    });
    const { rows } = await site.database.pool.query('select action, entity_name as name from audit_log order by id');
    expect(rows).toEqual([
      { action: 'certificate.check', name: 'ISO/IEC 17020, Northgate Inspection' },
      { action: 'company.verify', name: 'Northgate Inspection' },
    ]);
    expect(await events()).toEqual(['certificate-checked', 'badge-granted']);
  });

  test('decision 29: without the check of the company there is no badge, and the bare call grants one without a green mark', async () => {
    await check('ISO/IEC 17020', { companyExists: false });
    expect(await publicCompany()).toMatchObject({ verified: false, certificateStates: ['checked', 'claimed'] });
    const [other = 0] = await site.insert([company({ name: 'Other', certifications: ['API 510'] })]);
    await admin.call('PATCH', `/api/admin/companies/${other}/verify`, { verified: true });
    expect((await site.call('GET', `/api/companies/${other}`)).body).toMatchObject({
      verified: true,
      companyCheckedAt: now.toISOString(),
      certificateStates: ['claimed'],
    });
    const [found] = (await site.list({ search: 'Other' })).items;
    expect(found?.reason.filter(({ isProof }) => isProof)).toEqual([]);
  });

  test('decision 29: a pending company whose certificate is checked is verified when it is approved', async () => {
    [id = 0] = await site.insert([company({ approved: false, certifications: ['IRATA'] })]);
    await check('IRATA');
    await admin.call('POST', `/api/admin/companies/${id}/approve`);
    expect(await publicCompany()).toMatchObject({ verified: true, certificateStates: ['checked'] });
  });

  test.each([
    ['Europe/London', '2028-02-29T23:59:00Z', '2028-03-01T00:00:30Z'],
    ['Pacific/Kiritimati', '2028-02-29T09:59:00Z', '2028-02-29T10:00:30Z'],
    ['Pacific/Pago_Pago', '2028-03-01T10:59:00Z', '2028-03-01T11:00:30Z'],
  ])(
    'decision 29: in %s the badge ends with the day, on every page, in calls and caches',
    async (zone, before, after) => {
      await check('ISO/IEC 17020');
      await site.database.pool.query('update companies set time_zone = $2 where id = $1', [id, zone]);
      now = new Date(before);
      await endWhatIsOver(site.context);
      expect(await publicCompany()).toMatchObject({ verified: true });
      expect((await site.list({ verified: 'true' })).total).toBe(1);
      now = new Date(after);
      await endWhatIsOver(site.context);
      expect(await publicCompany()).toMatchObject({ verified: false, certificateStates: ['expired', 'claimed'] });
      expect((await site.list({ verified: 'true' })).total).toBe(0);
      expect((await site.call('GET', `/company/${id}/northgate-inspection`)).text).not.toMatch(
        /badge-verified|mark-checked/,
      );
      expect(await events()).toEqual(['certificate-checked', 'badge-granted', 'certificate-expired', 'badge-ended']);
      expect(await endCertificates(site.context)).toBe(0);
    },
  );

  test('decision 29: another current certificate keeps the badge; the last one takes it along', async () => {
    await check('ISO/IEC 17020', { expires: '2026-11-22' });
    await check('API 510', { expires: null, untilWithdrawn: true });
    now = new Date('2026-11-24T12:00:00Z');
    await endWhatIsOver(site.context);
    expect(await publicCompany()).toMatchObject({ verified: true, certificateStates: ['expired', 'checked'] });
    await act(await certificateOf('API 510'), 'withdraw', { reason: 'Listed as withdrawn.' });
    expect(await publicCompany()).toMatchObject({ verified: false, certificateStates: ['expired', 'withdrawn'] });
    const { rows } = await site.database.pool.query<{ body: string }>(
      `select body from outbox where kind = 'badge-ended' order by id desc limit 1`,
    );
    const own = encodeURIComponent(`/manage/company/${id}/certificates`);
    expect(rows[0]?.body).toContain('Send a certificate: ');
    expect(rows[0]?.body).toContain(`/company/${id}/claim?returnTo=${own}`);
  });

  test('decision 29: a renewed certificate brings the badge back', async () => {
    await check('ISO/IEC 17020', { expires: '2026-11-22' });
    now = new Date('2026-11-24T12:00:00Z');
    await endWhatIsOver(site.context);
    expect((await act(await certificateOf('ISO/IEC 17020'), 'check', SEEN)).status).toBe(409);
    expect(await check('ISO/IEC 17020', { companyExists: undefined, expires: '2029-11-22' })).toMatchObject({
      status: 200,
    });
    expect(await publicCompany()).toMatchObject({ verified: true, certificateStates: ['checked', 'claimed'] });
  });

  test('decision 29: what was checked no longer counts when its number changes, or the company no longer lists it', async () => {
    await check('ISO/IEC 17020', { number: 'EX-1' });
    const checked = await certificateOf('ISO/IEC 17020');
    const edit = (body: object) => admin.call('PUT', `/api/admin/certificates/${checked.id}`, body);
    const registerUrl = 'https://register.example/EX-1';
    expect(await edit({ registerUrl, version: checked.version })).toMatchObject({ body: { state: 'checked' } });
    expect((await edit({ registerUrl, version: checked.version })).status).toBe(409);
    for (const other of [{ number: 'EX-2' }, { scope: 'Boilers' }, { accreditationBody: 'Another board' }]) {
      expect(await edit(other)).toMatchObject({ body: { state: 'claimed', checkedBy: null } });
      expect(await publicCompany()).toMatchObject({ verified: false });
      await check('ISO/IEC 17020');
    }
    const list = (certifications: string[]) =>
      admin.call('PUT', `/api/admin/companies/${id}`, { ...EDIT, certifications });
    await list(['API 510', 'ISO 9001']);
    expect(await publicCompany()).toMatchObject({ verified: false, certificateStates: ['claimed', 'claimed'] });
    await list(['ISO/IEC 17020', 'API 510']);
    expect(await publicCompany()).toMatchObject({ certificateStates: ['checked', 'claimed'] });
  });
  const EDIT = {
    name: 'Northgate Inspection',
    email: 'office@northgate.example',
    phone: '+44 1224 555 010',
    location: 'Aberdeen, Scotland, United Kingdom',
    serviceArea: 'Europe',
    description: 'Examines plant and lifting gear.',
  };

  test.each(['SNT-TC-1A', 'EN 4179', 'ANSI/ASNT CP-189', 'NORSOK'])(
    'decision 29: %s stays claimed, as nobody but the company could confirm it',
    async (name) => {
      [id = 0] = await site.insert([company({ certifications: [name, 'API 510'] })]);
      const claim = await certificateOf(name);
      expect(claim.uncheckable).toMatch(/cannot be checked|nobody else can confirm it/);
      expect(await act(claim, 'check', { ...SEEN, how: 'document', companyExists: true })).toMatchObject({
        status: 409,
        body: { message: claim.uncheckable },
      });
      expect(await act(await certificateOf('API 510'), 'check', { ...SEEN, name })).toMatchObject({ status: 409 });
      expect(await publicCompany()).toMatchObject({ verified: false, certificateStates: ['claimed', 'claimed'] });
    },
  );

  test('decision 30: a claim that is left as it is waits again in 12 months, or when it changes', async () => {
    const claim = await certificateOf('API 510');
    const waiting = async () => (await queue('queue=claims')).items.map(({ name }) => name);
    expect(await act(claim, 'keep', {})).toMatchObject({
      status: 200,
      body: { state: 'claimed', checkAgainBy: '2027-11-22' },
    });
    expect(await waiting()).toEqual(['ISO/IEC 17020']);
    now = new Date('2027-11-22T12:00:00Z');
    expect(await waiting()).toEqual(['ISO/IEC 17020', 'API 510']);
    await act(claim, 'keep', {});
    await admin.call('PUT', `/api/admin/certificates/${claim.id}`, { number: '71234' });
    expect(await waiting()).toEqual(['ISO/IEC 17020', 'API 510']);
    await check('API 510');
    expect((await act(claim, 'keep', {})).status).toBe(409);
    expect((await act(claim, 'refuse', { reason: 'A checked one is withdrawn.' })).status).toBe(409);
  });

  test('decision 30: a refused claim is off the list, and its reason goes to the company', async () => {
    const claim = await certificateOf('API 510');
    expect((await act(claim, 'refuse', { reason: ' ' })).status).toBe(400);
    expect(await act(claim, 'refuse', { reason: 'Another name.' })).toMatchObject({
      status: 200,
      body: { state: 'refused' },
    });
    expect(await publicCompany()).toMatchObject({ certifications: ['ISO/IEC 17020'] });
    expect((await site.list({ search: 'API' })).total).toBe(0);
    expect(await mails()).toEqual([
      { recipient: 'office@northgate.example', subject: 'API 510 of Northgate Inspection was not accepted' },
    ]);
    for (const action of ['refuse', 'withdraw'])
      expect((await act(claim, action, { reason: 'Again.' })).status).toBe(409);
    expect((await act(claim, 'check', SEEN)).status).toBe(409);
  });

  test('decision 30: an added certificate is one more name', async () => {
    const added = await admin.call<AdminCertificate>('POST', `/api/admin/companies/${id}/certificates`, {
      name: 'IRATA',
      number: '1234/O',
      expires: '2027-01-31',
    });
    expect(added).toMatchObject({ status: 201, body: { state: 'claimed', number: '1234/O' } });
    expect(await publicCompany()).toMatchObject({ certifications: ['ISO/IEC 17020', 'API 510', 'IRATA'] });
    expect((await site.list({ search: 'IRATA' })).total).toBe(1);
    expect(await site.call('GET', '/api/certificates/check?number=1234o')).toMatchObject({
      body: { answer: 'claimed' },
    });
  });

  test('decision 16: dates that do not exist and two ends at once are refused', async () => {
    const { id: certificate } = await certificateOf('API 510');
    const edit = (body: object) => admin.call('PUT', `/api/admin/certificates/${certificate}`, body);
    expect(await edit({ expires: '2027-02-29' })).toMatchObject({ status: 400 });
    expect(await edit({ expires: '2028-02-29', untilWithdrawn: true })).toMatchObject({ status: 400 });
    expect(await edit({ registerUrl: 'javascript:alert(1)' })).toMatchObject({ status: 400 });
    expect(await admin.call('PUT', '/api/admin/certificates/0', { expires: null })).toMatchObject({ status: 404 });
  });

  test('decision 29: 60, 30 and 7 days before and on the day the company is reminded, each time once', async () => {
    await check('ISO/IEC 17020', { expires: '2027-03-01' });
    const remindOn = async (day: string) => {
      now = new Date(`${day}T12:00:00Z`);
      return (await remindOfExpiry(site.context)) + (await remindOfExpiry(site.context));
    };
    const reminders: [day: string, mails: number][] = [
      ['2026-12-30', 0],
      ['2026-12-31', 1],
      ['2027-01-30', 1],
      ['2027-02-20', 0],
      ['2027-02-22', 1],
      ['2027-03-01', 1],
      ['2027-03-02', 0],
    ];
    for (const [day, count] of reminders) expect(await remindOn(day), day).toBe(count);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Northgate Inspection is now verified/),
      'ISO/IEC 17020 of Northgate Inspection ends in 60 days',
      'ISO/IEC 17020 of Northgate Inspection ends in 30 days',
      'ISO/IEC 17020 of Northgate Inspection ends in 7 days',
      'ISO/IEC 17020 of Northgate Inspection ends today',
    ]);
    const { rows } = await site.database.pool.query<{ body: string }>(
      'select body from outbox order by id desc limit 1',
    );
    const { id: certificate } = await certificateOf('ISO/IEC 17020');
    expect(rows[0]?.body).toContain(`/about?company=${id}&certificate=${certificate}#contact`);
    const own = encodeURIComponent(`/manage/company/${id}/certificates?renew=${certificate}#add`);
    expect(rows[0]?.body).toContain(`/company/${id}/claim?returnTo=${own}`);
    const form = await site.call('GET', `/about?company=${id}&certificate=${certificate}`);
    expect(form.text).toContain('value="Renewal of ISO/IEC 17020"');
    expect(form.text).toContain('value="Northgate Inspection"');
    expect((await site.call('GET', `/about?company=${id}&certificate=${certificate + 999}`)).text).not.toContain(
      'Renewal',
    );
  });

  test('decision 29: what ends soon and what is due for a check again waits in its queue', async () => {
    await check('ISO/IEC 17020', { expires: '2027-01-21' });
    await check('API 510', { expires: null, untilWithdrawn: true, checkAgainBy: '2026-11-22' });
    const names = async (name: string) => (await queue(`queue=${name}`)).items.map((certificate) => certificate.name);
    expect(await names('expiring')).toEqual(['ISO/IEC 17020']);
    expect(await names('due')).toEqual(['API 510']);
    expect(await names('claims')).toEqual([]);
  });

  test('decision 29: anybody may report a doubt; only admins see it, and resolve it once', async () => {
    const claim = await certificateOf('API 510');
    const report = (body: object, company = id) => site.call('POST', `/api/companies/${company}/doubts`, body);
    expect((await report({ message: 'It was withdrawn in March.', certificateId: claim.id })).status).toBe(201);
    expect((await report({ message: 'A machine wrote this text.', fax: 'x' })).status).toBe(201);
    expect((await report({ message: 'short' })).status).toBe(400);
    expect((await report({ message: 'It was withdrawn in March.' }, 0)).status).toBe(404);
    expect((await site.call('GET', `/api/companies/${id}/certificates`)).text).not.toContain('March');
    const [doubted] = (await queue('queue=doubts')).items;
    expect(doubted).toMatchObject({
      name: 'API 510',
      doubts: [{ message: 'It was withdrawn in March.', email: null }],
    });
    const resolve = () => admin.call('POST', `/api/admin/doubts/${doubted?.doubts[0]?.id}/resolve`);
    expect((await resolve()).status).toBe(200);
    expect((await resolve()).status).toBe(409);
    expect((await queue('queue=doubts')).total).toBe(0);
  });

  test('section 4: featured placement has a first and a last day and ends by itself', async () => {
    const feature = (body: object) =>
      admin.call('PATCH', `/api/admin/companies/${id}/feature`, { featured: true, ...body });
    expect(await feature({ from: '2026-12-01', until: '2026-11-30' })).toMatchObject({ status: 400 });
    expect(await feature({})).toMatchObject({
      body: { featured: true, featuredFrom: '2026-11-22', featuredUntil: '2027-11-22' },
    });
    expect(await feature({ from: '2026-12-01', until: '2026-12-31' })).toMatchObject({ body: { featured: false } });
    const featuredOn = async (day: string) => {
      now = new Date(`${day}T12:00:00Z`);
      await endWhatIsOver(site.context);
      return (await publicCompany()).featured;
    };
    expect(await featuredOn('2026-12-01')).toBe(true);
    expect(await featuredOn('2026-12-31')).toBe(true);
    expect(await featuredOn('2027-01-01')).toBe(false);
  });

  test('section 4: the badges that an import asks for can be taken off before and with the approval', async () => {
    const pending = { approved: false, verified: true, featured: true };
    const [one = 0, two = 0, three = 0] = await site.insert([
      company({ ...pending, name: 'One' }),
      company({ ...pending, name: 'Two' }),
      company({ ...pending, name: 'Three' }),
    ]);
    expect(
      await admin.call('PUT', `/api/admin/companies/${one}`, { ...EDIT, name: 'One', verified: false }),
    ).toMatchObject({
      status: 200,
      body: { verified: false, featured: true },
    });
    await admin.call('POST', '/api/admin/companies/approve', { ids: [two], withoutBadges: true });
    await admin.call('POST', '/api/admin/companies/approve', { ids: [one, three] });
    const badges = async (company: number) => (await site.call<PublicCompany>('GET', `/api/companies/${company}`)).body;
    expect(await badges(one)).toMatchObject({ verified: false, featured: true });
    expect(await badges(two)).toMatchObject({ verified: false, featured: false, companyCheckedAt: null });
    expect(await badges(three)).toMatchObject({ verified: true, featured: true, companyCheckedAt: now.toISOString() });
  });
});
