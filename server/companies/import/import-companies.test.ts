import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ImportCells } from '#domain/companies/company-import.ts';
import { loadedGazetteer } from '#server/places/gazetteer.ts';
import { describeOnEachDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { importCompanies, type RowOutcome } from './import-companies.ts';

const YEAR = 2031;
const OPTIONS = { actor: 'command line' as const, approve: false, now: new Date(Date.UTC(YEAR, 11, 31, 23, 59)) };
const ROW = { name: 'Gulf NDT', location: 'Dubai, UAE', email: 'info@gulf.example' };

describeOnEachDatabase('import of companies', ({ openDatabase }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openDatabase();
  });
  beforeEach(async () => {
    await database.pool.query('delete from companies');
    await database.pool.query('delete from audit_log');
    await database.pool.query('delete from company_changes');
  });

  const inChunks = async (rows: ImportCells[], options: Partial<typeof OPTIONS> = {}) => {
    const chunks: RowOutcome[][] = [];
    const onOutcomes = (outcomes: RowOutcome[]) => chunks.push(outcomes);
    await importCompanies(database.pool, loadedGazetteer(), [rows], { ...OPTIONS, ...options, onOutcomes });
    return chunks;
  };
  const run = async (...args: Parameters<typeof inChunks>) => (await inChunks(...args)).flat();
  const outcomes = async (rows: ImportCells[]) => (await run(rows)).map(({ outcome }) => outcome);
  const stored = async () => (await database.pool.query('select * from companies order by id')).rows;
  const readOne = async (cells: ImportCells) => {
    expect(await run([{ ...ROW, ...cells }])).toMatchObject([{ outcome: 'created' }]);
    return (await stored()).at(-1);
  };
  const expectRefused = async (cells: ImportCells, field: string, reason: string) => {
    expect(await run([{ ...ROW, ...cells }])).toEqual([
      {
        row: 1,
        name: String({ ...ROW, ...cells }.name ?? ''),
        outcome: 'refused',
        issues: [expect.objectContaining({ field, reason })],
      },
    ]);
    expect(await stored()).toEqual([]);
  };

  test('decision 23: a name and a location are enough', async () => {
    expect(await run([{ name: ' Gulf NDT ', location: 'Dubai, UAE' }])).toEqual([
      { row: 1, name: 'Gulf NDT', outcome: 'created', id: expect.any(Number) },
    ]);
    expect(await stored()).toMatchObject([
      {
        name: 'Gulf NDT',
        location: 'Dubai, UAE',
        email: '',
        phone: '',
        description: '',
        website: null,
        year_established: null,
        specializations: [],
        approved: false,
        verified: false,
        featured: false,
        rating: 0,
        review_count: 0,
        source: 'import',
      },
    ]);
  });

  test('decision 23: every row is reported, in its order', async () => {
    const result = await run([
      ROW,
      { name: '', location: 'Oslo' },
      { ...ROW, name: 'gulf  NDT' },
      { name: 'Other', location: 'Oslo' },
    ]);
    expect(result).toEqual([
      { row: 1, name: 'Gulf NDT', outcome: 'created', id: expect.any(Number) },
      { row: 2, name: '', outcome: 'refused', issues: [{ field: 'name', reason: 'Company name is required' }] },
      { row: 3, name: 'gulf  NDT', outcome: 'duplicate', of: 'line 1 of this file' },
      { row: 4, name: 'Other', outcome: 'created', id: expect.any(Number) },
    ]);
  });

  test('decision 23: a second import of the same file stores nothing', async () => {
    const [first] = await run([ROW]);
    const id = first?.outcome === 'created' ? first.id : 0;
    expect(await run([{ ...ROW, name: 'GULF NDT', email: 'INFO@gulf.example', location: 'Elsewhere' }])).toEqual([
      {
        row: 1,
        name: 'GULF NDT',
        outcome: 'duplicate',
        of: `company ${id}`,
        company: { id, name: 'Gulf NDT', location: 'Dubai, UAE', approved: false },
      },
    ]);
    expect(await stored()).toHaveLength(1);
  });

  test.each<[string, ImportCells, string]>([
    ['the same name and e-mail', { email: 'info@gulf.example', location: 'Elsewhere' }, 'duplicate'],
    ['case and spaces', { name: 'gulfNDT', email: ' Info@Gulf.Example ' }, 'duplicate'],
    ['another name', { name: 'Gulf NDT 2' }, 'created'],
    ['another e-mail', { email: 'sales@gulf.example' }, 'created'],
    ['no e-mail, the same name and location', { email: '', location: 'dubai,  uae' }, 'duplicate'],
    ['no e-mail, another location', { email: '', location: 'Muscat, Oman' }, 'created'],
  ])('decision 23: duplicates: %s', async (_what, cells, outcome) => {
    const other = { ...ROW, ...cells };
    expect(await outcomes([ROW, other])).toEqual(['created', outcome]);
    await database.pool.query('delete from companies');
    expect(await outcomes([ROW])).toEqual(['created']);
    expect(await outcomes([other])).toEqual([outcome]);
  });

  test('decision 23: without an e-mail, same name and location is the same company', async () => {
    const row = { name: 'Silent Lab', location: 'Oslo, Norway' };
    expect(
      await outcomes([row, { ...row, email: ' ' }, { ...row, name: 'SILENT lab', location: 'oslo,norway' }]),
    ).toEqual(['created', 'duplicate', 'duplicate']);
  });

  test('decision 23: duplicates are found across thousands of rows', async () => {
    const rows = Array.from({ length: 2_400 }, (_, index) => ({
      name: `Company ${index}`,
      location: 'Oslo',
      email: `c${index}@many.example`,
    }));
    const result = await run([...rows, rows[3] as ImportCells, rows[2_000] as ImportCells]);
    expect(result.slice(-2)).toEqual([
      { row: 2_401, name: 'Company 3', outcome: 'duplicate', of: 'line 4 of this file' },
      { row: 2_402, name: 'Company 2000', outcome: 'duplicate', of: 'line 2001 of this file' },
    ]);
    expect((await database.pool.query('select count(*)::int as n from companies')).rows).toEqual([{ n: 2_400 }]);
  });

  test('section 5: lists are split at |, trimmed, without empty and double items', async () => {
    const row = await readOne({
      specializations: ' UT | MT||ut |  ',
      industries: ['Oil & Gas', ' '],
      certifications: '|',
    });
    expect(row).toMatchObject({ specializations: ['UT', 'MT'], industries: ['Oil & Gas'], certifications: [] });
  });

  test.each([
    ['www.gulf.example', 'https://www.gulf.example'],
    ['gulf.example/en?x=1', 'https://gulf.example/en?x=1'],
    ['gulf.example:8080/en', 'https://gulf.example:8080/en'],
    ['HTTP://Gulf.example', 'HTTP://Gulf.example'],
    ['  https://gulf.example  ', 'https://gulf.example'],
    ['http//gulf.example', 'http://gulf.example'],
    ['http:\\\\gulf.example', 'http://gulf.example'],
    ['<https://gulf.example>;', 'https://gulf.example'],
    ['www.gulf.example ou gulf.example/fr', 'https://www.gulf.example'],
    ['yok', null],
    ['S/N', null],
    ['', null],
    [null, null],
  ])('decision 23: the website %j is %j', async (website, expected) => {
    expect((await readOne({ website })).website).toBe(expected);
  });

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT://x.example/%0aalert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    'ftp://gulf.example',
    'https://',
    'nowhere',
    'https://localhost',
    'https://u:p@gulf.example',
    'two words.example',
    `https://gulf.example/${'x'.repeat(2_000)}`,
  ])('hardening: the website %s is refused', async (website) => {
    await expectRefused({ website }, 'website', 'Please enter a valid website URL');
  });

  test('hardening: logo and image are addresses of the web, too', async () => {
    await expectRefused({ logoUrl: 'javascript:alert(1)' }, 'logoUrl', 'Please enter a valid logo URL');
    await expectRefused({ imageUrl: 'data:image/svg+xml,x' }, 'imageUrl', 'Please enter a valid image URL');
  });

  test.each([
    ['1828', 1828],
    [' 1994 ', 1994],
    ['since 1994', 1994],
    ['1994.0', 1994],
    ['03.05.1994', 1994],
    ['gegr. 1987', 1987],
    ['créée en 2004', 2004],
    ['1.985', 1985],
    ["'98", 1998],
    ['1990/91', 1990],
    ['inconnue', null],
    ['—', null],
    ['n/a', null],
    [YEAR, YEAR],
    ['', null],
  ])('section 5: the year %j is %j', async (yearEstablished, expected) => {
    expect((await readOne({ yearEstablished })).year_established).toBe(expected);
  });

  test.each([
    [String(YEAR + 1), 'Year cannot be in the future'],
    ['999', 'Please enter a valid year'],
    ['0', 'Please enter a valid year'],
    ['19x4', 'Please enter a valid year'],
    ['1994.5', 'Please enter a valid year'],
    ['-1994', 'Please enter a valid year'],
    [1994.5, 'Please enter a valid year'],
    ['1994 or 1995', 'Please enter a valid year'],
  ])('section 5: the year %j is refused: %s', async (yearEstablished, reason) => {
    await expectRefused({ yearEstablished }, 'yearEstablished', reason);
  });

  test.each([
    ['true', true],
    ['TRUE', true],
    ['1', true],
    [' 1 ', true],
    [true, true],
    ['false', false],
    ['0', false],
    ['yes', false],
    ['', false],
    [undefined, false],
  ])('section 5: verified and featured %j are %j', async (cell, expected) => {
    expect(await readOne({ verified: cell, featured: cell })).toMatchObject({
      verified: expected,
      featured: expected,
      approved: false,
    });
  });

  test.each([
    [{ name: '   ' }, 'name', 'Company name is required'],
    [{ name: 'x'.repeat(256) }, 'name', 'Please use at most 255 characters'],
    [{ name: 'a\u0000b' }, 'name', 'Please remove the control characters'],
    [{ location: '' }, 'location', 'Location is required'],
    [{ email: 'nobody' }, 'email', 'Valid email is required'],
    [{ serviceArea: 'Atlantis' }, 'serviceArea', 'Please select one of the seven service areas'],
    [{ description: 'x'.repeat(5_001) }, 'description', 'Please use at most 5000 characters'],
    [{ industries: 'x'.repeat(251) }, 'industries', 'Please use at most 250 characters'],
    [
      { industries: Array.from({ length: 51 }, (_, index) => `i${index}`) },
      'industries',
      'Please enter at most 50 items',
    ],
    [{ industries: 7 }, 'industries', 'Please separate the list items with |'],
  ])('decision 23: %j is refused with field and reason', async (cells, field, reason) => {
    await expectRefused(cells, field, reason);
  });

  test.each([
    ['office(at)gulf.example', 'office@gulf.example'],
    ['info [at] gulf [dot] example', 'info@gulf.example'],
    ['info @ gulf.example', 'info@gulf.example'],
    ['E-Mail: info@gulf.example', 'info@gulf.example'],
    ['mailto:info@gulf.example', 'info@gulf.example'],
    ['info@gulf.example / sales@gulf.example', 'info@gulf.example'],
    ['keine Angabe', ''],
    ['belirtilmemiş', ''],
    ['no tiene', ''],
  ])('decision 23: the email %j is %j', async (email, expected) => {
    expect((await readOne({ email })).email).toBe(expected);
  });

  test.each([
    ['tel: +43 512 1234', '+43 512 1234'],
    ['Telefon 0711/12 34-0', '0711/12 34-0'],
    ['493012345678.0', '493012345678'],
    ['(0351) 44 55 66 o. 0170-1234567', '(0351) 44 55 66 o. 0170-1234567'],
    ['s/n', ''],
  ])('decision 23: the phone number %j is %j', async (phone, expected) => {
    expect((await readOne({ phone })).phone).toBe(expected);
  });

  test.each([
    ['Deutsch, Englisch', ['German', 'English']],
    ['français et anglais', ['French', 'English']],
    ['TR/EN', ['Turkish', 'English']],
    ['Español; Português | 中文', ['Spanish', 'Portuguese', 'Chinese']],
  ])('decision 23: the languages %j are %j', async (languages, expected) => {
    expect((await readOne({ languages })).languages).toEqual(expected);
  });

  test.each([
    ['Deutschland', 'Europe'],
    ['Norway, Sweden', 'Europe'],
    ['Oman; Europe', 'Middle East'],
    ['Avrupa', 'Europe'],
    ['Naher Osten / Afrika', 'Middle East'],
    // As if the cell were empty: that of the country.
    ['EMEA', 'Middle East'],
  ])('decision 23: the service area %j is %j', async (serviceArea, expected) => {
    expect((await readOne({ serviceArea })).service_area).toBe(expected);
  });

  test('decision 23: what a person would accept is accepted, and what is left out is named', async () => {
    const cells = {
      email: 'Sales <sales@gulf.example>; info@gulf.example',
      website: 'www.gulf.example, www.gulf.example/en',
      phone: 'N/A',
      serviceArea: 'Norway',
      description: '-',
      name: 'Gulf\u200b NDT',
    };
    expect(await run([{ ...ROW, ...cells }])).toEqual([
      {
        row: 1,
        name: 'Gulf NDT',
        outcome: 'created',
        id: expect.any(Number),
        notes: [
          { field: 'email', reason: 'Left out: info@gulf.example' },
          { field: 'website', reason: 'Left out: www.gulf.example/en' },
        ],
      },
    ]);
    expect(await stored()).toMatchObject([
      {
        email: 'sales@gulf.example',
        website: 'https://www.gulf.example',
        phone: '',
        description: '',
        service_area: 'Europe',
      },
    ]);
  });

  test('decision 23: a wrong item of a list is named', async () => {
    const long = 'y'.repeat(251);
    const [outcome] = await run([{ ...ROW, industries: `A||${long}|B` }]);
    expect(outcome).toMatchObject({ issues: [{ field: 'industries', item: long }] });
  });

  test('decision 23: a service area in other words, or else that of the country', async () => {
    expect((await readOne({ serviceArea: 'apac' })).service_area).toBe('Asia-Pacific');
    expect((await readOne({ name: 'B', location: 'Muscat, Oman' })).service_area).toBe('Middle East');
    expect((await readOne({ name: 'C', location: 'Houston, TX' })).service_area).toBe('North America');
    expect((await readOne({ name: 'D', location: 'Nosuchplace' })).service_area).toBe('');
  });

  test('section 4: imported companies wait for approval, unless the operator approves them', async () => {
    await run([{ ...ROW, approved: 'true', rating: '5', id: '9' } as ImportCells]);
    expect(await stored()).toMatchObject([{ approved: false, rating: 0 }]);
    expect((await database.pool.query('select * from company_changes')).rows).toEqual([]);
    await run([{ ...ROW, name: 'Approved at Once' }], { approve: true });
    expect((await stored()).map(({ name, approved }) => [name, approved])).toEqual([
      ['Gulf NDT', false],
      ['Approved at Once', true],
    ]);
    expect((await database.pool.query('select * from company_changes')).rows).toHaveLength(1);
  });

  test('decision 24: an import and its approvals are in the audit log', async () => {
    await run([ROW, ROW], { approve: true });
    const [company] = await stored();
    const { rows } = await database.pool.query(
      'select actor, action, entity_id as id, entity_name as name, after from audit_log order by id',
    );
    expect(rows).toEqual([
      {
        actor: OPTIONS.actor,
        action: 'import.create',
        id: company.batch_id,
        name: null,
        after: { created: 1, ids: [company.id] },
      },
      {
        actor: OPTIONS.actor,
        action: 'company.approve',
        id: company.id,
        name: company.name,
        after: { approved: true },
      },
    ]);
    await database.pool.query('delete from audit_log');
    await run([ROW]);
    expect((await database.pool.query('select * from audit_log')).rows).toEqual([]);
  });

  test('decision 23: nothing is stored when a part of it fails', async () => {
    const rows = Array.from({ length: 1_500 }, (_, index) => ({ name: `Company ${index}`, location: 'Oslo' }));
    await database.pool.query(`alter table companies add constraint too_many check (name <> 'Company 1400')`);
    await expect(run(rows)).rejects.toThrow(/too_many/);
    await database.pool.query('alter table companies drop constraint too_many');
    expect(await stored()).toEqual([]);
    expect((await database.pool.query('select * from audit_log')).rows).toEqual([]);
    expect(await outcomes(rows.slice(0, 2))).toEqual(['created', 'created']);
  });

  test('decision 23: outcomes are reported while the import goes on', async () => {
    const rows = Array.from({ length: 1_200 }, (_, index) => ({ name: `Company ${index}`, location: 'Oslo' }));
    expect((await inChunks(rows)).map(({ length }) => length)).toEqual([250, 250, 250, 250, 200]);
  });
});
