import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '#tests/support/command.ts';
import { describeOnEmbedded } from '#tests/support/test-database.ts';

describeOnEmbedded('import command', ({ openDatabase }) => {
  const importer = async () => {
    const { dataDirectory, close } = await openDatabase();
    await close();
    const file = join(dataDirectory, 'companies.csv');
    return async (text: string | Buffer, ...flags: string[]) => {
      writeFileSync(file, text);
      const { out, error } = await runCommand('import-command', [file, ...flags], { DATA_DIR: dataDirectory });
      return out || error;
    };
  };

  test('decision 23: a file of a Windows spreadsheet is read with its encoding', async () => {
    const load = await importer();
    expect(await load(Buffer.from('name;location\r\nMüller Prüftechnik;Köln\r\n', 'latin1'))).toBe(
      'line 2: Müller Prüftechnik, imported as company 1\n' +
        '1 imported (pending approval), 0 duplicates skipped, 0 invalid.\n',
    );
  });

  test('hardening H43: the command updates companies where it is asked to, and shows before what it would change', async () => {
    const load = await importer();
    await load('name,location,phone\nGulf NDT,"Dubai, UAE",+971 4 555 0101\n');
    const file = 'id,name,location,phone\n1,Gulf NDT,"Dubai, UAE",+971 4 555 0102\n,New Here,Oslo,\n';
    const change = 'line 2: Gulf NDT, updates company 1 (phone: “+971 4 555 0101” → “+971 4 555 0102”)\n';
    expect(await load(file, '--update', '--preview')).toBe(
      `${change}line 3: New Here, imported\n` +
        'Nothing was stored. The import gives: 1 imported (pending approval), 1 updated, 0 duplicates skipped, 0 invalid.\n',
    );
    expect(await load(file, '--update')).toBe(
      `${change}line 3: New Here, imported as company 2\n` +
        '1 imported (pending approval), 1 updated, 0 duplicates skipped, 0 invalid.\n',
    );
    expect(await load(file)).toContain('line 2: Gulf NDT, duplicate of company 1\n');
  });
});
