import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { beforeAll, expect, test } from 'vitest';
import { describeOnEmbedded } from '#tests/support/app.ts';

const run = promisify(execFile);
const COMPILER = join(import.meta.dirname, '../../node_modules/@typescript/native/bin/tsc');
/** What somebody writes who has generated a client from the document. */
const PROGRAM = `
import type { components, operations, paths } from './client.d.ts';

type Company = components['schemas']['Company'];
type Page = paths['/api/companies']['get']['responses'][200]['content']['application/json'];
type Query = NonNullable<operations['listCompanies']['parameters']['query']>;
type Body = operations['createServiceRequest']['requestBody']['content']['application/json'];

export const query: Query = { search: 'ultrasonic', sortBy: 'distance' };
export const first = ({ items }: Page): Company | undefined => items[0];
export const idOf = ({ id }: operations['editCompany']['parameters']['path']): number => id;
// @ts-expect-error There is no such order.
export const wrongQuery: Query = { sortBy: 'age' };
// @ts-expect-error A request needs more than this.
export const wrongBody: Body = { companyId: 1 };
`;

describeOnEmbedded('the API document for other programs', (makeApp) => {
  let source = '';

  beforeAll(async () => {
    const site = await makeApp({ env: { PUBLIC_URL: 'https://directory.example' } });
    source = (await site.call('GET', '/api/openapi.json')).text;
  });

  test('section 7: a linter with its recommended rules finds nothing', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    const lines = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
    expect(lines).toEqual([]);
  });

  test('section 7: a client that is generated from it compiles', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'inspectory-client-'));
    try {
      await writeFile(join(directory, 'client.d.ts'), astToString(await openapiTypescript(source)));
      await writeFile(join(directory, 'program.ts'), PROGRAM);
      const options = ['--noEmit', '--strict', '--module', 'nodenext', '--allowImportingTsExtensions'];
      const compile = run(process.execPath, [COMPILER, ...options, 'program.ts'], { cwd: directory });
      const { stdout } = await compile.catch((error: { stdout: string }) => error);
      expect(stdout).toBe('');
    } finally {
      await rm(directory, { recursive: true });
    }
  });
});
