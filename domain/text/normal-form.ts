const LETTERS_WITHOUT_DECOMPOSITION: Record<string, string> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
};

/**
 * The one spelling under which texts are compared: accents and case dropped, everything that is neither letter nor
 * digit turned into single blanks. `"İzmir (TÜV)"` becomes `"izmir tuv"`.
 *
 * Marks are dropped before lower-casing, because `'İ'.toLowerCase()` is two characters.
 */
export function normalForm(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ıøłßđæœ]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
