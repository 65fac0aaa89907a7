import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Gulf NDT', 'GN'],
  ["O'Brien & Söhne GmbH <NDT>", 'OBS'],
  ['3D Metrology', '3M'],
  ['çelik muayene', 'ÇM'],
  ['E\u0301lan Test', 'ET'],
  ['हिन्दी जाँच कंपनी', 'हजक'],
  ['検査株式会社', '検'],
  ['🔧🔩 😀', '🔧'],
])('section 2: the initials of %s are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
