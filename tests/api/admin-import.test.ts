import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorReply } from '#domain/api.ts';
import { duplicateKeys } from '#domain/companies/company-identity.ts';
import type { ImportCells } from '#domain/companies/company-import.ts';
import type { ImportRecord, ImportResult } from '#domain/companies/import-result.ts';
import { MAX_IMPORT_ROWS } from '#domain/constants.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { csvRows } from '#tests/support/csv.ts';
import { importInChunks, previewInChunks, startImportSession } from '#web/admin/import/import-in-chunks.ts';

const IMPORT = '/api/admin/companies/bulk-import';
const PREVIEW = '/api/admin/companies/import-preview';
const IMPORTS = '/api/admin/imports';
const SESSION = '0f8fad5b-d9cb-469f-a165-70867728950e';
const ROW = { name: 'Gulf NDT', location: 'Dubai, UAE', email: 'info@gulf.example' };

/** A realistic file: semicolons, a BOM, CRLF and LF, line breaks and quotes in cells, invalid and duplicate rows. */
const MESSY = [
  '\ufeffName;E-Mail;Email;Phone;Location;Specializations;Year Established;Website;Verified;Approved',
  'Gulf NDT;x;info@gulf.example;+971 4 555 0101;"Dubai, UAE";UT | MT||ut;1994;www.gulf.example;1;true',
  '"Smith ""and"" Sons; Ltd";;office@smith.example;;"Leeds,\r\nUnited Kingdom";;;;;',
  '"O\'Brien & Söhne GmbH <NDT>";;nobody;;Köln, Germany;;2199;javascript:alert(1);;',
  '=1+1 Testing;;;;Oslo, Norway;;;;;',
  'gulf  ndt;;INFO@gulf.example;;Elsewhere;;;;;',
  ';;;;Oslo;;;;;',
].join('\r\n');

/** Possible duplicates are looked for in a preview only. */
const withoutHints = ({ similar: _similar, traits: _traits, ...row }: ImportResult['rows'][number]) => row;

