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

/** The words of a text in normal form, without repeats, in their order. */
export function normalWords(text: string): string[] {
  const normal = normalForm(text);
  return normal === '' ? [] : [...new Set(normal.split(' '))];
}
