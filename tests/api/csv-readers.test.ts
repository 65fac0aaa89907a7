import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readText } from '#server/companies/import/csv.ts';
import { csvRows } from '#tests/support/csv.ts';
import { readCsvFile } from '#web/admin/import/read-rows.ts';
import { guessPlan, toRows } from '#web/admin/import/source-table.ts';

test.each([
  [
    'semicolons and quotes',
    '\ufeffname;location;description\r\nA;"Oslo, Norway";"one\r\ntwo ""three"""\r\n\r\nB;C\r\n',
  ],
  ['tabs and other scripts', 'Name\tLocation\nÅ & Söhne 検査 😀\tOslo'],
  ['stray quotes', 'name,location\n1" Pipe Ltd,Oslo\n"\'=A",B\n'],
  ['thousands of rows', `name,location\n${'"Müller 😀","Köln, Deutz"\n'.repeat(3_000)}`],
])('decision 23: the browser and the server read a CSV file alike: %s', async (_trait, text) => {
  const table = await readCsvFile(new File([text], 'companies.csv'), () => undefined);
  expect(await toRows(table, guessPlan(table))).toEqual(await csvRows(text));
});

test.each([
  ['windows-1252', 'Müller Prüftechnik', 'Besançon, Ærø, 5 m³'],
  ['windows-1252', 'Þór og Sæmundur', 'Ísafjörður, Ísland'],
  ['windows-1252', 'Sääksjärvi', 'Lempäälä'],
  ['windows-1252', 'Tööohutus', 'Jõhvi'],
  ['windows-1254', 'Güneş Ölçüm İnş. Ltd. Şti.', 'Eskişehir, Türkiye'],
  ['windows-1250', 'Spółka Łódź', 'Częstochowa, Polska'],
  ['windows-1250', 'Zkušebna Žižkov', 'Příbram, Česko'],
  ['windows-1251', 'Контроль сварки', 'Казань'],
])('decision 23: a file in %s is read as it was written: %s', async (encoding, name, location) => {
  const characters = [...new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))];
  const bytes = Uint8Array.from(`name;location\r\n${name};${location}\r\n`, (one) => characters.indexOf(one));
  const rows = [{ line: 2, name, location }];
  const table = await readCsvFile(new File([bytes], 'companies.csv'), () => undefined);
  expect(await toRows(table, guessPlan(table))).toEqual(rows);
  const path = join(tmpdir(), `inspectory-${encoding}-${name.length}.csv`);
  try {
    writeFileSync(path, bytes);
    const read: string[] = [];
    for await (const text of readText(path)) read.push(text);
    expect(await csvRows(...read)).toEqual(rows);
  } finally {
    rmSync(path, { force: true });
  }
});

test('decision 23: a workbook that was renamed is no text, for the browser and the server', async () => {
  const bytes = Uint8Array.from([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0, 0xff, 0xd8, 0x0a, 0x41, 0x2c, 0x42]);
  const sentence = 'This file is not a text. Please save it as CSV in your spreadsheet';
  await expect(readCsvFile(new File([bytes], 'companies.csv'), () => undefined)).rejects.toThrow(sentence);
  const path = join(tmpdir(), 'inspectory-workbook.csv');
  writeFileSync(path, bytes);
  await expect(readText(path).next()).rejects.toThrow(sentence);
  rmSync(path);
});
