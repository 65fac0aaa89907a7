import { expect, test } from 'vitest';
import { markup } from './markup.ts';

test('values are escaped, markup is not', () => {
  const items = ['<b>', '\'a\' & "b"'].map((text) => markup`<i title="${text}">${text}</i>`);
  expect(markup`<p>${items}${markup`<hr>`}${null}${2}</p>`.text).toBe(
    '<p><i title="&lt;b&gt;">&lt;b&gt;</i><i title="&#x27;a&#x27; &amp; &quot;b&quot;">&#x27;a&#x27; &amp; &quot;b&quot;</i><hr>2</p>',
  );
});
