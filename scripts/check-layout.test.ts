import { describe, expect, test } from 'vitest';
import { layoutProblems, referenceProblems } from './check-layout.mjs';

function problemsOf(path: string, text: string): string[] {
  return layoutProblems([{ path, text }]);
}

const LONG = 'const value = 1;\n'.repeat(401);
// In parts, because the check reads this file too.
const RECORD = ['docs', 'decisions', '004'].join('/');
const TS = '@ts';
const BIOME = 'biome';

describe('layout check', () => {
  test.each([
    ['zod in domain', 'domain/companies/company.ts', "import { z } from 'zod';"],
    ['domain in domain', 'domain/companies/company.ts', "import type { Place } from '../places/place-name.ts';"],
    ['packages in a domain test', 'domain/companies/company.test.ts', "import { test } from 'vitest';"],
    ['comments', 'domain/companies/company.ts', "// import { Pool } from 'pg'\n/* process.env is read elsewhere */"],
    ['domain in server', 'server/companies/queries.ts', "import { company } from '#domain/companies/company.ts';"],
    ['web in server/pages', 'server/pages/render-page.ts', "import { render } from '#web/entry-server.tsx';"],
    ['domain in web', 'web/home/home-page.tsx', "import { paths } from '#domain/paths.ts';"],
    ['the environment in server/env.ts', 'server/env.ts', 'const port = process.env.PORT;'],
    ['the environment as a whole', 'server/main.ts', 'const env = readEnv(process.env);'],
    ['a URL in a string', 'server/app.ts', "const home = 'https://inspectory.example'; // process.env is not read"],
    ['a numbered migration', 'migrations/001-companies.sql', 'CREATE TABLE company (id integer);'],
    ['a long table of data', 'domain/places/service-areas.ts', `/** Data table: the areas of the world. */\n${LONG}`],
    ['a reason', 'server/app.ts', `// ${TS}-expect-error: the types of this package lag behind it`],
    ['a reason for the linter', 'server/app.ts', `// ${BIOME}-ignore lint/suspicious/noConsole: the operator reads it`],
  ])('accepts %s', (_what, path, text) => {
    expect(problemsOf(path, text)).toEqual([]);
  });

  test.each([
    [
      'a type of the server',
      'domain/companies/company.ts',
      "import type { Row } from '#server/db/tables.ts';",
      'is pure',
    ],
    [
      'a relative path',
      'domain/companies/company.ts',
      "import { Card } from '../../web/companies/card.tsx';",
      'is pure',
    ],
    ['the server in a test', 'domain/companies/company.test.ts', "import { app } from '#server/app.ts';", 'is pure'],
    ['a module of Node', 'domain/companies/company.ts', "import { readFile } from 'node:fs/promises';", 'is pure'],
    ['an import on several lines', 'domain/companies/company.ts', "import {\n  useState,\n} from 'react';", 'is pure'],
    ['a dynamic import', 'domain/companies/company.ts', "const react = await import('react');", 'is pure'],
    ['a bare import', 'domain/companies/company.ts', "import 'side-effect';", 'is pure'],
    [
      'the server in web',
      'web/home/home-page.tsx',
      "import type { Row } from '#server/db/tables.ts';",
      'not import server/',
    ],
    ['a re-export', 'web/home/home-page.tsx', "export * from '../../server/db/tables.ts';", 'not import server/'],
    ['web in the server', 'server/companies/routes.ts', "import { pages } from '#web/pages.ts';", 'only server/pages'],
    [
      'web by a relative path',
      'server/companies/routes.ts',
      "import { pages } from '../../web/pages.ts';",
      'only server/pages',
    ],
    ['a vague name', 'server/companies/utils.ts', '', 'does not describe'],
    ['a vague directory', 'server/helpers/company.ts', '', 'does not describe'],
    ['a vague suffix', 'web/ui/date-utils.ts', '', 'does not describe'],
    ['an index', 'domain/companies/index.ts', '', 'no index files'],
    ['capitals', 'web/home/HomePage.tsx', '', 'not kebab-case'],
    ['underscores', 'tests/e2e/sign_in.test.ts', '', 'not kebab-case'],
    ['a long file', 'server/app.ts', LONG, '401 lines'],
    ['a long table elsewhere', 'server/app.ts', `/** Data table: not in domain */\n${LONG}`, '402 lines'],
    ['the environment', 'server/app.ts', 'const port = process.env.PORT;', 'reads the environment'],
    ['the environment in parts', 'server/app.ts', 'const { env } = process;', 'reads the environment'],
    [
      'the environment by name',
      'web/home/home-page.tsx',
      "import { env } from 'node:process';",
      'reads the environment',
    ],
    ['no reason', 'server/app.ts', `// ${TS}-ignore`, 'has no reason'],
    ['one word of reason', 'server/app.ts', `// ${TS}-expect-error: later`, 'has no reason'],
    [
      'an unfilled reason',
      'web/home/home-page.tsx',
      `{/* ${BIOME}-ignore lint/a11y: <explanation> */}`,
      'has no reason',
    ],
    ['no reason for the linter', 'web/home/home-page.tsx', `// ${BIOME}-ignore lint/a11y/useAltText`, 'has no reason'],
  ])('rejects %s', (_what, path, text, reason) => {
    expect(problemsOf(path, text)).toEqual([expect.stringContaining(reason)]);
  });

  test.each([
    ['a link beside it', 'docs/a.md', '[b](b.md#part)', 'docs/b.md'],
    ['a link upwards', 'docs/a.md', '[home](../web/home.tsx)', 'web/home.tsx'],
    ['a path', 'README.md', 'see `server/mail/` and others', 'server/mail'],
    ['a path in a sentence', 'docs/a.md', 'It is in server/mail.ts.', 'server/mail.ts'],
    ['a record in a comment', 'server/app.ts', `// ${RECORD}`, RECORD],
  ])('rejects %s to a missing file', (_what, path, text, target) => {
    const file = { path, text };
    expect(referenceProblems([file], () => false)).toEqual([`${path}: ${target} does not exist`]);
    expect(referenceProblems([file], (existing) => existing === target)).toEqual([]);
  });

  test.each([
    ['a URL', '[map](https://map.example/docs/a.md)'],
    ['an anchor', '[below](#below)'],
    ['a placeholder', '`web/<noun>/` and `migrations/<number>-<noun>.sql`'],
  ])('ignores %s', (_what, text) => {
    expect(referenceProblems([{ path: 'README.md', text }], () => false)).toEqual([]);
  });
});
