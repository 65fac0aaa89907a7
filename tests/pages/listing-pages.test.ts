import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { endWhatIsOver } from '#server/operations/schedule.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { postFiles } from '#tests/support/files.ts';
import { issuesOn, postForm } from '#tests/support/forms.ts';
import { elements } from '#tests/support/html.ts';
import { quoteFields, sendRequest } from '#tests/support/lead.ts';
import { sessionOf, signedInMember } from '#tests/support/member.ts';
import { storedMails } from '#tests/support/service-request.ts';

const NOW = new Date('2031-03-05T10:00:00Z');
type Member = Awaited<ReturnType<typeof signedInMember>>;

describeOnEachDatabase('pages of a listing', (makeApp) => {
  let site: TestApp;
  let id: number;
  let owner: Member;
  let editor: Member;
  let stranger: Member;
  let time = NOW.getTime();

  beforeAll(async () => {
    site = await makeApp({ now: () => new Date(time), env: { OPERATOR_EMAIL: 'office@directory.example' } });
  });
  beforeEach(async () => {
    time = NOW.getTime();
    const [own = 0, other = 0] = await site.insert([
      company({ name: 'Gulf NDT', location: 'Houston, Texas, United States', certifications: ['ISO/IEC 17020'] }),
      company({ name: 'Delta NDT' }),
    ]);
    id = own;
    owner = await signedInMember(site, id);
    editor = await signedInMember(site, id, 'editor');
    stranger = await signedInMember(site, other);
    await site.database.pool.query('delete from outbox');
  });

  const page = (name = '') => `/manage/company/${id}${name}`;
  const stored = async () => (await site.database.pool.query('select * from companies where id = $1', [id])).rows[0];
  const fieldsOf = (html: string) => {
    const values = [...elements(html, 'input'), ...elements(html, 'textarea')].map(({ name, value }) => [
      name,
      value ?? '',
    ]);
    return Object.fromEntries(values) as Record<string, string>;
  };
  const profile = async (changes: Record<string, string> = {}) => {
    const { name, location, phone, email, website, version } = await stored();
    return {
      name,
      location,
      phone,
      email,
      website: website ?? '',
      serviceArea: 'Europe',
      description: 'Examines plant and lifting gear.',
      yearEstablished: '1994',
      employeeCount: '11-50',
      version: String(version),
      ...changes,
    } as Record<string, string>;
  };
  const audit = async () =>
    (
      await site.database.pool.query(
        `select actor, action from audit_log where entity_id = $1 and actor <> 'visitor' order by id`,
        [id],
      )
    ).rows;

  test('contact data of an approved company change at once, name and location wait, and the log names the member', async () => {
    const fields = await profile({ phone: '+1 713 555 0199', name: 'Gulf NDT Group', specializations: 'UT | RT' });
    const { status, location = '' } = await editor.post(page('/profile'), fields);
    expect(status).toBe(303);
    expect(await stored()).toMatchObject({ name: 'Gulf NDT', phone: '+1 713 555 0199', specializations: ['UT', 'RT'] });
    const { html, text } = await editor.open(location.split('#')[0] ?? '');
    expect(text).toContain('Saved. The name and the location wait for our check');
    expect(text).toContain('Waits for our check: Gulf NDT Group (public: Gulf NDT)');
    expect(fieldsOf(html).name).toBe('Gulf NDT Group');
    expect(await audit()).toEqual([
      { actor: editor.email, action: 'company.edit' },
      { actor: editor.email, action: 'company.propose-change' },
    ]);
    await editor.post(page('/profile'), await profile());
    expect((await editor.open(page('/profile'))).text).not.toContain('Waits for our check:');
  });

  test('a company that waits for approval changes everything at once', async () => {
    await site.database.pool.query('update companies set approved = false where id = $1', [id]);
    await owner.post(page('/profile'), await profile({ name: 'Gulf NDT Group' }));
    expect((await stored()).name).toBe('Gulf NDT Group');
    expect((await site.database.pool.query('select 1 from listing_changes where company_id = $1', [id])).rows).toEqual(
      [],
    );
  });

  test('a form that is based on an older version is a conflict that shows both sides', async () => {
    const mine = await profile({ phone: '+1 111' });
    await owner.post(page('/profile'), await profile({ phone: '+1 222' }));
    const { status, html, text } = await editor.post(page('/profile'), mine);
    expect(status).toBe(409);
    expect(text).toContain('Somebody has changed this listing since you opened it.');
    expect(text).toMatch(/Phone\s*\+1 111\s*\+1 222/);
    expect((await stored()).phone).toBe('+1 222');
    expect((await editor.post(page('/profile'), { ...mine, version: fieldsOf(html).version ?? '' })).status).toBe(303);
    expect((await stored()).phone).toBe('+1 111');
  });

  test('what is wrong in a form stands beside its field, and what was typed stays', async () => {
    const { status, html } = await owner.post(page('/profile'), await profile({ email: 'nobody', phone: '' }));
    expect(status).toBe(400);
    expect(issuesOn(html)).toEqual({ email: 'Valid email is required', phone: 'Phone number is required' });
    expect(fieldsOf(html).email).toBe('nobody');
  });

  test('the former address of a company hears of its replacement', async () => {
    await owner.post(page('/profile'), await profile({ email: 'new@gulf.example' }));
    expect(await storedMails(site.database)).toMatchObject([
      { recipient: 'office@northgate.example', subject: expect.stringContaining('no longer uses this address') },
    ]);
  });

  test('a logo is made again in two sizes, and its address stays cached for a year', async () => {
    const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b6b4b' } })
      .withExif({ IFD0: { Copyright: 'a private remark' } })
      .png()
      .toBuffer();
    const sent = await postFiles(
      site,
      page('/profile'),
      { action: 'logo' },
      { logo: ['logo.svg', png] },
      { cookie: owner.cookie },
    );
    expect(sent.status).toBe(303);
    const { logo_url: logo } = await stored();
    expect(logo).toMatch(/^\/logos\/[0-9a-f]{32}\.webp$/);
    const profilePage = await site.inject({ method: 'GET', url: `/company/${id}/gulf-ndt` });
    expect(profilePage.body.includes(`src="${logo}"`)).toBe(true);
    const compared = await site.inject({ method: 'GET', url: `/compare?companies=${id}` });
    expect(compared.body.includes(logo.replace('.webp', '-small.webp'))).toBe(true);
    for (const [url, width] of [
      [logo, 480],
      [logo.replace('.webp', '-small.webp'), 168],
    ] as const) {
      const image = await site.inject({ method: 'GET', url });
      expect(image.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect((await sharp(image.rawPayload).metadata()).width).toBe(width);
      expect(image.rawPayload.includes('a private remark')).toBe(false);
    }
    await owner.post(page('/profile'), { action: 'remove-logo' });
    expect((await stored()).logo_url).toBeNull();
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'none of them'],
    ['a PDF', Buffer.from('%PDF-1.7 %%EOF'), 'none of them'],
    ['half a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'cannot be read'],
    ['five megabytes', Buffer.alloc(5 * 1024 * 1024, 0xff), 'up to 4 MB'],
  ])('hardening: %s is refused as a logo', async (_what, content, sentence) => {
    const sent = await postFiles(
      site,
      page('/profile'),
      { action: 'logo' },
      { logo: ['logo.png', content] },
      { cookie: owner.cookie },
    );
    expect(sent.status).toBe(400);
    expect(issuesOn(sent.html).logo).toContain(sentence);
    expect((await stored()).logo_url).toBeNull();
  });

  test('settings: requests go to another address; languages and an absence are public', async () => {
    const { version } = await stored();
    const fields = { requestEmail: 'quotes@gulf.example', languages: 'english | Spanish', awayUntil: '2031-03-20' };
    expect((await owner.post(page('/settings'), { ...fields, version: String(version) })).status).toBe(303);
    const { body } = await site.call<{ languages: string[]; awayUntil: string | null; requestEmail?: string }>(
      'GET',
      `/api/companies/${id}`,
    );
    expect(body).toMatchObject({ languages: ['English', 'Spanish'], awayUntil: '2031-03-20' });
    expect(body).not.toHaveProperty('requestEmail');
    const away = 'way until 20 Mar 2031';
    for (const url of [`/company/${id}/gulf-ndt`, `/company/${id}/request`, `/request?companies=${id},1`]) {
      expect((await site.inject({ method: 'GET', url })).body.includes(away), url).toBe(true);
    }
    const compared = (await site.inject({ method: 'GET', url: `/compare?companies=${id},1` })).body;
    expect(compared.includes('20 Mar 2031') && compared.includes('English, Spanish')).toBe(true);
    const wrong = await owner.post(page('/settings'), { languages: 'Klingon', awayUntil: '', version: '9' });
    expect(issuesOn(wrong.html).languages).toContain('Klingon');
  });

  test('an absence ends by the day of the company, on pages that are cached, too', async () => {
    const { version } = await stored();
    const settings = { requestEmail: '', languages: '', awayUntil: '2031-03-20', version: String(version) };
    expect((await owner.post(page('/settings'), settings)).status).toBe(303);
    const profileOf = async () => (await site.inject({ method: 'GET', url: `/company/${id}/gulf-ndt` })).body;
    // It is 21 March in UTC, and still the 20th in Houston.
    time = Date.parse('2031-03-21T04:30:00Z');
    await endWhatIsOver(site.context);
    expect(await profileOf()).toContain('way until 20 Mar 2031');
    time = Date.parse('2031-03-21T05:30:00Z');
    await endWhatIsOver(site.context);
    expect(await profileOf()).not.toContain('way until');
    const { html } = await owner.open(page('/settings'));
    expect(fieldsOf(html)).toMatchObject({ awayUntil: '', version: String((await stored()).version) });
  });

  test('a hidden company is not shown to its members as public', async () => {
    const admin = await signedIn(site);
    await admin.call('POST', `/api/admin/companies/${id}/hide`, { reason: 'A secret reason.' });
    for (const url of ['/manage', page(), page('/profile')]) {
      const { text } = await owner.open(url);
      expect(text, url).not.toMatch(/Listed|View public profile|public at once|A secret reason/);
    }
    expect((await owner.open('/manage')).text).toContain('Not public at the moment');
    expect((await owner.open(page())).text).toContain('We have taken this listing off the site for now');
    const { location = '' } = await owner.post(page('/profile'), await profile({ phone: '+1 713 555 0188' }));
    expect((await owner.open(location.split('#')[0] ?? '')).text).not.toContain('Buyers see it now');
    expect((await stranger.open(`/company/${id}/claim`)).status).toBe(404);
    await admin.call('POST', `/api/admin/companies/${id}/unhide`);
    expect((await owner.open('/manage')).text).toContain('Listed');
  });

  test('answers by a member are in the log with the address, those by the link of the mail are not', async () => {
    const { leads, requestId } = await sendRequest(site, [id]);
    const url = page(`/requests/${leads[0]?.recipientId}`);
    await owner.post(url, { action: 'question', message: 'Is the insulation off?' });
    await editor.post(url, quoteFields);
    await editor.post(url, quoteFields);
    await owner.post(url, { action: 'decline', reason: 'Too far away' });
    await postForm(site, `/leads/${leads[0]?.token}`, { action: 'question', message: 'By the link.' });
    const { rows } = await site.database.pool.query(
      `select actor, action, after from audit_log where entity = 'service-request' and entity_id = $1 order by id`,
      [requestId],
    );
    const after = { companyId: id, company: 'Gulf NDT' };
    expect(rows).toEqual([
      { actor: owner.email, action: 'service-request.question', after },
      { actor: editor.email, action: 'service-request.quote', after },
      { actor: owner.email, action: 'service-request.decline', after: { ...after, reason: 'Too far away' } },
    ]);
    expect(JSON.stringify(rows)).not.toContain('insulation');
  });

  test('requests: a member opens and answers like the link in the mail', async () => {
    const { leads } = await sendRequest(site, [id]);
    const url = page(`/requests/${leads[0]?.recipientId}`);
    expect((await owner.open(page('/requests'))).text).toContain('Pressure vessel, Houston, Texas');
    expect((await owner.open(url)).text).toContain('Answer with a quote');
    const { status, location = '' } = await owner.post(url, quoteFields);
    expect(status).toBe(303);
    expect((await owner.open(location.split('#')[0] ?? '')).text).toContain('Your quote is on its way to Ada Buyer.');
    expect((await owner.open(page('/requests'))).text).toContain('You sent a quote');
    expect((await storedMails(site.database)).map(({ recipient }) => recipient)).toContain('ada@plant.example');
  });

  test('an owner deletes the listing by its name, and restores it within 30 days; an editor cannot', async () => {
    expect((await editor.post(page('/settings'), { action: 'remove', name: 'Gulf NDT' })).status).toBe(403);
    const wrong = await owner.post(page('/settings'), { action: 'remove', name: 'gulf' });
    expect(issuesOn(wrong.html).name).toBe('Please type the name as it is listed: Gulf NDT');
    expect((await owner.post(page('/settings'), { action: 'remove', name: 'Gulf NDT' })).status).toBe(303);
    expect(await stored()).toBeUndefined();
    // The log has the time of the machine.
    await site.database.pool.query(`update audit_log set at = $1 where entity_id = $2`, [NOW, id]);
    expect((await owner.open(page('/profile'))).status).toBe(303);
    expect((await owner.open(page())).text).toContain('you can restore it');
    expect((await editor.open(page())).text).not.toContain('Restore the listing');
    expect((await editor.post(page())).status).toBe(403);
    expect((await owner.post(page())).status).toBe(303);
    expect(await stored()).toMatchObject({ id, name: 'Gulf NDT', approved: true });
    expect((await owner.open(page())).text).toContain('Overview');
    const { rows } = await site.database.pool.query('select name from certificates where company_id = $1 and listed', [
      id,
    ]);
    expect(rows).toEqual([{ name: 'ISO/IEC 17020' }]);
  });

  test('after 30 days, or where an admin has removed it, an owner cannot restore a listing', async () => {
    await owner.post(page('/settings'), { action: 'remove', name: 'Gulf NDT' });
    await site.database.pool.query(
      `update audit_log set at = $1::timestamptz - interval '31 days' where entity_id = $2`,
      [NOW, id],
    );
    expect((await owner.open(page())).text).toContain('can no longer be restored here');
    expect((await owner.post(page())).status).toBe(409);
    expect(await stored()).toBeUndefined();
  });

  test('a member takes the data along: all as JSON, parts as CSV, and no admin in it', async () => {
    await sendRequest(site, [id]);
    await owner.post(page('/profile'), await profile({ phone: '+1 713 555 0199' }));
    const json = await owner.open(page('/export/listing.json'));
    expect(json.headers).toMatchObject({ 'content-disposition': expect.stringContaining('attachment') });
    expect(JSON.parse(json.html)).toMatchObject({
      company: { name: 'Gulf NDT' },
      certificates: [{ name: 'ISO/IEC 17020', state: 'claimed' }],
      requests: [{ customerName: 'Ada Buyer', answer: 'waiting' }],
      changes: [{ author: owner.email }],
    });
    expect((await owner.open(page('/export/listing.csv'))).html).toContain('"Gulf NDT"');
    expect((await owner.open(page('/export/certificates.csv'))).html).toContain('"ISO/IEC 17020","claimed"');
    expect((await owner.open(page('/export/requests.csv'))).html).toContain('"Ada Buyer"');
    expect((await owner.open(page('/export/secrets.csv'))).status).toBe(404);
  });

  test('the overview says what needs the company, what is missing and which certificates end', async () => {
    await sendRequest(site, [id], { sentAt: new Date(NOW.getTime() - 3 * 3_600_000) });
    await site.database.pool.query(
      `update certificates set state = 'checked', checked_how = 'register', checked_at = $1, expires = '2031-05-01' where company_id = $2`,
      [NOW, id],
    );
    const before = await owner.open(page());
    expect(before.text).toContain('2 things need you');
    await sendRequest(site, [id], { urgency: 'Emergency', sentAt: new Date(NOW.getTime() - 4 * 3_600_000) });
    const { text } = await owner.open(page());
    expect(text).toMatch(
      /3 things need you.*Emergency: Pressure vessel.*New request: Pressure vessel, Houston, Texas/s,
    );
    expect(text).toContain('arrived 3 hours ago');
    expect(text).toMatch(/ISO\/IEC 17020 ends on 1 May 2031/);
    expect(text).toContain('Logo missing; buyers recognise you');
    const nobody = await sessionOf(site, owner.userId);
    await site.database.pool.query('delete from company_members where user_id = $1', [owner.userId]);
    expect((await nobody.open(page())).status).toBe(404);
  });
});
