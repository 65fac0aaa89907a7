import { expect, test } from 'vitest';
import { wordProblems } from './check-words.mjs';

function wordsIn(text: string, path = 'server/example.ts'): string[] {
  return wordProblems([{ path, text }]).map((problem) => /"(.+?)"/.exec(problem)?.[1] ?? '');
}

test.each([
  ['const keptHtml = 1;', 'kept'],
  ['if (isKept) return;', 'Kept'],
  ['useDeskList();', 'Desk'],
  ['const HTMLDesk = 1;', 'Desk'],
  ['const NO_DEEDS = 0;', 'DEEDS'],
  ['create index company_desk on company (id);', 'desk'],
  ['class="admin-desk"', 'desk'],
  ["import './desk-page.tsx';", 'desk'],
  ['/** What the server tells. */', 'tells'],
  ["test('the sender is told why', () => {});", 'told'],
  ['Besides, it is late.', 'Besides'],
  ['const MOST_ROWS = 5;', 'MOST_ROWS'],
  ['const LEAST = 1;', 'LEAST'],
  ['takeTurn(client);', 'takeTurn'],
  ['const forgetSearches = () => {};', 'forget'],
  ['judge(row);', 'judge'],
])('%s contains a replaced word', (text, word) => {
  expect(wordsIn(text)).toEqual([word]);
});

test.each([
  'Please tell us what you need.',
  'Tell a company what to inspect.',
  'The laboratory is kept at 20 °C.',
  'const desktop = history.this;',
  'const intelligible = outskirts;',
  'const mostRows = MAX_ROWS;',
  'Did you forget that an inspector judges it?',
])('%j contains no replaced word', (text) => {
  expect(wordsIn(text)).toEqual([]);
});

test('an allowed phrase does not hide another word of its line', () => {
  expect(wordsIn('Tell us what you told them.')).toEqual(['told']);
});

test('a problem names the file and the line', () => {
  expect(wordProblems([{ path: 'web/page.ts', text: 'one;\nconst told = 2;' }])).toEqual([
    'web/page.ts:2: "told" has a standard word; see docs/glossary.md',
  ]);
});

test.each(['docs/glossary.md', 'scripts/check-words.mjs', 'migrations/003-example.sql', 'web/public/desk.svg'])(
  '%s may contain the words',
  (path) => {
    expect(wordsIn('desk', path)).toEqual([]);
  },
);

test('a migration that has not landed may not contain the words', () => {
  expect(wordsIn('desk', 'migrations/099-example.sql')).toEqual(['desk']);
});
