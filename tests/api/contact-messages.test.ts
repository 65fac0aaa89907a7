import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorReply } from '#domain/api.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { contactMessage, storedMessages } from '#tests/support/forms.ts';
import { storedMails } from '#tests/support/service-request.ts';

const START = Date.parse('2031-03-05T10:20:30.400Z');
const ADMIN = 'admin@directory.example';
const REQUIRED = {
  name: 'Name is required',
  email: 'Valid email is required',
  company: 'Company name is required',
  subject: 'Subject is required',
  message: 'Please provide a detailed message',
  inquiryType: 'Please select inquiry type',
};

describeOnEachDatabase('POST /api/contact', (makeApp) => {
  let site: TestApp;
  let time = START;

  beforeAll(async () => {
    site = await makeApp({
      env: { ADMIN_EMAIL: ADMIN, SITE_NAME: 'Probe Finder', PUBLIC_URL: 'https://directory.example' },
      now: () => new Date(time),
    });
  });
  beforeEach(async () => {
    time = START;
    await site.database.pool.query('delete from contact_messages');
    await site.database.pool.query('delete from outbox');
  });

  const send = (fields: Record<string, unknown> = {}, to: TestApp = site) =>
    to.call<ErrorReply>('POST', '/api/contact', { ...contactMessage, ...fields });
  const expectRefused = async (fields: Record<string, unknown>, path: string, message: string) => {
    const { status, body } = await send(fields);
    expect(status).toBe(400);
    expect(body.issues).toContainEqual({ path, message });
    expect(await storedMessages(site.database)).toEqual([]);
    expect(await storedMails(site.database)).toEqual([]);
  };
  const reasons = async () => (await storedMessages(site.database)).map(({ held_reason }) => held_reason);

  test('section 7: returns 201 with the stored message, which is new', async () => {
    const { status, body, headers } = await send();
    expect(status).toBe(201);
    expect(body).toEqual({
      ...contactMessage,
      id: expect.any(Number),
      status: 'new',
      createdAt: new Date(START).toISOString(),
      updatedAt: null,
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  test('section 3: stores every field', async () => {
    await send();
    const { inquiryType, ...fields } = contactMessage;
    expect(await storedMessages(site.database)).toEqual([
      {
        ...fields,
        id: expect.any(Number),
        inquiry_type: inquiryType,
        status: 'new',
        held_reason: null,
        created_at: new Date(START),
        updated_at: null,
        answered_at: null,
        answered_by: null,
        company_id: null,
      },
    ]);
  });

  test.each(Object.entries(REQUIRED))('section 5: without %s: %s', async (path, message) => {
    for (const value of [undefined, null, '', '  ', ['a'], { a: 1 }, 7])
      await expectRefused({ [path]: value }, path, message);
  });

  test('section 5: a message has at least 10 characters', async () => {
    await expectRefused({ message: ' nine char ' }, 'message', REQUIRED.message);
    expect((await send({ message: ' ten chars! ' })).status).toBe(201);
  });

  test.each(['general', 'find-inspector', 'list-company', 'verification', 'technical', 'partnership'])(
    'section 3: inquiry type %s',
    async (inquiryType) => {
      expect(await send({ inquiryType })).toMatchObject({ status: 201, body: { inquiryType } });
    },
  );

  test('section 3: other inquiry types are rejected', async () => {
    for (const inquiryType of ['General', 'General Information', 'spam']) {
      await expectRefused({ inquiryType }, 'inquiryType', REQUIRED.inquiryType);
    }
  });

  test.each([
    ['name', 255],
    ['company', 255],
    ['subject', 500],
    ['message', 5000],
  ])('section 9: %s has at most %d characters', async (path, max) => {
    expect((await send({ [path]: 'ü'.repeat(max) })).status).toBe(201);
    await site.database.pool.query('delete from contact_messages');
    await site.database.pool.query('delete from outbox');
    await expectRefused({ [path]: 'ü'.repeat(max + 1) }, path, `Please use at most ${max} characters`);
  });

  test('decision 15: the server sets status, id and times', async () => {
    await send({ status: 'resolved', id: 99_999, createdAt: '1999-01-01', quarantineReason: 'x' });
    expect(await storedMessages(site.database)).toMatchObject([
      { status: 'new', held_reason: null, created_at: new Date(START) },
    ]);
  });

  test('decision 25: the admin gets the message and the sender a copy; each can reply to the other', async () => {
    const { formToken } = (await site.call<{ formToken: string }>('GET', '/api/form-token')).body;
    time += 60_000;
    await send({ formToken });
    const mails = await storedMails(site.database);
    expect(mails).toMatchObject([
      {
        recipient: ADMIN,
        reply_to: 'ada@plant.example',
        subject: expect.stringMatching(/^List My Company: A question about listings \[CM-\d{4}-\d{4}\]$/),
      },
      {
        recipient: 'ada@plant.example',
        reply_to: ADMIN,
        subject: expect.stringMatching(/^Your message to Probe Finder: A question about listings \[CM-\d{4}-\d{4}\]$/),
      },
    ]);
    for (const { body } of mails)
      for (const field of ['Ada Buyer', 'Plant & Sons', ...contactMessage.message.split('\n')])
        expect(body).toContain(field);
    expect(mails[1]?.body).toContain("We'll get back to you within 24 hours.");
  });

  test('hardening: without a form token the copy to the sender repeats no text of the message', async () => {
    await send();
    const [notice, copy] = await storedMails(site.database);
    for (const line of contactMessage.message.split('\n')) expect(notice?.body).toContain(line);
    expect(copy).toMatchObject({
      recipient: 'ada@plant.example',
      subject: expect.stringMatching(/^Your message to Probe Finder \[CM-\d{4}-\d{4}\]$/),
    });
    for (const text of Object.values(contactMessage)) expect(copy?.body).not.toContain(text);
  });

  test('decision 25: without an admin address the sender still gets a copy', async () => {
    const other = await makeApp();
    await send({}, other);
    expect(await storedMails(other.database)).toMatchObject([{ recipient: 'ada@plant.example', reply_to: null }]);
  });

  test('hardening: a message that looks like spam is quarantined without mails, and the response does not show it', async () => {
    const { formToken } = (await site.call<{ formToken: string }>('GET', '/api/form-token')).body;
    for (const [fields, reason] of [
      [{ fax: '1' }, 'a hidden field was filled in'],
      [{ formToken: 'made.up' }, 'the form token is forged'],
      [{ formToken }, 'the form was submitted within a second'],
    ] as const) {
      await site.database.pool.query('delete from contact_messages');
      const { status, text } = await send(fields);
      expect(status).toBe(201);
      expect(text).not.toMatch(/held|fax|formToken/);
      expect(await reasons()).toEqual([reason]);
    }
    expect(await storedMails(site.database)).toEqual([]);
    time += 60_000;
    await send({ formToken });
    expect((await reasons()).at(-1)).toBeNull();
  });

  test('hardening: many messages from one address within an hour are quarantined', async () => {
    for (let sent = 0; sent < 10; sent += 1)
      await send({ email: sent % 2 ? 'ADA@plant.example' : 'ada@plant.example' });
    expect(await reasons()).toEqual(Array(10).fill(null));
    await send();
    expect((await reasons()).at(-1)).toBe('too many messages from this address within an hour');
    await send({ email: 'bob@plant.example' });
    expect((await reasons()).at(-1)).toBeNull();
    time += 3_600_001;
    await send();
    expect((await reasons()).at(-1)).toBeNull();
  });

  test('hardening: writes from other sites and other content types are rejected', async () => {
    const foreign = await site.call('POST', '/api/contact', contactMessage, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    const form = await site.inject({
      method: 'POST',
      url: '/api/contact',
      payload: new URLSearchParams(contactMessage).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.statusCode).toBe(415);
    expect(await storedMessages(site.database)).toEqual([]);
  });
});
