import { expect, test } from 'vitest';
import { namesProblems } from './check-names.mjs';

const LINES = '// A line.\n'.repeat(10);

function problemsOf(files: Record<string, string>): string[] {
  return namesProblems(Object.entries(files).map(([path, text]) => ({ path, text })));
}

test.each([
  ['two functions', 'export function findCompanies() {}', 'export async function findCompanies() {}'],
  [
    'a function and a constant',
    'export function* findCompanies() {}',
    'export const findCompanies = async (db) => db;',
  ],
])('%s with one name are reported once, with both files', (_what, one, other) => {
  expect(problemsOf({ 'server/a.ts': one + LINES, 'web/b.tsx': other + LINES })).toEqual([
    'server/a.ts, web/b.tsx: export functions with the same name, findCompanies',
  ]);
});

test('functions of a file alone, of tests, and constants may share a name', () => {
  const file = `function present() {}\nexport const LIMIT = 3;\nexport function`;
  expect(
    problemsOf({
      'server/a.ts': `${file} a() {}${LINES}`,
      'web/b.ts': `${file} b() {}${LINES}`,
      'web/b.test.ts': `${file} a() {}`,
    }),
  ).toEqual([]);
});

test('files that differ in the order of their words are reported, whatever their ending', () => {
  const [one, other] = ['domain/companies/company-card.ts', 'web/companies/card-company.browser.tsx'];
  expect(problemsOf({ [one]: LINES, [other]: LINES })).toEqual([
    `${one}, ${other}: names that differ only in the order of their words`,
  ]);
  expect(problemsOf({ [one]: LINES, 'web/cards/company-card.tsx': LINES })).toEqual([]);
});

test('a few lines that one file uses are to be merged with it', () => {
  const short = 'export const LIMIT = 3;\n';
  const importing = (path: string) => `import { LIMIT } from '${path}';\n${LINES}`;
  expect(problemsOf({ 'domain/limit.ts': short, 'server/a.ts': importing('#domain/limit.ts') })).toEqual([
    'domain/limit.ts: fewer than 10 lines, which only server/a.ts uses; merge them',
  ]);
  expect(problemsOf({ 'server/limit.ts': short, 'server/b/a.ts': importing('../limit.ts') })).toHaveLength(1);
  for (const user of ['web/c.test.ts', 'web/c.ts'])
    expect(
      problemsOf({
        'domain/limit.ts': short,
        'server/a.ts': importing('#domain/limit.ts'),
        [user]: importing('#domain/limit.ts'),
      }),
    ).toEqual([]);
});
