import { describe, expect, test } from 'vitest';
import { type ImportCells, importRowReader, TEMPLATE_COLUMNS } from '#domain/companies/company-import.ts';
import type { ImportedRow } from '#domain/companies/import-result.ts';
import { importTemplate } from './import-template.ts';
import { readCsvFile, readJson, UnreadableError } from './read-rows.ts';
import { skippedRowsCsv } from './skipped-rows.ts';

const read = (...parts: BlobPart[]) => readCsvFile(new File(parts, 'companies.csv'), () => undefined);

describe('section 3: the import template', () => {
  test('has the 14 columns in order and one row that can be imported', async () => {
    const [header, ...rows] = importTemplate().trimEnd().split('\r\n');
    expect(header).toBe(
      'name,email,phone,location,serviceArea,description,specializations,certifications,industries,equipmentTypes,yearEstablished,employeeCount,website,imageUrl',
    );
    expect(rows).toHaveLength(1);
    const [example = {}] = await read(importTemplate());
    expect(Object.keys(example)).toEqual([...TEMPLATE_COLUMNS]);
    expect(importRowReader(new Date())(example)).toMatchObject({
      company: { yearEstablished: 1994, specializations: ['Ultrasonic Testing', 'Magnetic Particle Testing'] },
    });
  });
});

describe('hardening: the file of rejected rows', () => {
  const rows: ImportCells[] = [
    { name: 'Good', location: 'Oslo' },
    {
      name: '=HYPERLINK("http://x")',
      location: 'Oslo, Norway',
      phone: '+47 22 00',
      email: '@x',
      industries: ['A', 'B'],
    },
    { name: '＝1', location: '-Oslo', description: 'one\ntwo', yearEstablished: 3000 },
  ];
  const outcomes: ImportedRow[] = [
    { row: 1, name: 'Good', outcome: 'created', reasons: [] },
    { row: 2, name: '', outcome: 'refused', reasons: [{ field: 'email', reason: 'Valid email is required' }] },
    { row: 3, name: '', outcome: 'duplicate', reasons: [], of: 'row 1 of this file' },
  ];

  test('has no formula, quotes every cell and shows the reason', () => {
    const text = skippedRowsCsv(outcomes, rows);
    expect(text).toContain(
      '"2","refused","email: Valid email is required","\'=HYPERLINK(""http://x"")","\'@x","+47 22 00"',
    );
    expect(text).toContain('"3","duplicate","duplicate of row 1 of this file","\'＝1",');
    expect(text).not.toContain('Good');
    expect(text).not.toMatch(/(^|,)"(?!\+47 22 00")[=+\-@＝]/m);
  });

  test('can be corrected and imported again', async () => {
    expect(await read(skippedRowsCsv(outcomes, rows))).toMatchObject([
      { name: '=HYPERLINK("http://x")', phone: '+47 22 00', industries: 'A|B', location: 'Oslo, Norway', website: '' },
      { name: '＝1', location: '-Oslo', description: 'one\ntwo', yearEstablished: '3000' },
    ]);
  });
});

describe('decision 23: a CSV file', () => {
  test('the progress grows up to the whole', async () => {
    const reported: number[] = [];
    await readCsvFile(new File([`name,location\n${'"Müller 😀","Köln"\n'.repeat(9_000)}`], 'x.csv'), (done, total) =>
      reported.push(done / total),
    );
    expect(reported.length).toBeGreaterThan(2);
    expect(reported).toEqual([...reported].sort((a, b) => a - b));
    expect(reported.at(-1)).toBe(1);
  });

  test('files of Windows spreadsheets are read with their encoding', async () => {
    const latin = new Uint8Array(
      [...'name,location\nM'].map((character) => character.charCodeAt(0)).concat(0xfc, 0x2c, 0x4b),
    );
    expect(await read(latin)).toEqual([{ name: 'Mü', location: 'K' }]);
    const units = [...'\ufeffname,location\nÅ,检'].map((character) => character.charCodeAt(0));
    const littleEndian = new Uint8Array(units.flatMap((unit) => [unit & 0xff, unit >> 8]));
    const bigEndian = new Uint8Array(units.flatMap((unit) => [unit >> 8, unit & 0xff]));
    expect(await read(littleEndian)).toEqual([{ name: 'Å', location: '检' }]);
    expect(await read(bigEndian)).toEqual([{ name: 'Å', location: '检' }]);
  });

  test.each([
    ['', 'No "name" column found in the first line.'],
    ['\ufeff', 'No "name" column found in the first line.'],
    ['\n\n', 'No "name" column found in the first line.'],
    ['name,phone\nA,1', 'No "location" column found in the first line. Found: name, phone.'],
    ['name,location\n"A,B\nC,D\n', /^This CSV file cannot be read: a quoted value is not closed near line \d+\.$/],
  ])('%j is rejected with a reason', async (text, reason) => {
    await expect(read(text)).rejects.toThrow(reason);
    await expect(read(text)).rejects.toThrow(UnreadableError);
  });
});

describe('section 5: JSON', () => {
  test('is an array of company objects', () => {
    expect(readJson('[{"name":"A","industries":["B"]}]')).toEqual([{ name: 'A', industries: ['B'] }]);
    for (const text of ['{}', 'null', '5', '"x"', '[1]', '[null]', '[[]]'])
      expect(() => readJson(text), text).toThrow('JSON must be an array of company objects');
    expect(() => readJson('[{]')).toThrow(SyntaxError);
  });
});
