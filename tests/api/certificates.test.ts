import { beforeAll, expect, test } from 'vitest';
import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import type { CertificateCheck } from '#domain/certificates/certificate-check.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

describeOnEachDatabase('certificates of a company', (makeApp) => {
  let site: TestApp;
  let id: number;
  let pendingId: number;

  beforeAll(async () => {
    site = await makeApp({ now: () => NOW });
    const certifications = ['ISO/IEC 17025:2017', 'API 510', 'ISO 9001', 'IRATA', 'Refused one', 'Old one'];
    [id = 0, pendingId = 0] = await site.insert([
      company({ certifications }),
      company({ name: 'Pending', approved: false, certifications }),
    ]);
    const set = (name: string, values: string) =>
      site.database.pool.query(`update certificates set ${values} where name = $1`, [name]);
    await set(
      'ISO/IEC 17025:2017',
      `state = 'checked', checked_how = 'register', checked_at = '2026-11-14T09:00:00Z',
      checked_by = 'ada@directory.example', check_note = 'secret', number = 'AB-0042-T', number_key = 'AB0042T',
      issued = '2024-02-29', expires = '2028-02-29'`,
    );
    await set(
      'API 510',
      `holder_kind = 'person', holder_name = 'Robin Example', number = '71 234', number_key = '71234',
      state = 'checked', checked_how = 'register', checked_at = '2026-01-14T09:00:00Z', expires = '2026-11-21'`,
    );
    await set('ISO 9001', `state = 'withdrawn', ended_at = '2026-10-01T09:00:00Z'`);
    await set('Refused one', `state = 'refused'`);
    await set('Old one', `expires = '2025-11-21'`);
  });

  test('decision 30: each has its state, checked ones first, and what is refused or long ended is not listed', async () => {
    const { status, body } = await site.call<{ items: PublicCertificate[] }>(
      'GET',
      `/api/companies/${id}/certificates`,
    );
    expect(status).toBe(200);
    expect(body.items.map(({ name, state }) => [name, state])).toEqual([
      ['ISO/IEC 17025:2017', 'checked'],
      ['IRATA', 'claimed'],
      ['API 510', 'expired'],
      ['ISO 9001', 'withdrawn'],
    ]);
    expect(body.items[0]).toMatchObject({
      number: 'AB-0042-T',
      mark: '17025',
      entry: 'iso-17025',
      issued: '2024-02-29',
      expires: '2028-02-29',
      checkedOn: '2026-11-14',
      checkedHow: 'register',
      documents: [],
    });
    expect(body.items[0]?.registers[0]).toMatchObject({
      label: expect.stringContaining('UKAS'),
      url: expect.any(String),
    });
  });

  test('decision 30: who checked, the note and a person without consent are not public', async () => {
    const { text } = await site.call('GET', `/api/companies/${id}/certificates`);
    for (const hidden of ['ada@', 'secret', 'Robin']) expect(text).not.toContain(hidden);
  });

  test('decision 2: those of a company that is not approved are not public', async () => {
    expect((await site.call('GET', `/api/companies/${pendingId}/certificates`)).status).toBe(404);
    expect((await site.call('GET', '/api/companies/0/certificates')).status).toBe(404);
  });

  test('decision 30: the list of companies says the state of each name', async () => {
    const { items } = await site.list();
    expect(items[0]?.certificateStates).toEqual(['checked', 'expired', 'withdrawn', 'claimed', 'claimed', 'expired']);
  });

  test.each([
    ['AB-0042-T', 'valid'],
    ['ab 0042 t', 'valid'],
    ['AB–0042.T', 'valid'],
    ['71234', 'expired'],
    ['AB-0043-T', 'unknown'],
    ['---', 'unknown'],
  ])('decision 30: the number %s is %s', async (number, answer) => {
    const { status, body } = await site.call<CertificateCheck>(
      'GET',
      `/api/certificates/check?number=${encodeURIComponent(number)}`,
    );
    expect(status).toBe(200);
    expect(body.answer).toBe(answer);
    expect(body.matches.map(({ company }) => company.id)).toEqual(answer === 'unknown' ? [] : [id]);
  });

  test('decision 16: a check without a number is refused', async () => {
    expect((await site.call('GET', '/api/certificates/check')).status).toBe(400);
    expect((await site.call('GET', '/api/certificates/check?number=%20')).status).toBe(400);
  });
});
