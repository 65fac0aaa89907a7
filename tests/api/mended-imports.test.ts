import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import type { ImportCells } from '#domain/companies/company-import.ts';
import type { ImportResult } from '#domain/companies/import-result.ts';
import { IMPORT_CHUNK_ROWS } from '#domain/constants.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { csvRows } from '#tests/support/csv.ts';
import { fileTwins } from '#web/admin/import/file-twins.ts';
import { previewAgain, previewInChunks } from '#web/admin/import/import-in-chunks.ts';

const PREVIEW = '/api/admin/companies/import-preview';
const ROW = { name: 'Gulf NDT', location: 'Dubai, UAE', email: 'info@gulf.example' };

describeOnEachDatabase('mending what imports brought', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    site = await makeApp();
    admin = await signedIn(site);
  });
  beforeEach(async () => {
    for (const table of ['companies', 'import_batches']) await site.database.pool.query(`delete from ${table}`);
  });

  const post = (path: string, body: object) => admin.call('POST', `/api/admin/companies/${path}`, body);
  const send = async (path: string, body: object) => (await admin.call<ImportResult>('POST', path, body)).body;
  const load = (companies: ImportCells[]) => post('bulk-import', { companies });
  const preview = (companies: ImportCells[]) => send(PREVIEW, { companies });
  const list = async (query: string) =>
    (await admin.call<{ items: AdminCompany[] }>('GET', `/api/admin/companies?${query}`)).body;

  test.each([
    [
      'location=Aberdeen,+United+Kingdom',
      { place: 'Aberdeen, Scotland, United Kingdom', unread: [], isDoubtful: false },
    ],
    ['location=12+Harbour+Road,+Aberdeen,+UK', { precision: 'city', isDoubtful: false }],
    ['location=Leeds&correction=57.15,+-2.09', { precision: 'city', unread: [], isDoubtful: false }],
    ['correction=Atlantis,+Nowhere', { unread: ['Nowhere'], isDoubtful: true }],
    ['location=Atlantis,+Nowhere', { isDoubtful: true }],
    ['location=Qqqqq,+Barbados', { precision: 'country', unread: ['Qqqqq'], isDoubtful: true }],
    ['location=Leeds,+UK&correction=Xyzzyville', { place: null, precision: 'none', isDoubtful: true, map: null }],
    ['location=', { place: null, isDoubtful: false }],
  ])('decision 33: before it is saved, the place %s is read as %j', async (query, reading) => {
    const { status, body } = await admin.call('GET', `/api/admin/place-reading?${query}`);
    expect({ status, body }).toMatchObject({ status: 200, body: reading });
  });

  test('decision 33: what an import left out may stay missing, and what is there may not be removed', async () => {
    await post('bulk-import', { companies: [{ name: 'Name Only', location: 'Oslo', yearEstablished: 1620 }] });
    const id = (await list('search=Name+Only')).items[0]?.id;
    const save = (fields: object) => admin.call<AdminCompany>('PUT', `/api/admin/companies/${id}`, fields);
    const blank = { name: 'Name Only', email: '', phone: '', description: '', serviceArea: '', yearEstablished: 1620 };
    // The service area is that of the country.
    const saved = await save({ ...blank, location: 'Bergen, Norway', serviceArea: 'Europe' });
    expect(saved).toMatchObject({ status: 200, body: { city: 'Bergen', email: '', phone: '', description: '' } });
    const filled = { ...blank, location: 'Bergen', serviceArea: 'Europe', phone: '+47 55 55 55 55' };
    expect((await save(filled)).status).toBe(200);
    const { status, body } = await save({ ...blank, location: 'Bergen', yearEstablished: 1700 });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      issues: [
        { path: 'phone', message: 'Phone number is required' },
        { path: 'serviceArea', message: 'Service area is required' },
        { path: 'yearEstablished', message: 'Please enter a valid year' },
      ],
    });
  });

  test('decision 23: a preview names listed companies that may be the same, but not other offices of a group', async () => {
    const website = 'https://gulf.example';
    await load([{ ...ROW, website, phone: '+971 4 555 0101' }]);
    const { rows } = await preview([
      { name: 'Gulf N.D.T. LLC', location: 'Sharjah, UAE' },
      { name: 'Other Name', location: 'Sharjah, UAE', phone: '00971 4 555 0101' },
      { name: 'Gulf Labs', location: 'Dubai', website },
      { name: 'Gulf Labs', location: 'Muscat, Oman', website },
      { name: 'Unlike', location: 'Muscat, Oman' },
    ]);
    const found = { name: 'Gulf NDT', location: 'Dubai, UAE', approved: false };
    expect(rows.map(({ similar }) => similar)).toMatchObject([[found], [found], [found], undefined, undefined]);
  });

  test('decision 23: a preview names rows of the file that may be one company, also in other chunks', async () => {
    const website = 'https://fjord.example';
    const twins: ImportCells[] = [
      { name: 'Fjord N.D.T. Limited', location: 'Stavanger, Norway', website, line: 2 },
      { name: 'Fjord NDT', location: 'Bergen, Norway', website, line: 4 },
      { name: 'Fjørd Surveys', location: 'Stavanger', website, line: 5 },
      { name: 'Unlike', location: 'Oslo', phone: '0047 55 50 01 02', email: 'a@gmail.com', line: 6 },
    ];
    const others = Array.from({ length: IMPORT_CHUNK_ROWS }, (_, index) => ({
      name: `Other ${index}`,
      location: 'Oslo',
      line: 10 + index,
    }));
    const far = [
      { name: 'Oslo Labor', location: 'Oslo', phone: '+47 (0)55 500 102', email: 'b@gmail.com', line: 9_000 },
      { name: 'FJORD NDT AS', location: 'Hamar', line: 9_001 },
    ];
    const outcomes = await previewInChunks(
      [...twins, ...others, ...far],
      (body) => send(PREVIEW, body),
      () => true,
    );
    const found = [...fileTwins(outcomes)].map(([{ row }, same]) => [row, same.map((other) => other.row)]);
    expect(found).toEqual([
      [2, [9_001, 5]],
      [4, [9_001]],
      [5, [2]],
      [6, [9_000]],
      [9_000, [6]],
      [9_001, [2, 4]],
    ]);
  });

  test('decision 23: what is mended is checked again, with what was or becomes its duplicate', async () => {
    const rows: ImportCells[] = [
      { name: 'A', location: 'Oslo', line: 2 },
      { name: 'A', location: 'Oslo', line: 3 },
      { name: 'B', location: '', line: 5 },
      { name: 'C', location: 'Oslo', line: 9 },
    ];
    const sendPreview = (body: object) => send(PREVIEW, body);
    const outcomes = await previewInChunks(rows, sendPreview, () => true);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['created', 'duplicate', 'refused', 'created']);
    const renamed = rows
      .with(0, { name: 'C', location: 'Oslo', line: 2 })
      .with(2, { name: 'B', location: 'Rome', line: 5 });
    const again = await previewAgain(renamed, outcomes, new Set([0, 2]), sendPreview);
    expect(again.map(({ row, outcome, of }) => [row, outcome, of])).toEqual([
      [2, 'created', undefined],
      [3, 'created', undefined],
      [5, 'created', undefined],
      [9, 'duplicate', 'line 2 of this file'],
    ]);
  });

  test('decision 23: an export that is imported again keeps corrections of the place, badges and dates', async () => {
    const stated = {
      placeCorrection: 'Leeds, United Kingdom',
      verified: true,
      featured: true,
      featuredFrom: '2026-01-02',
      featuredUntil: '2027-01-02',
      companyCheckedAt: '2026-01-02T03:04:05.000Z',
      createdAt: '2024-05-06T07:08:09.000Z',
      languages: ['English', 'French'],
      moreServiceAreas: ['Africa'],
    };
    const row = { name: 'Moved Ltd', location: 'Movedtown, France', ...stated };
    expect(await post('bulk-import', { companies: [row] })).toMatchObject({ body: { success: 1 } });
    const [before] = (await list('search=Movedtown')).items;
    expect(before).toMatchObject({ ...stated, city: 'Leeds', approved: false });
    const { text } = await admin.call('GET', '/api/admin/companies.csv?search=Movedtown');
    await post('reject', { ids: [before?.id], silent: true });
    expect(await post('bulk-import', { companies: await csvRows(text) })).toMatchObject({ body: { success: 1 } });
    const [moved] = (await list('search=Movedtown')).items;
    expect(moved).toMatchObject({ ...stated, city: 'Leeds' });
    // The approval keeps them too.
    expect((await admin.call('POST', `/api/admin/companies/${moved?.id}/approve`)).status).toBe(200);
    expect((await list('search=Movedtown')).items).toMatchObject([{ ...stated, approved: true, city: 'Leeds' }]);
    // Nothing is listed since tomorrow.
    const early = { name: 'Early Ltd', location: 'Movedtown, France', createdAt: '2999-01-01' };
    await post('bulk-import', { companies: [early] });
    const [listed] = (await list('search=Early+Ltd')).items;
    expect(Date.parse(listed?.createdAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test('decision 23: a logo that was uploaded here stays with its company, and its row is imported', async () => {
    const [id = 0] = await site.insert([company({ name: 'Logo Ltd', logoUrl: `/logos/${'0f'.repeat(16)}.webp` })]);
    const { text } = await admin.call('GET', '/api/admin/companies.csv?search=Logo+Ltd');
    expect(text).toContain('/logos/0f0f');
    expect((await admin.call('DELETE', `/api/admin/companies/${id}`)).status).toBe(200);
    const { rows } = await send('/api/admin/companies/bulk-import', { companies: await csvRows(text) });
    expect(rows).toMatchObject([
      {
        outcome: 'created',
        notes: [{ field: 'logoUrl', reason: 'Left out: an uploaded logo stays with its company' }],
      },
    ]);
    expect((await list('search=Logo+Ltd')).items).toMatchObject([{ logoUrl: null }]);
  });

  test('decision 23: what a spreadsheet in another language makes of true, of days and of numbers is read', async () => {
    const row = { ...ROW, verified: 'WAHR', featured: 'VRAI', featuredFrom: '02.01.2026', featuredUntil: '31/12/2027' };
    const dated = {
      certifications: 'API 510|IRATA',
      certificateExpiries: '12/31/2027|5.6.2027',
      createdAt: '2/2/2020',
      employeeCount: '12,0',
    };
    expect(await load([{ ...row, ...dated }])).toMatchObject({ body: { success: 1 } });
    const [company] = (await list('search=Gulf')).items;
    const days = { featuredFrom: '2026-01-02', featuredUntil: '2027-12-31', createdAt: '2020-02-02T00:00:00.000Z' };
    expect(company).toMatchObject({ verified: true, featured: true, employeeCount: '12', ...days });
    const { text } = await admin.call('GET', '/api/admin/companies.csv?search=Gulf');
    expect(text).toContain('"2027-12-31|2027-06-05"');
    const { rows } = await preview([
      { name: 'A', location: 'Oslo', featuredFrom: '02/01/2026' },
      { name: 'B', location: 'Oslo', phone: '4,41225E+11' },
    ]);
    expect(rows.map(({ reasons }) => reasons)).toMatchObject([
      [{ field: 'featuredFrom' }],
      [{ field: 'phone', reason: 'A spreadsheet has shortened this number. Please format its column as text' }],
    ]);
  });
});
