import { expect, test } from 'vitest';
import { withArticle } from './with-article.ts';

test.each([
  ['United States', 'the United States'],
  ['Netherlands', 'the Netherlands'],
  ['Cayman Islands', 'the Cayman Islands'],
  ['Middle East', 'the Middle East'],
  ['Caribbean', 'the Caribbean'],
  ['Germany', 'Germany'],
  ['Europe', 'Europe'],
  ['Dominica', 'Dominica'],
  ['Central Asia', 'Central Asia'],
])('%s stands in a sentence as %s', (name, text) => {
  expect(withArticle(name)).toBe(text);
});
