import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOnEmbedded } from '#tests/support/test-database.ts';

const COMMAND = `${import.meta.dirname}/../../server/operations/import-command.ts`;

describeOnEmbedded('import command', ({ openDatabase }) => {
  test('decision 23: a file of a Windows spreadsheet is read with its encoding', async () => {
    const { dataDirectory, close } = await openDatabase();
    await close();
    const file = join(dataDirectory, 'companies.csv');
    writeFileSync(file, 'name;location\r\nMüller Prüftechnik;Köln\r\n', 'latin1');
    const out = await new Promise((resolve) => {
      execFile(process.execPath, [COMMAND, file], { env: { DATA_DIR: dataDirectory } }, (_failure, text, error) =>
        resolve(text || error),
      );
    });
    expect(out).toBe(
      'row 2: Müller Prüftechnik, imported as company 1\n' +
        '1 imported (pending approval), 0 duplicates skipped, 0 invalid.\n',
    );
  });
});
