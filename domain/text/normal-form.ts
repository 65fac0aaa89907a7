const CHARACTERS_WITHOUT_DECOMPOSITION: Record<string, string> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
};

const PLAIN = /^[ -~]*$/;

/**
 * The one spelling under which texts are compared: accents and case dropped, all but letters
 * and digits replaced by single blanks. `"İzmir (TÜV)"` becomes `"izmir tuv"`.
 *
 * Marks are dropped before lower-casing, because `'İ'.toLowerCase()` is two characters.
 */
export function normalForm(text: string): string {
  // Most texts are plain, and the tables of Unicode cost several times as much.
  if (PLAIN.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ıøłßđæœ]/g, (character) => CHARACTERS_WITHOUT_DECOMPOSITION[character] ?? character)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
