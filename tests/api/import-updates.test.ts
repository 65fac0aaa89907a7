import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import type { ImportCells } from '#domain/companies/company-import.ts';
import type { ImportedRow, ImportRecord, ImportResult, ImportUndone } from '#domain/companies/import-result.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { csvRows } from '#tests/support/csv.ts';
import { signedInMember } from '#tests/support/member.ts';
import { importInChunks, previewInChunks, startImportSession } from '#web/admin/import/import-in-chunks.ts';

const IMPORT = '/api/admin/companies/bulk-import';
const PREVIEW = '/api/admin/companies/import-preview';
const SESSION = '0f8fad5b-d9cb-469f-a165-70867728950e';
const GULF = { name: 'Gulf NDT', email: 'info@gulf.example', location: 'Dubai, UAE' };

describeOnEachDatabase('imports that update companies', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  let gulf: number;
  let keld: number;

  beforeAll(async () => {
    site = await makeApp();
    admin = await signedIn(site);
  });
  beforeEach(async () => {
    for (const table of ['companies', 'certificates', 'import_batches', 'audit_log', 'company_members', 'outbox'])
      await site.database.pool.query(`delete from ${table}`);
    [gulf = 0, keld = 0] = await site.insert(
      [
        company({ ...GULF, phone: '+971 4 555 0101', specializations: ['UT'], certifications: ['ISO/IEC 17025'] }),
        company({ name: 'Keld Inspection', email: 'office@keld.example', website: null }),
      ],
      'import',
    );
  });

  const send = async <Reply = ImportResult>(path: string, body: object = {}) => {
    const { status, body: reply, text } = await admin.call<Reply>('POST', path, body);
    expect(status, text.slice(0, 500)).toBe(200);
    return reply;
  };
  const preview = (companies: ImportCells[]) => send(PREVIEW, { companies, update: true });
  const load = (companies: ImportCells[], options: object = {}) =>
    send(IMPORT, { companies, update: true, ...options });
  const undo = (id: number | null) => send<ImportUndone>(`/api/admin/imports/${id}/undo`);
  const read = async (id: number) => (await admin.call<AdminCompany>('GET', `/api/admin/companies/${id}`)).body;
  const edit = async (id: number, fields: object) => {
    const { name, location, email, phone, serviceArea, description, certifications, specializations } = await read(id);
    const current = { name, location, email, phone, serviceArea, description, certifications, specializations };
    const body = { ...current, ...fields };
    expect((await admin.call('PUT', `/api/admin/companies/${id}`, body)).status).toBe(200);
  };
  const reasonsOf = ({ rows }: ImportResult) => rows.map(({ reasons }) => reasons[0]?.reason);

  test('hardening H43: a row updates the company with its number, or with its name and email, and undo restores it', async () => {
    const rows = [
      { id: String(gulf), name: 'Gulf NDT', location: 'Abu Dhabi, UAE', phone: '+971 2 555 0102' },
      { name: 'KELD inspection', email: 'Office@keld.example', location: 'York, UK', specializations: 'MT|PT' },
      { name: 'New Here', location: 'Oslo, Norway' },
    ];
    const before = [await read(gulf), await read(keld)];
    const previewed = await preview(rows);
    expect(previewed).toMatchObject({ success: 1, updated: 2, failed: 0, duplicates: 0, importId: null });
    expect(previewed.rows).toMatchObject([
      {
        outcome: 'updated',
        company: { id: gulf, name: 'Gulf NDT', location: 'Dubai, UAE', approved: true },
        changes: [
          { field: 'phone', before: '+971 4 555 0101', after: '+971 2 555 0102' },
          { field: 'location', before: 'Dubai, UAE', after: 'Abu Dhabi, UAE' },
        ],
      },
      {
        outcome: 'updated',
        company: { id: keld },
        // Its case and spaces are not those of a name that was corrected.
        changes: [
          { field: 'location', before: 'Aberdeen, Scotland, United Kingdom', after: 'York, UK' },
          { field: 'specializations', before: '', after: 'MT | PT' },
        ],
      },
      { outcome: 'created' },
    ]);
    expect([await read(gulf), await read(keld)]).toEqual(before);
    expect((await site.call('GET', `/company/${gulf}`)).text).not.toContain('Abu Dhabi');

    const { importId, ...done } = await load(rows, { file: 'phones.csv' });
    const withoutVersion = ({ version: _version, traits: _traits, ...row }: ImportedRow) => row;
    expect({ ...done, rows: done.rows.map(withoutVersion) }).toEqual({
      ...done,
      rows: previewed.rows.map(withoutVersion),
    });
    // Pages, search and lists show it at once.
    const profile = (await site.list({ search: 'Gulf NDT' })).items[0];
    expect(profile).toMatchObject({
      id: gulf,
      location: 'Abu Dhabi, UAE',
      city: 'Abu Dhabi',
      phone: '+971 2 555 0102',
    });
    expect((await site.list({ search: 'penetrant' })).items.map(({ id }) => id)).toEqual([keld]);
    expect(await read(keld)).toMatchObject({ name: 'Keld Inspection', city: 'York', approved: true });
    const { items } = (await admin.call<{ items: ImportRecord[] }>('GET', '/api/admin/imports')).body;
    expect(items).toMatchObject([{ id: importId, file: 'phones.csv', created: 1, updated: 2, remaining: 1 }]);
    const audit = async (action: string) =>
      (
        await site.database.pool.query(
          'select actor, entity_id, entity_name, before, after from audit_log where action = $1 order by entity_id',
          [action],
        )
      ).rows;
    expect(await audit('company.import-update')).toMatchObject([
      {
        actor: admin.email,
        entity_id: gulf,
        entity_name: 'Gulf NDT',
        before: { phone: '+971 4 555 0101' },
        after: { phone: '+971 2 555 0102' },
      },
      { entity_id: keld },
    ]);
    expect(await audit('import.create')).toMatchObject([{ after: { created: 1, updated: 2 } }]);

    expect(await undo(importId)).toEqual({ removed: 1, approved: 0, restored: 2, changedSince: [] });
    const { version: _version, updatedAt: _updatedAt, ...fields } = before[0] as AdminCompany;
    expect(await read(gulf)).toMatchObject(fields);
    expect((await site.list({ search: 'penetrant' })).items).toEqual([]);
    expect(await audit('company.undo-import-update')).toHaveLength(2);
  });

  test('hardening H43: an empty cell changes nothing, and certifications are only added', async () => {
    const { rows, importId } = await load([
      {
        ...GULF,
        phone: '',
        description: null,
        specializations: ' | ',
        website: 'n/a',
        certifications: 'API 510|iso/iec 17025',
        verified: 'true',
        featured: 'true',
        createdAt: '2001-01-01',
      },
    ]);
    expect(rows[0]?.changes).toEqual([
      { field: 'certifications', before: 'ISO/IEC 17025', after: 'ISO/IEC 17025 | API 510' },
    ]);
    expect(await read(gulf)).toMatchObject({
      phone: '+971 4 555 0101',
      specializations: ['UT'],
      website: 'https://www.northgate.example',
      verified: false,
      featured: false,
    });
    await undo(importId);
    expect((await read(gulf)).certifications).toEqual(['ISO/IEC 17025']);
  });

  test('hardening H43: by default a row of a listed company is skipped, whatever its number', async () => {
    const rows = [
      { ...GULF, id: gulf, phone: '1234567' },
      { name: 'Other', location: 'Oslo', id: gulf },
      { name: 'Third', location: 'Oslo', id: 'A-17' },
    ];
    for (const path of [PREVIEW, IMPORT])
      expect(await send(path, { companies: rows })).toMatchObject({ success: 2, updated: 0, duplicates: 1, failed: 0 });
    expect((await read(gulf)).phone).toBe('+971 4 555 0101');
  });

  test('hardening H43: a row whose company is not certain is refused, with what to do', async () => {
    const [twin = 0, other = 0, merged = 0] = await site.insert([
      company({ ...GULF, location: 'Sharjah, UAE' }),
      company({ name: 'Other Lab', email: 'lab@other.example' }),
      company({ name: 'Gone Lab', email: 'gone@other.example' }),
    ]);
    await admin.call('POST', `/api/admin/companies/${other}/merge`, { mergedId: merged, choices: {} });
    const rows = [
      { ...GULF, phone: '+1 555 0100' },
      { ...GULF, id: other, phone: '+1 555 0100' },
      { name: 'Ours', id: keld, location: 'Rome', email: 'a@ours.example' },
      { name: 'Gone Lab', id: merged, location: 'Rome' },
      { name: 'Nobody', id: 2_000_000_000, location: 'Rome' },
      { name: 'Nobody', id: 'A-17', location: 'Rome' },
    ];
    const reasons = [
      `Companies ${gulf}, ${twin} are listed with this name. Please state the number of one`,
      `Company ${other} is “Other Lab”, but this row is the same as company ${gulf}, ${twin}`,
      `Company ${keld} is “Keld Inspection”: its name, email, phone and website all differ`,
      `Company ${merged} was merged into company ${other}. Please use that number`,
      'There is no company 2000000000. Leave the number empty for a new one',
      'This is not the number of a company',
    ];
    for (const result of [await preview(rows), await load(rows)]) {
      expect(result).toMatchObject({ success: 0, updated: 0, failed: rows.length, importId: null });
      expect(reasonsOf(result)).toEqual(reasons);
    }
    // The number decides between two with one name.
    expect(await load([{ ...GULF, id: twin, phone: '+1 555 0100' }])).toMatchObject({ updated: 1 });
    expect((await read(gulf)).phone).toBe('+971 4 555 0101');
  });

  test('hardening H43: pending and hidden companies stay so; those with people of their own are skipped', async () => {
    const [pending = 0, managed = 0] = await site.insert([
      company({ name: 'Pending Lab', approved: false }),
      company({ name: 'Managed Lab', email: 'lab@managed.example' }),
    ]);
    await admin.call('POST', `/api/admin/companies/${keld}/hide`, { reason: 'Moves' });
    await signedInMember(site, managed);
    const rows = [pending, keld, managed].map((id) => ({ id, phone: '+1 555 0100', location: 'Aberdeen' }));
    const names = ['Pending Lab', 'Keld Inspection', 'Managed Lab'];
    const result = await load(rows.map((row, index) => ({ ...row, name: names[index] })));
    expect(result).toMatchObject({ updated: 2, duplicates: 1, failed: 0 });
    expect(result.rows[2]).toMatchObject({
      company: { id: managed },
      notes: [{ field: '', reason: 'not updated, because its own people manage it' }],
    });
    expect(await read(pending)).toMatchObject({ phone: '+1 555 0100', approved: false });
    expect(await read(keld)).toMatchObject({ phone: '+1 555 0100', hiddenReason: 'Moves' });
    expect((await site.call('GET', `/company/${keld}`)).status).toBe(404);
  });

  test('hardening H43: what was changed since the preview is not updated', async () => {
    const rows = [{ ...GULF, phone: '+1 555 0100' }];
    const previewed = await previewInChunks(
      rows,
      (body) => send(PREVIEW, body),
      () => true,
      { update: true },
    );
    await edit(gulf, { phone: '+1 555 0199' });
    const session = startImportSession(rows, { update: true, previewed });
    await importInChunks(
      session,
      (body) => send(IMPORT, body),
      () => true,
    );
    expect(session.outcomes[0]).toMatchObject({
      outcome: 'refused',
      reasons: [{ reason: `Company ${gulf} was changed since the preview. Please check the file again` }],
    });
    expect((await read(gulf)).phone).toBe('+1 555 0199');
  });

  test('hardening H43: a company is updated once in an import, and a chunk that is sent again changes nothing', async () => {
    const rows = [
      { ...GULF, phone: '+1 555 0100' },
      { id: gulf, email: GULF.email, phone: '+1 555 0101' },
      { ...GULF, phone: '+1 555 0102' },
      { name: 'New Here', location: 'Oslo, Norway' },
    ];
    const of = ({ rows: outcomes }: { rows: ImportedRow[] }) =>
      outcomes.map(({ of: other, outcome }) => other ?? outcome);
    const expected = ['updated', 'line 1 of this file', 'line 1 of this file', 'created'];
    expect(of(await preview(rows))).toEqual(expected);
    const first = await load(rows, { session: SESSION });
    expect(of(first)).toEqual(expected);
    const { version } = await read(gulf);
    expect(of(await load(rows, { session: SESSION }))).toEqual(expected);
    // Of a further chunk too.
    expect(of(await load([rows[1] ?? {}], { session: SESSION, firstRow: 5 }))).toEqual(['line 1 of this file']);
    expect(await read(gulf)).toMatchObject({ phone: '+1 555 0100', name: 'Gulf NDT', version });
    const { items } = (await admin.call<{ items: ImportRecord[] }>('GET', '/api/admin/imports')).body;
    expect(items).toMatchObject([{ created: 1, updated: 1 }]);
    const chunks = [{ ...GULF, id: gulf, phone: '+1 555 0103' }, ...many(1_000), { ...rows[1], id: String(gulf) }];
    const previewed = await previewInChunks(
      chunks,
      (body) => send(PREVIEW, body),
      () => true,
      { update: true },
    );
    expect(previewed.at(-1)).toMatchObject({ outcome: 'duplicate', of: 'line 1 of this file' });
  });

  test('hardening H43: undoing leaves alone what was changed since, and names it', async () => {
    const [added = 0, joined = 0, gone = 0] = await site.insert(
      ['Added Lab', 'Joined Lab', 'Gone Lab'].map((name) => company({ name })),
    );
    const ids = [gulf, keld, added, joined, gone];
    const companies = await Promise.all(ids.map(read));
    const { importId } = await load(
      companies.map(({ id, name, location }) => ({
        id,
        name,
        location,
        phone: '+1 555 0100',
        certifications: 'API 510',
      })),
    );
    await edit(keld, { phone: '+1 555 0199' });
    // What the import did not change may differ.
    await edit(gulf, { website: 'https://gulf.example' });
    const { rows } = await site.database.pool.query(
      `select id from certificates where company_id = $1 and name = 'API 510'`,
      [added],
    );
    const seen = { how: 'register', note: 'Listed.', companyExists: true, expires: '2099-12-31' };
    expect((await admin.call('POST', `/api/admin/certificates/${rows[0].id}/check`, seen)).status).toBe(200);
    await signedInMember(site, joined);
    expect((await admin.call('DELETE', `/api/admin/companies/${gone}`)).status).toBe(200);
    const { changedSince, ...counts } = await undo(importId);
    expect(counts).toEqual({ removed: 0, approved: 0, restored: 1 });
    expect(changedSince).toEqual([
      { id: keld, name: 'Keld Inspection' },
      { id: added, name: 'Added Lab' },
      { id: joined, name: 'Joined Lab' },
      { id: gone, name: `Company ${gone}` },
    ]);
    expect(await read(gulf)).toMatchObject({ phone: '+971 4 555 0101', website: 'https://gulf.example' });
    expect(await read(keld)).toMatchObject({ phone: '+1 555 0199', certifications: ['API 510'] });
    expect((await admin.call('POST', `/api/admin/imports/${importId}/undo`)).status).toBe(409);
  });

  test('hardening H43: an export that is imported with updates changes nothing but what was mended in it', async () => {
    // A number and a name are enough.
    expect(await load([{ id: gulf, name: 'Gulf NDT', phone: '+971 2 555 0102' }])).toMatchObject({ updated: 1 });
    await edit(gulf, {
      description: 'Line one\r\nLine two',
      moreServiceAreas: ['Africa'],
      placeCorrection: '25.07, 55.14',
      website: 'https://gulf.example',
      employeeCount: '51-200',
    });
    const { text } = await admin.call('GET', '/api/admin/companies.csv');
    const rows = await csvRows(text);
    expect(await load(rows)).toMatchObject({ success: 0, updated: 0, duplicates: 2, failed: 0, importId: null });
    const mended = rows.map((row) =>
      row.id === String(gulf) ? { ...row, name: 'Gulf Inspection', email: 'a@b.example' } : row,
    );
    expect(await load(mended)).toMatchObject({ success: 0, updated: 1, duplicates: 1 });
    expect(await read(gulf)).toMatchObject({ name: 'Gulf Inspection', email: 'a@b.example', employeeCount: '51-200' });
  });
});

function many(count: number): ImportCells[] {
  return Array.from({ length: count }, (_, index) => ({ name: `Company ${index}`, location: 'Oslo, Norway' }));
}