describeOnEachDatabase('bulk import', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    site = await makeApp();
    admin = await signedIn(site);
  });
  beforeEach(async () => {
    for (const table of ['companies', 'import_batches', 'audit_log', 'company_changes'])
      await site.database.pool.query(`delete from ${table}`);
  });

  const call = <Body>(method: 'GET' | 'POST', path: string, body?: object) => admin.call<Body>(method, path, body);
  const send = async (path: string, body: object) => {
    const { status, body: reply, text } = await call<ImportResult>('POST', path, body);
    expect(status, text.slice(0, 500)).toBe(200);
    return reply;
  };
  const load = (companies: ImportCells[], chunk: object = {}) => send(IMPORT, { companies, ...chunk });
  const preview = (companies: ImportCells[], chunk: object = {}) => send(PREVIEW, { companies, ...chunk });
  const undo = (id: number | string | null) => call<ErrorReply>('POST', `${IMPORTS}/${id}/undo`);
  const imports = async () => (await call<{ items: ImportRecord[]; total: number }>('GET', IMPORTS)).body;
  const stored = async () =>
    (
      await site.database.pool.query(
        'select id, name, location, approved, verified, batch_id from companies order by id',
      )
    ).rows;
  const many = (count: number, from = 0): ImportCells[] =>
    Array.from({ length: count }, (_, index) => ({
      name: `Company ${from + index}`,
      location: 'Oslo, Norway',
      email: `c${from + index}@many.example`,
      specializations: 'UT|MT',
    }));

  test('section 3: the valid rows of a messy file are imported, and every other row is reported', async () => {
    const result = await load(await csvRows(MESSY));
    expect(result).toEqual({
      success: 3,
      updated: 0,
      failed: 2,
      duplicates: 1,
      duplicateDetails: ['line 6: gulf  ndt, duplicate of line 2 of this file'],
      errors: [
        "line 4: O'Brien & Söhne GmbH <NDT>, invalid (email: Valid email is required; yearEstablished: Year cannot be in the future; website: Please enter a valid website URL)",
        'line 7: invalid (name: Company name is required)',
      ],
      importId: expect.any(Number),
      rows: [
        { row: 2, name: 'Gulf NDT', outcome: 'created', reasons: [], badges: ['verified'] },
        { row: 3, name: 'Smith "and" Sons; Ltd', outcome: 'created', reasons: [] },
        {
          row: 4,
          name: "O'Brien & Söhne GmbH <NDT>",
          outcome: 'refused',
          reasons: [
            { field: 'email', reason: 'Valid email is required' },
            { field: 'yearEstablished', reason: 'Year cannot be in the future' },
            { field: 'website', reason: 'Please enter a valid website URL' },
          ],
        },
        { row: 5, name: '=1+1 Testing', outcome: 'created', reasons: [] },
        { row: 6, name: 'gulf  ndt', outcome: 'duplicate', reasons: [], of: 'line 2 of this file' },
        { row: 7, name: '', outcome: 'refused', reasons: [{ field: 'name', reason: 'Company name is required' }] },
      ],
    });
    expect(await stored()).toMatchObject([
      { name: 'Gulf NDT', approved: false, verified: true, batch_id: result.importId },
      { name: 'Smith "and" Sons; Ltd', location: 'Leeds, United Kingdom' },
      { name: '=1+1 Testing', approved: false, verified: false, batch_id: result.importId },
    ]);
    expect((await site.list()).total).toBe(0);
  });

  test('decision 23: a preview shows what the import does, and stores nothing', async () => {
    await load([{ ...ROW, name: 'There Already' }]);
    const before = await stored();
    const rows = [...(await csvRows(MESSY)), { ...ROW, name: 'There already ' }];
    const previewed = await preview(rows);
    expect(previewed.duplicateDetails).toContain(`line 8: There already, duplicate of company ${before[0].id}`);
    expect(await stored()).toEqual(before);
    expect((await imports()).total).toBe(1);
    const done = await load(rows);
    expect(done).toEqual({ ...previewed, rows: previewed.rows.map(withoutHints), importId: done.importId });
    expect(previewed.importId).toBe(null);
  });

  test('decision 23: 5,000 rows in one call', async () => {
    const rows = many(MAX_IMPORT_ROWS);
    expect(await preview(rows)).toMatchObject({ success: MAX_IMPORT_ROWS, failed: 0, duplicates: 0 });
    expect(await load(rows)).toMatchObject({ success: MAX_IMPORT_ROWS, failed: 0, duplicates: 0 });
    const again = await load(rows);
    expect(again).toMatchObject({ success: 0, failed: 0, duplicates: MAX_IMPORT_ROWS, importId: null });
    expect((await imports()).items).toMatchObject([{ created: MAX_IMPORT_ROWS, remaining: MAX_IMPORT_ROWS }]);
    const [record] = (await imports()).items;
    expect(await undo(record?.id ?? 0)).toMatchObject({ status: 200, body: { removed: MAX_IMPORT_ROWS, approved: 0 } });
    expect(await stored()).toEqual([]);
  });

  test('decision 23: the chunks of a file are one import, and the result is that of the preview', async () => {
    const rows = [
      ...many(30),
      { ...many(1)[0], email: 'C0@many.example ' },
      { name: 'Company 7', location: 'oslo,norway' },
    ];
    const chunks = [rows.slice(0, 20), rows.slice(20)];
    const whole = await preview(rows);
    expect(whole).toMatchObject({ success: 30, duplicates: 2 });
    const earlier = many(20).flatMap((cells, index) =>
      duplicateKeys({
        name: String(cells.name),
        email: String(cells.email),
        location: String(cells.location),
      }).found.map((key) => ({ key, row: index + 1 })),
    );
    const previewed = [await preview(chunks[0] ?? []), await preview(chunks[1] ?? [], { firstRow: 21, earlier })];
    expect(previewed.flatMap((chunk) => chunk.rows)).toEqual(whole.rows);
    const first = await load(chunks[0] ?? [], { session: SESSION });
    const second = await load(chunks[1] ?? [], { session: SESSION, firstRow: 21 });
    expect(second.importId).toBe(first.importId);
    expect([...first.rows, ...second.rows]).toEqual(whole.rows.map(withoutHints));
    expect(await imports()).toMatchObject({ items: [{ id: first.importId, created: 30, remaining: 30 }], total: 1 });
  });

  test('decision 23: a chunk that is sent twice is stored once and gets the same response', async () => {
    const first = await load(many(10), { session: SESSION });
    expect(await load(many(10), { session: SESSION })).toEqual(first);
    const chunk = { session: SESSION, firstRow: 11 };
    const rows = [...many(10, 10), ROW, { ...ROW, name: 'GULF NDT' }, { name: '', location: 'Oslo' }];
    const once = await load(rows, chunk);
    expect(await load(rows, chunk)).toEqual(once);
    expect(once.importId).toBe(first.importId);
    expect(once).toMatchObject({ success: 11, failed: 1, duplicates: 1 });
    expect(await stored()).toHaveLength(21);
    expect((await imports()).items).toMatchObject([{ created: 21, remaining: 21 }]);
  });

  test('decision 23: a large file is sent in chunks; the preview shows the outcome of every row, also across chunks', async () => {
    await load([{ ...ROW, name: 'Company 900' }, ROW]);
    const rows = [
      ...many(2_100),
      { name: 'Company 5', location: ' oslo, NORWAY' },
      { name: 'Company 6', location: 'Bergen' },
      { ...many(1)[0], location: 'Lima, Peru' },
      { name: 'Company 0', location: 'Lima, Peru' },
      { ...ROW, email: 'INFO@gulf.example' },
      { name: 5, location: '' },
    ];
    const percents: number[] = [];
    const report = (percent: number) => percents.push(percent) > 0;
    const previewed = await previewInChunks(rows, (body) => send(PREVIEW, body), report);
    expect(percents).toEqual([0, 47, 94, 100]);
    expect(previewed).toEqual((await preview(rows)).rows);
    expect(previewed.slice(2_100).map(({ outcome, of }) => of ?? outcome)).toEqual([
      'line 6 of this file',
      'created',
      'line 1 of this file',
      'created',
      expect.stringMatching(/^company \d+$/),
      'refused',
    ]);
    const session = startImportSession(rows);
    let calls = 0;
    // The first and the second chunk are stored, but their responses are lost.
    const failing = async (body: object) => {
      const reply = await send(IMPORT, body);
      calls += 1;
      if (calls === 1 || calls === 3) throw new Error('The connection was lost');
      return reply;
    };
    for (const done of [0, 1_000]) {
      await expect(importInChunks(session, failing, report)).rejects.toThrow('The connection was lost');
      expect(session.outcomes).toHaveLength(done);
    }
    await importInChunks(session, failing, report);
    expect(session.outcomes).toEqual(previewed.map(withoutHints));
    expect((await imports()).items[0]).toMatchObject({ id: session.importId, created: 2_102, remaining: 2_102 });
    expect(await stored()).toHaveLength(2_104);
  });

  test('section 4: the progress of up to 1,000 rows is 50 while they are sent, then 100', async () => {
    const percents: number[] = [];
    await importInChunks(
      startImportSession(many(3)),
      (body) => send(IMPORT, body),
      (percent) => percents.push(percent) > 0,
    );
    expect(percents).toEqual([50, 100]);
  });

  test('decision 23: an import without new companies is not recorded', async () => {
    expect(await load([])).toMatchObject({ success: 0, importId: null, rows: [] });
    expect(await load([{ name: '', location: '' }])).toMatchObject({ failed: 1, importId: null });
    expect(await imports()).toEqual({ items: [], total: 0 });
  });

  test('decision 23: JSON cells can be numbers, booleans, lists and null', async () => {
    const result = await load([
      {
        ...ROW,
        phone: 97_145_550_101,
        yearEstablished: 1994,
        employeeCount: 50,
        verified: 1,
        featured: true,
        industries: ['Marine', 'Energy'],
        website: null,
        approved: true,
        rating: 5,
      } as ImportCells,
      { ...ROW, name: 'Other', website: 5, description: ['x'], serviceArea: 3 },
    ]);
    expect(result.rows).toMatchObject([
      { outcome: 'created' },
      {
        outcome: 'refused',
        reasons: [
          { field: 'serviceArea', reason: 'Please enter text' },
          { field: 'description', reason: 'Please enter text' },
          { field: 'website', reason: 'Please enter a valid website URL' },
        ],
      },
    ]);
    const { rows } = await site.database.pool.query(
      'select phone, year_established, employee_count, verified, featured, approved, industries, rating from companies',
    );
    expect(rows).toEqual([
      {
        phone: '97145550101',
        year_established: 1994,
        employee_count: '50',
        verified: true,
        featured: true,
        approved: false,
        industries: ['Marine', 'Energy'],
        rating: 0,
      },
    ]);
  });

  test('section 7: undoing an import removes all but approved companies; the audit log contains those removed', async () => {
    const { importId } = await load([...many(3), ROW]);
    await load([{ ...ROW, name: 'Of Another Import' }]);
    const [first, , , gulf] = await stored();
    expect((await call('POST', `/api/admin/companies/${first.id}/approve`)).status).toBe(200);
    const full = await site.database.pool.query('select to_jsonb(companies.*) as row from companies where id = $1', [
      gulf.id,
    ]);
    expect(await undo(importId)).toMatchObject({
      status: 200,
      body: { removed: 3, approved: 1, restored: 0, changedSince: [] },
    });
    expect(await stored()).toMatchObject([{ id: first.id, approved: true }, { name: 'Of Another Import' }]);
    expect((await imports()).items).toMatchObject([
      { created: 1, remaining: 1, undone: false },
      {
        id: importId,
        created: 4,
        remaining: 0,
        undone: true,
        actor: admin.email,
        at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
    const { rows: audit } = await site.database.pool.query(
      `select actor, action, entity_id, entity_name, before, after from audit_log
       where action in ('company.undo-import', 'import.undo') order by id`,
    );
    expect(audit).toHaveLength(4);
    expect(audit.slice(0, 3)).toMatchObject(
      Array.from({ length: 3 }, () => ({ actor: admin.email, action: 'company.undo-import', after: { importId } })),
    );
    expect(audit[3]).toMatchObject({
      actor: admin.email,
      action: 'import.undo',
      entity_id: importId,
      before: null,
      after: { removed: 3, approved: 1 },
    });
    const { before } = audit.find(({ entity_id }) => entity_id === gulf.id);
    expect(full.rows[0].row).toMatchObject(before);
    expect(Object.keys(before).length).toBeGreaterThan(20);
    expect((await site.list()).total).toBe(1);
  });

  test('decision 21: an import can be undone once, and nothing can be added to it afterwards', async () => {
    const { importId } = await load([ROW], { session: SESSION });
    expect((await undo(importId)).status).toBe(200);
    const undone = { status: 409, body: { message: 'This import has already been undone.' } };
    expect(await undo(importId)).toMatchObject(undone);
    expect(await call('POST', IMPORT, { companies: [ROW], session: SESSION })).toMatchObject(undone);
    expect(await stored()).toEqual([]);
    for (const id of [2_147_483_647, 0, 'x', '1e3'])
      expect(await undo(id), String(id)).toMatchObject({ status: 404, body: { message: 'Import not found.' } });
  });

  test.each([
    [{}, 'JSON must be an array of company objects'],
    [{ companies: null }, 'JSON must be an array of company objects'],
    [{ companies: { name: 'A' } }, 'JSON must be an array of company objects'],
    [{ companies: 'name,location' }, 'JSON must be an array of company objects'],
    [
      { companies: Array.from({ length: MAX_IMPORT_ROWS + 1 }, () => ({})) },
      'Please send at most 5000 companies per request',
    ],
    [[ROW], 'Please send an object with an array named companies'],
  ])('section 5: invalid body %# is a 400', async (body, message) => {
    for (const path of [IMPORT, PREVIEW])
      expect(await call<ErrorReply>('POST', path, body)).toMatchObject({ status: 400, body: { message } });
  });

  test('section 5: a bad element of an array fails alone', async () => {
    const bad = [5, null, [ROW], 'name,location'] as unknown as ImportCells[];
    const { success, failed, rows } = await load([ROW, ...bad]);
    expect({ success, failed }).toEqual({ success: 1, failed: 4 });
    expect(rows[2]).toEqual({
      row: 3,
      name: '',
      outcome: 'refused',
      reasons: [{ field: '', reason: 'This is not a company object' }],
    });
  });

  test('decision 23: the list of imports names the file and its person, and duplicates name their company', async () => {
    await load([ROW], { session: SESSION, file: 'prüflabore.csv' });
    expect((await imports()).items).toMatchObject([{ file: 'prüflabore.csv', actor: expect.stringMatching(/@/) }]);
    const { rows } = await preview([{ ...ROW, line: 7 }]);
    expect(rows).toMatchObject([{ row: 7, company: { name: 'Gulf NDT', location: 'Dubai, UAE', approved: false } }]);
  });

  test.each([{ session: 1 }, { session: 'mine' }, { session: `${SESSION}\n` }, { firstRow: 0 }, { firstRow: 1.5 }])(
    'decision 16: %j is a 400',
    async (chunk) => {
      expect((await call('POST', IMPORT, { companies: [ROW], ...chunk })).status).toBe(400);
      expect(await stored()).toEqual([]);
    },
  );

  test('hardening: a body can have up to 32 MiB, and only with a session', async () => {
    const large = { companies: [{ ...ROW, notes: 'x'.repeat(2_000_000) }] };
    expect((await call('POST', IMPORT, large)).status).toBe(200);
    expect((await site.call('POST', IMPORT, large)).status).toBe(401);
    const tooLarge = await call('POST', IMPORT, { companies: [{ ...ROW, notes: 'x'.repeat(33 * 1024 * 1024) }] });
    expect(tooLarge.status).toBe(413);
  });
});
