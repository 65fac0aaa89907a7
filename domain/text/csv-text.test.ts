import { stringify } from 'csv-stringify/sync';
import { expect, test } from 'vitest';
import { CSV_FORMAT, withoutFormulaGuard } from './csv-text.ts';

test.each([
  ['=SUM(A1)', `"'=SUM(A1)"`],
  ['+1+cmd', `"'+1+cmd"`],
  ['-2', `"'-2"`],
  ['@x', `"'@x"`],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  ['\nx', `"'\nx"`],
  ['＝1', `"'＝1"`],
  ['a "quoted" cell', '"a ""quoted"" cell"'],
  ['', '""'],
  [null, '""'],
  [true, '"true"'],
  [-4, '"-4"'],
])('hardening: a spreadsheet reads the cell %j as text', (cell, written) => {
  expect(stringify([[cell]], CSV_FORMAT)).toBe(`${written}\r\n`);
});

test('a phone number that begins with + is not a formula', () => {
  expect(stringify([['+44 (0)1224 555-010', '+1.713.555.0188']], CSV_FORMAT)).toBe(
    '"+44 (0)1224 555-010","+1.713.555.0188"\r\n',
  );
});

test('the guard of a formula comes off again, and other apostrophes stay', () => {
  expect(["'=1", "'+x", "'s-Hertogenbosch", 'x'].map(withoutFormulaGuard)).toEqual([
    '=1',
    '+x',
    "'s-Hertogenbosch",
    'x',
  ]);
});
