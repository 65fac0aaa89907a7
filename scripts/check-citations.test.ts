import { describe, expect, test } from 'vitest';
import { citationProblems, requirementIds } from './check-citations.mjs';

const IDS = requirementIds(
  [
    '## Section 2: screens',
    '- **2.1** A screen.',
    '| **2.7** | a header |',
    '- **Decision 9** A choice.',
    '- **H7** A guard.',
    '- **L3** Colours.',
  ].join('\n'),
);
// In pieces, because the check reads this file too.
const SECTION = 'section';
const DECISION = 'decision';

function problemsOf(path: string, text: string): string[] {
  return citationProblems([{ path, text }], IDS);
}

describe('citation check', () => {
  test('knows sections, their items, decisions, hardening and look', () => {
    expect(IDS).toEqual(['Section 2', '2.1', '2.7', 'Decision 9', 'H7', 'L3']);
  });

  test.each([
    ['a section', 'web/layout/header.tsx', '/** The header (section 2). */'],
    ['an item at the end of a sentence', 'web/layout/header.tsx', '// It follows section 2.7.'],
    ['a decision', 'domain/paths.ts', '// Decision 9: the address says it all.'],
    ['hardening and look', 'server/app.ts', '// hardening H7, look L3'],
    ['a title', 'tests/api/company.test.ts', "test('section 2.1: a screen', () => {});"],
    ['a title without a number', 'tests/api/company.test.ts', "test('hardening: a guard', () => {});"],
    ['a text on screen', 'web/about/about-page.tsx', `const text = '${SECTION} 14 of the code';`],
    ['a text in a test', 'tests/api/company.test.ts', `const text = 'see ${SECTION} 14 of the code';`],
    ['a year', 'domain/paths.ts', '// since 2024, sections of pipe'],
  ])('accepts %s', (_what, path, text) => {
    expect(problemsOf(path, text)).toEqual([]);
  });

  test.each([
    ['a section', 'web/layout/header.tsx', `/** The header (${SECTION} 3). */`, 'Section 3'],
    ['an item', 'web/layout/header.tsx', `// ${SECTION} 2.8`, '2.8'],
    ['a decision', 'migrations/001-companies.sql', `-- ${DECISION} 10`, 'Decision 10'],
    ['one of a list', 'domain/paths.ts', `/* ${SECTION}s 2, 2.7 and 5 */`, 'Section 5'],
    ['the end of a range', 'domain/paths.ts', `/* ${DECISION}s 9 to 12 */`, 'Decision 12'],
    ['a wrapped comment', 'domain/paths.ts', `/**\n * Addresses, as in ${SECTION}\n * 6.\n */`, 'Section 6'],
    ['wrapped line comments', 'domain/paths.ts', `// Addresses, as in ${SECTION}\n  // 6.`, 'Section 6'],
    ['hardening', 'server/app.ts', '// hardening H8', 'H8'],
    ['look', 'web/styles/tokens.css', '/* look L4 */', 'L4'],
    ['a title', 'tests/api/company.test.ts', `test('${SECTION} 4: approving', () => {});`, 'Section 4'],
    ['a document', 'README.md', `Comments cite ${DECISION} 8.`, 'Decision 8'],
  ])('refuses %s that is not there', (_what, path, text, id) => {
    expect(problemsOf(path, text)).toEqual([`${path}: cites ${id}, which is not in docs/requirements.md`]);
  });

  test('refuses a number that is there twice', () => {
    expect(citationProblems([], ['2.1', 'H7', '2.1'])).toEqual(['docs/requirements.md: 2.1 is there twice']);
  });
});
