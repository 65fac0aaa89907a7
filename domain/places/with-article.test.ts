import { expect, test } from 'vitest';
import { withArticle } from './with-article.ts';

test.each([
  ['United States', 'the United States'],
  ['Netherlands', 'the Netherlands'],
  ['Cayman Islands', 'the Cayman Islands'],
  ['Middle East', 'the Middle East'],
  ['united states', 'the united states'],
  ['Caribbean', 'the Caribbean'],
  ['Germany', 'Germany'],
  ['Europe', 'Europe'],
  ['Dominica', 'Dominica'],
  ['Gulfport, Mississippi, United States', 'Gulfport, Mississippi, United States'],
  ['Isleworth', 'Isleworth'],
  ['Central Asia', 'Central Asia'],
])('%s stands in a sentence as %s', (name, text) => {
  expect(withArticle(name)).toBe(text);
});
