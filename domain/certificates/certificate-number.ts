const MARKS_AND_SIGNS = /[^\p{L}\p{N}]/gu;

/**
 * The number of a certificate as it is looked up: spaces, dashes, dots, case and the width of characters do not matter.
 * Null for a text without letters and digits.
 */
export function numberKey(number: string | null): string | null {
  if (number === null) return null;
  return number.normalize('NFKD').replace(MARKS_AND_SIGNS, '').toUpperCase() || null;
}
