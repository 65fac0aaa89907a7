import { expect, test } from 'vitest';
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
