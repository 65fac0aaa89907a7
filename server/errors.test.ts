import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './errors.ts';

test('a socket that is not there is a database that does not run; a file that is not there is our fault', async () => {
  const ofSocket = await new Promise((resolve) => connect('/nowhere/.s.PGSQL.5432').on('error', resolve));
  const ofFile = await readFile('/nowhere/file').catch((error: unknown) => error);
  expect(ofSocket).toMatchObject({ code: 'ENOENT' });
  expect(ofFile).toMatchObject({ code: 'ENOENT' });
  expect(isDatabaseUnavailable(ofSocket)).toBe(true);
  expect(isDatabaseUnavailable(ofFile)).toBe(false);
});
