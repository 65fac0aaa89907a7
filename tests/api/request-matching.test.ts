import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AuditRecord } from '#domain/audit/audit-entry.ts';
import type { SuggestedCompanies } from '#domain/service-requests/service-request-admin.ts';
import { recordChanges } from '#server/changes/change-feed.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { clearRequests, serviceRequest, storedMails } from '#tests/support/service-request.ts';

const ULTRASONIC = { specializations: ['Ultrasonic testing'], equipmentTypes: ['Pressure vessel'] };

describeOnEachDatabase('requests without a company', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  let ids: Record<string, number> = {};

  beforeAll(async () => {
    site = await makeApp({ env: { PUBLIC_URL: 'https://directory.example' } });
    admin = await signedIn(site);
    const houston = { location: 'Houston, Texas, United States', serviceArea: 'North America' } as const;
    const companies = {
      near: company({ name: 'Near', ...houston, ...ULTRASONIC }),
      certified: company({ name: 'Certified', ...houston, ...ULTRASONIC, certifications: ['ISO/IEC 17020'] }),
      dallas: company({ name: 'Galveston', ...houston, location: 'Galveston, Texas, United States', ...ULTRASONIC }),
      silent: company({ name: 'Silent', ...houston, ...ULTRASONIC, email: '' }),
      waiting: company({ name: 'Waiting', ...houston, ...ULTRASONIC, approved: false }),
      other: company({ name: 'Other trade', ...houston, specializations: ['Drone inspection'] }),
      far: company({ name: 'Far', ...ULTRASONIC }),
    };
    const inserted = await site.insert(Object.values(companies));
    ids = Object.fromEntries(Object.keys(companies).map((key, index) => [key, inserted[index] ?? 0]));
  });
  beforeEach(() => clearRequests(site.database));

  const create = async (fields: object = {}) => {
    const request = { ...serviceRequest, work: 'Ultrasonic testing', ...fields };
    const { body } = await site.call<{ id: number }>('POST', '/api/service-requests', request);
    return `/api/admin/service-requests/${body.id}`;
  };
  const suggested = async (address: string) =>
    (await admin.call<SuggestedCompanies>('GET', `${address}/suggestions`)).body.items;
  const namesOf = async (address: string) => (await suggested(address)).map(({ name }) => name);

  test('decision 35: who does the work in the place comes first, the nearest before others, then who is there', async () => {
    const names = await namesOf(await create({ validOn: null }));
    expect(names.slice(0, 2).sort()).toEqual(['Certified', 'Near']);
    expect(names.slice(2)).toEqual(['Galveston', 'Other trade', 'Far']);
  });

  test('decision 35: the certificate that was asked for comes before all else', async () => {
    const names = await namesOf(await create({ certification: 'ISO 17020', validOn: null }));
    expect(names[0]).toBe('Certified');
    await site.database.pool.query(
      `update certificates set state = 'checked', checked_how = 'register', checked_at = now(), expires = '2031-06-01'
       where company_id = $1`,
      [ids.certified],
    );
    await recordChanges(site.database.pool, [ids.certified ?? 0]);
    await site.context.changes.refresh();
    const [first] = await suggested(await create({ certification: 'ISO 17020', validOn: '2031-05-08' }));
    expect(first).toMatchObject({ name: 'Certified', distance: 0 });
    expect(first?.reason).toContainEqual({ text: 'ISO/IEC 17020 valid on 2031-05-08', isProof: true });
    expect(Object.keys(first ?? {}).sort()).not.toContain('email');
  });

  test('decision 35: companies that have the request are not suggested again', async () => {
    const address = await create({ companyIds: [ids.near, ids.far] });
    expect(await namesOf(address)).not.toEqual(expect.arrayContaining(['Near']));
    expect((await admin.call('GET', '/api/admin/service-requests/999999/suggestions')).status).toBe(404);
  });

  test('decision 35: an admin sends a request on, and its sender is informed', async () => {
    const address = await create();
    const before = (await storedMails(site.database)).length;
    const forward = (companyIds: unknown[]) => admin.call('POST', `${address}/forward`, { companyIds });
    expect(await forward([ids.near, ids.dallas])).toMatchObject({ status: 200, body: { changed: 2 } });
    const mails = (await storedMails(site.database)).slice(before);
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      'office@northgate.example',
      'office@northgate.example',
      serviceRequest.customerEmail,
    ]);
    expect(mails[0]?.body).toMatch(/https:\/\/directory\.example\/leads\/[\w-]{43}#quote\n/);
    expect(mails[2]?.body).toMatch(
      /Near and Galveston has been sent.*\n\n.*https:\/\/directory\.example\/requests\/[\w-]{43}\n/s,
    );
    expect(await forward([ids.near])).toMatchObject({
      status: 409,
      body: { message: 'These companies have already got this request.' },
    });
    expect(await forward([ids.near, ids.certified])).toMatchObject({ status: 200, body: { changed: 1 } });
    expect(await forward([ids.waiting])).toMatchObject({ status: 400 });
    expect(await forward([])).toMatchObject({ status: 400, body: { message: 'Please choose a company' } });
    const { body } = await admin.call<{ items: AuditRecord[] }>('GET', '/api/admin/audit?search=forward');
    expect(body.items[0]).toMatchObject({
      action: 'service-request.forward',
      entityName: expect.stringMatching(/^IR-\d{4}-\d{4}$/),
      after: { companies: [{ id: ids.certified, name: 'Certified' }] },
    });
  });

  test('decision 35: a request that waits for its sender, or is withdrawn, is not sent on', async () => {
    const address = await create({ fax: 'filled' });
    const forward = () => admin.call('POST', `${address}/forward`, { companyIds: [ids.near] });
    expect(await forward()).toMatchObject({
      status: 409,
      body: { message: 'This request waits until its sender has confirmed the address.' },
    });
    await site.database.pool.query(`update service_requests set state = 'withdrawn'`);
    expect((await forward()).status).toBe(409);
    const { rows } = await site.database.pool.query('select 1 from request_recipients');
    expect(rows).toEqual([]);
  });

  test('decision 35: two admins who send it on at once send it once to each company', async () => {
    const address = await create();
    const before = (await storedMails(site.database)).length;
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.call('POST', `${address}/forward`, { companyIds: [ids.near, ids.far] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await storedMails(site.database)).slice(before)).toHaveLength(3);
  });
});
