import { expect, test } from 'vitest';
import { isRawHeadUsable, writeRawResponse } from './raw-head.ts';

test('this version of Node sends the same bytes', async () => {
  expect(await isRawHeadUsable()).toBe(true);
});

test.each<[string, typeof writeRawResponse]>([
  ['the head is ignored', ({ content }, response) => response.end(content, 'latin1')],
  [
    'a header is lost',
    ({ head, content }, response) =>
      writeRawResponse({ head: head.replace('etag: "test"\r\n', ''), content }, response),
  ],
  [
    'the property cannot be written',
    () => {
      throw new TypeError('Cannot assign to read only property');
    },
  ],
])('it is not used where %s', async (_what, write) => {
  expect(await isRawHeadUsable(write)).toBe(false);
});
