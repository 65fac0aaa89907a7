import { describe, expect, test } from 'vitest';
import { type ImportCells, importRowReader, TEMPLATE_COLUMNS } from '#domain/companies/company-import.ts';
import type { ImportedRow } from '#domain/companies/import-result.ts';
import { splitList } from '#domain/text/list-text.ts';
import { importTemplate } from './import-template.ts';
import { readCsvFile, readJson, UnreadableError } from './read-rows.ts';
import { skippedRowsCsv } from './skipped-rows.ts';
import { guessPlan, needsLook, type SourceTable, toRows } from './source-table.ts';

const open = (...parts: BlobPart[]) => readCsvFile(new File(parts, 'companies.csv'), () => undefined);
const rowsOf = (table: SourceTable) => toRows(table, guessPlan(table));
const read = async (...parts: BlobPart[]) => rowsOf(await open(...parts));

describe('section 3: the import template', () => {
  test('has the 14 columns in order and one row that can be imported', async () => {
    const [header, ...rows] = importTemplate().trimEnd().split('\r\n');
    expect(header).toBe(
      'name,email,phone,location,serviceArea,description,specializations,certifications,industries,equipmentTypes,yearEstablished,employeeCount,website,imageUrl',
    );
    expect(rows).toHaveLength(1);
    const [example = {}] = await read(importTemplate());
    expect(Object.keys(example)).toEqual([...TEMPLATE_COLUMNS, 'line']);
    const table = await open(importTemplate());
    expect(needsLook(table, guessPlan(table))).toBe(false);
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
    { row: 3, name: '', outcome: 'duplicate', reasons: [], of: 'line 1 of this file' },
  ];

  test('has no formula, quotes every cell and shows the reason', () => {
    const text = skippedRowsCsv(outcomes, rows);
    expect(text).toContain(
      '"2","refused","email: Valid email is required","\'=HYPERLINK(""http://x"")","\'@x","+47 22 00"',
    );
    expect(text).toContain('"3","duplicate","duplicate of line 1 of this file","\'＝1",');
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
    expect(await read(latin)).toEqual([{ name: 'Mü', location: 'K', line: 2 }]);
    const units = [...'\ufeffname,location\nÅ,检'].map((character) => character.charCodeAt(0));
    const littleEndian = new Uint8Array(units.flatMap((unit) => [unit & 0xff, unit >> 8]));
    const bigEndian = new Uint8Array(units.flatMap((unit) => [unit >> 8, unit & 0xff]));
    expect(await read(littleEndian)).toEqual([{ name: 'Å', location: '检', line: 2 }]);
    expect(await read(bigEndian)).toEqual([{ name: 'Å', location: '检', line: 2 }]);
  });

  test('a quote that is not closed is reported with its line', async () => {
    const broken = read('name,location\n"A,B\nC,D\n');
    await expect(broken).rejects.toThrow(
      /^This CSV file cannot be read: a quoted value is not closed near line \d+\.$/,
    );
    await expect(broken).rejects.toThrow(UnreadableError);
    await expect(read('')).rejects.toThrow('There are no rows to import');
  });

  test('rows have the numbers that a spreadsheet shows, and rows of separators alone are none', async () => {
    const text = 'name,location\n"A\nB",Oslo\n\n,\nC,Bergen\n,,\n';
    expect(await read(text)).toEqual([
      { name: 'A\nB', location: 'Oslo', line: 2 },
      { name: 'C', location: 'Bergen', line: 5 },
    ]);
  });
});

describe('decision 23: lists', () => {
  test('are split at all that separates their items in one column, and names of standards stay whole', async () => {
    const cells = ['"UT, MT, PT"', 'UT/RT', '"UT\nVT"', 'UT; MT', 'Ultraschall / Durchstrahlungsprüfung'];
    const certificates = ['ISO/IEC 17020', 'ISO 9001/ISO 14001', 'DIN EN ISO/IEC 17025', '"ISO 9001; API 510"', ''];
    const text = cells.map((cell, index) => `A${index},Oslo,${cell},${certificates[index]}`).join('\n');
    const rows = await read(`Firma,Ort,Verfahren,Zertifikate\n${text}`);
    const listsOf = (column: 'specializations' | 'certifications') => rows.map((row) => splitList(String(row[column])));
    expect(listsOf('specializations')).toEqual([
      ['UT', 'MT', 'PT'],
      ['UT', 'RT'],
      ['UT', 'VT'],
      ['UT', 'MT'],
      ['Ultraschall', 'Durchstrahlungsprüfung'],
    ]);
    expect(listsOf('certifications')).toEqual([
      ['ISO/IEC 17020'],
      ['ISO 9001', 'ISO 14001'],
      ['DIN EN ISO/IEC 17025'],
      ['ISO 9001', 'API 510'],
      [],
    ]);
  });
});

describe('section 5: JSON', () => {
  test('is an array of company objects, in which a bad element fails alone', async () => {
    const rows = await rowsOf(readJson('[{"Firma":"A","industries":["B"]},5,{"Firma":"C","Ort":"Köln","Land":"DE"}]'));
    expect(rows).toEqual([
      { name: 'A', industries: ['B'], location: '', line: 1 },
      { isBroken: true, line: 2 },
      { name: 'C', industries: '', location: 'Köln, Germany', line: 3 },
    ]);
    for (const text of ['{}', 'null', '5', '"x"', '[1]', '[null]', '[[]]'])
      expect(() => readJson(text), text).toThrow('JSON must be an array of company objects');
    expect(() => readJson('[{]')).toThrow(SyntaxError);
  });
});
