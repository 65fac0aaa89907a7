import { expect, test } from 'vitest';
import { INITIAL_SETTINGS } from '#domain/admin/admin-settings.ts';
import { suspiciousText } from './suspicious-text.ts';

const rules = INITIAL_SETTINGS.quarantine;
const links = (count: number) => 'See https://plant.example/drawing and '.repeat(count);

test.each([
  ['Two vessels, drawings at www.plant.example and https://plant.example/p-id.', null],
  [links(3), null],
  [links(4), 'the text has 4 links'],
  ['Cheap VIAGRA here', 'the text has the words "viagra"'],
  ['The best Online\n Casino', 'the text has the words "online casino"'],
  ['Lifts of a casino, and specialists for cialisation', null],
])('hardening: %j is suspicious because %s', (text, reason) => {
  expect(suspiciousText([text], rules)).toBe(reason);
});

test('hardening: a word of an admin is a text, not a pattern', () => {
  expect(suspiciousText(['a (b)* c'], { maxLinks: 3, words: ['(b)*'] })).toBe('the text has the words "(b)*"');
  expect(suspiciousText(['abbb'], { maxLinks: 3, words: ['(b)*'] })).toBeNull();
});

test('hardening: the texts of a form count together', () => {
  expect(suspiciousText([links(2), null, links(2)], rules)).toBe('the text has 4 links');
});
