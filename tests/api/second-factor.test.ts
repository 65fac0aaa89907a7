import { beforeAll, expect, test } from 'vitest';
import { ensureFirstAdmin } from '#server/auth/accounts.ts';
import { totpCode } from '#server/auth/totp.ts';
import { describeOnEmbedded, type TestApp } from '#tests/support/app.ts';
import { elements, textOf } from '#tests/support/html.ts';

const ADMIN = { email: 'ada@directory.example', password: 'a long pass phrase' };
const ASKED = 'Please enter the code from your authenticator app.';

describeOnEmbedded('second factor', (makeApp) => {
  let site: TestApp;
  let cookie = '';
  let recoveryCodes: string[] = [];
  /** Codes are valid once, so each test starts at a later time. */
  let time = new Date('2031-06-01T08:00:00Z').getTime();

  beforeAll(async () => {
    site = await makeApp({ now: () => new Date(time) });
    await ensureFirstAdmin(site.database.pool, { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  });

  const signIn = (extra: object = {}) => site.call('POST', '/api/login', { ...ADMIN, ...extra });
  const cookieOf = (header: unknown) => String(header).split(';')[0] ?? '';
  const post = (url: string, fields: Record<string, string>, sent = '') =>
    site.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: sent },
    });
  const security = (action: string, fields: Record<string, string> = {}, sent = cookie) =>
    post('/admin/security', { action, ...fields }, sent);
  const open = async (path = '/admin/security') =>
    (await site.inject({ method: 'GET', url: path, headers: { cookie } })).body;
  const secret = async () => (await site.database.pool.query('select totp_secret from users')).rows[0].totp_secret;
  const nextCode = async () => {
    time += 60_000;
    return totpCode(await secret(), time / 30_000);
  };
  const codesIn = (html: string) => [...new Set(html.match(/\b(?:[a-z0-9]{4}-){3}[a-z0-9]{4}\b/g) ?? [])];
  const audited = async () =>
    (await site.database.pool.query('select action, actor from audit_log order by id desc limit 1')).rows[0];

  test('decision 20: the page is only for admins', async () => {
    for (const answer of [
      await site.call('GET', '/admin/security'),
      await post('/admin/security', { action: 'set-up', password: ADMIN.password }),
    ]) {
      const [status, html] = 'status' in answer ? [answer.status, answer.text] : [answer.statusCode, answer.body];
      expect(status).toBe(401);
      expect(textOf(html)).toContain('Access Denied');
    }
    const signedIn = await signIn();
    cookie = cookieOf(signedIn.headers['set-cookie']);
    await site.database.pool.query('update users set is_admin = false');
    expect((await security('set-up', { password: ADMIN.password })).statusCode).toBe(403);
    expect(await secret()).toBeNull();
    await site.database.pool.query('update users set is_admin = true');
    const foreign = { cookie, origin: 'https://evil.example' };
    expect((await site.call('POST', '/admin/security', { action: 'cancel' }, foreign)).status).toBe(403);
  });

  test('hardening: setting up requires the password, and can be cancelled', async () => {
    expect(textOf(await open())).toContain('Off.');
    const wrong = await security('set-up', { password: 'x' });
    expect(wrong.statusCode).toBe(400);
    expect(textOf(wrong.body)).toContain('Incorrect password');
    expect(await secret()).toBeNull();
    const begun = await security('set-up', { password: ADMIN.password });
    expect(begun).toMatchObject({ statusCode: 303, headers: { location: '/admin/security' } });
    expect((await signIn()).status).toBe(200);
    expect((await security('cancel')).statusCode).toBe(303);
    expect(await secret()).toBeNull();
  });

  test('hardening: it is enabled when the first code is confirmed; recovery codes are shown once', async () => {
    await security('set-up', { password: ADMIN.password });
    const html = await open();
    expect(html).toMatch(/<svg [^>]*aria-label="QR code"/);
    const link = elements(html, 'a').find(({ href }) => href?.startsWith('otpauth:'))?.href;
    expect(link).toBe(`otpauth://totp/Inspectory:ada%40directory.example?secret=${await secret()}&issuer=Inspectory`);
    expect(textOf(html).replaceAll(' ', '')).toContain(await secret());

    const wrong = await security('confirm', { code: '000000' });
    expect(wrong.statusCode).toBe(400);
    expect(textOf(wrong.body)).toContain('This code is incorrect');
    expect((await signIn()).status).toBe(200);

    const right = await security('confirm', { code: await nextCode() });
    expect(right.statusCode).toBe(200);
    expect(right.headers['cache-control']).toBe('no-store');
    recoveryCodes = codesIn(right.body);
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    const file = elements(right.body, 'a').find(({ download }) => download === 'recovery-codes.txt')?.href ?? '';
    const text = decodeURIComponent(file.replace('data:text/plain;charset=utf-8,', ''));
    expect(text.trim().split('\r\n').slice(2)).toEqual(recoveryCodes);
    expect(right.body).toContain('data-copy-text=');
    expect(right.body).toContain('data-print=');
    expect((await open()).match(/<input[^>]* name="code"/g)).toHaveLength(1);
    const { rows } = await site.database.pool.query('select * from users');
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]);
    expect(codesIn(await open())).toEqual([]);
    expect(textOf(await open())).toMatch(/On\..*10 recovery codes left/);
    expect(await open()).not.toContain(await secret());
    expect(await audited()).toEqual({ action: 'user.turn-on-second-factor', actor: ADMIN.email });
  });

  test('hardening: the call requires the code only after the correct password', async () => {
    expect(await signIn()).toMatchObject({
      status: 401,
      body: { message: ASKED, issues: [{ path: 'code', message: ASKED }] },
    });
    expect((await signIn({ code: '' })).body).toMatchObject({ message: ASKED });
    expect((await signIn()).headers['set-cookie']).toBeUndefined();
    const wrongPassword = await signIn({ password: 'x', code: await nextCode() });
    expect(wrongPassword.body).toEqual({ message: 'Incorrect email or password.' });
  });

  test('hardening: a code is valid once, and older codes are rejected', async () => {
    const code = await nextCode();
    expect((await signIn({ code: '123' })).status).toBe(401);
    expect((await signIn({ code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })).status).toBe(200);
    const again = await signIn({ code });
    expect(again.status).toBe(401);
    expect(again.body).toMatchObject({
      issues: [{ path: 'code', message: expect.stringContaining('already been used') }],
    });
    expect((await signIn({ code: totpCode(await secret(), time / 30_000 - 1) })).status).toBe(401);
    expect((await signIn({ code: await nextCode() })).status).toBe(200);
  });

  test('hardening: of many requests with the same code only one succeeds', async () => {
    const code = await nextCode();
    const answers = await Promise.all([signIn({ code }), signIn({ code }), signIn({ code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  test('hardening: a recovery code is valid once, in any spelling', async () => {
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn({ code: first.replaceAll('-', ' ').toUpperCase() })).status).toBe(200);
    expect(await audited()).toEqual({ action: 'user.use-recovery-code', actor: ADMIN.email });
    expect((await signIn({ code: first })).status).toBe(401);
    const answers = await Promise.all([signIn({ code: second }), signIn({ code: second })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(textOf(await open())).toContain('8 recovery codes left');
  });

  test('decision 19: the page asks for the code in a second step that does not contain the password', async () => {
    const codePage = await post('/sign-in', { ...ADMIN, returnTo: '/admin?tab=audit' });
    expect(codePage.statusCode).toBe(200);
    expect(codePage.headers['set-cookie']).toBeUndefined();
    expect(textOf(codePage.body)).toContain(ASKED);
    expect(codePage.body).not.toContain(ADMIN.password);
    const inputs = elements(codePage.body, 'input');
    const code = inputs.find(({ name }) => name === 'code');
    expect(code).toMatchObject({ autoComplete: 'one-time-code', 'aria-describedby': 'code-hint' });
    expect(code).toHaveProperty('autofocus');
    expect(elements(codePage.body, 'label').map((label) => label.for)).toContain('code');

    const hidden = Object.fromEntries(
      inputs.filter(({ type }) => type === 'hidden').map(({ name = '', value = '' }) => [name, value]),
    );
    const wrong = await post('/sign-in', { ...hidden, code: '000000' });
    expect(wrong.statusCode).toBe(400);
    expect(textOf(wrong.body)).toContain('This code is incorrect');
    expect(elements(wrong.body, 'input').find(({ name }) => name === 'step')?.value).toBe(hidden.step);

    const right = await post('/sign-in', { ...hidden, code: await nextCode() });
    expect(right).toMatchObject({ statusCode: 303, headers: { location: '/admin?tab=audit' } });
    expect(
      (await site.call('GET', '/admin', undefined, { cookie: cookieOf(right.headers['set-cookie']) })).status,
    ).toBe(200);
  });

  test('hardening: the token of the second step cannot be forged and expires soon', async () => {
    const codePage = await post('/sign-in', ADMIN);
    const step = elements(codePage.body, 'input').find(({ name }) => name === 'step')?.value ?? '';
    const [id, until, signature] = step.split('.');
    for (const forged of [
      '',
      'x',
      `${id}.${Number(until) + 9}.${signature}`,
      `${Number(id) + 1}.${until}.${signature}`,
    ]) {
      const answer = await post('/sign-in', { step: forged, code: recoveryCodes[4] ?? '' });
      expect(answer.statusCode).toBe(400);
      expect(textOf(answer.body)).toContain('Please enter your password again.');
    }
    time += 6 * 60_000;
    const late = await post('/sign-in', { step, code: recoveryCodes[4] ?? '' });
    expect(textOf(late.body)).toContain('Your sign-in timed out');
  });

  test('hardening: new recovery codes require a code and invalidate the old ones', async () => {
    expect((await security('new-codes', { code: '' })).statusCode).toBe(400);
    expect((await security('new-codes', { code: '000000' })).statusCode).toBe(400);
    const made = await security('new-codes', { code: await nextCode() });
    expect(codesIn(made.body)).toHaveLength(10);
    expect(await audited()).toMatchObject({ action: 'user.renew-recovery-codes' });
    expect((await signIn({ code: recoveryCodes[5] })).status).toBe(401);
    recoveryCodes = codesIn(made.body);
  });

  test('hardening: a new password requires the old one and ends all other sessions', async () => {
    const other = cookieOf((await signIn({ code: await nextCode() })).headers['set-cookie']);
    const next = 'another long pass phrase';
    const change = (fields: object) =>
      security('change-password', { password: ADMIN.password, newPassword: next, repeated: next, ...fields });
    for (const [fields, reason] of [
      [{ password: 'x' }, 'Incorrect password'],
      [{ repeated: 'x' }, 'The passwords do not match'],
      [{ newPassword: 'short', repeated: 'short' }, 'Please use at least 12 characters'],
      [{ newPassword: 'password1234', repeated: 'password1234' }, 'This password is too common'],
      [
        { newPassword: ADMIN.password, repeated: ADMIN.password },
        'This is your current password. Please choose a different one',
      ],
    ] as const) {
      const { statusCode, body } = await change(fields);
      expect(statusCode).toBe(400);
      expect(textOf(body)).toContain(reason);
      expect(body).not.toContain(`value="${next}"`);
    }
    const step = elements((await post('/sign-in', ADMIN)).body, 'input').find(({ name }) => name === 'step')?.value;
    const changed = await change({});
    expect(changed).toMatchObject({ statusCode: 303, headers: { location: '/admin/security?done=change-password' } });
    expect(textOf(await open('/admin/security?done=change-password'))).toContain('Your password has been changed.');
    expect(await audited()).toMatchObject({ action: 'user.change-password' });
    expect((await site.call('GET', '/api/auth/user', undefined, { cookie: other })).status).toBe(401);
    expect((await site.call('GET', '/api/auth/user', undefined, { cookie })).status).toBe(200);
    expect((await post('/sign-in', { step: step ?? '', code: recoveryCodes[0] ?? '' })).statusCode).toBe(400);
    expect((await signIn({ code: recoveryCodes[0] })).status).toBe(401);
    expect((await signIn({ password: next, code: recoveryCodes[0] })).status).toBe(200);
  });

  test('hardening: after ten wrong codes only a recovery code is accepted', async () => {
    const password = 'another long pass phrase';
    const payload = { ...ADMIN, password, code: '000000' };
    const guess = (from: number) =>
      site.inject({ method: 'POST', url: '/api/login', payload, remoteAddress: `192.0.2.${from}` });
    await Promise.all(Array.from({ length: 10 }, (_, from) => guess(from)));
    const right = await signIn({ password, code: await nextCode() });
    const recovery = await signIn({ password, code: recoveryCodes[1] });
    expect(right).toMatchObject({
      status: 401,
      body: { message: expect.stringContaining('Too many incorrect codes') },
    });
    expect(recovery.status).toBe(200);
    expect((await signIn({ password, code: await nextCode() })).status).toBe(200);
  });

  test('hardening: disabling it requires a code', async () => {
    expect((await security('switch-off', { code: '000000' })).statusCode).toBe(400);
    const off = await security('switch-off', { code: recoveryCodes[2] ?? '' });
    expect(off).toMatchObject({ statusCode: 303, headers: { location: '/admin/security?done=switch-off' } });
    expect(await audited()).toMatchObject({ action: 'user.turn-off-second-factor' });
    expect((await signIn({ password: 'another long pass phrase' })).status).toBe(200);
    expect((await site.database.pool.query('select totp_secret, recovery_codes from users')).rows).toEqual([
      { totp_secret: null, recovery_codes: [] },
    ]);
  });
});
