import { normalForm } from '#domain/text/normal-form.ts';

/** "77002", "AB10 1XG", "K1A 0B1", "3011 AB" and "100-0001", in normal form. */
const POSTCODE = /^(?:\d{4,7}|\d{3} \d{3,4}|\d{4} [a-z]{2}|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|[a-z]\d[a-z] ?\d[a-z]\d)$/;

/** Among other words, where a number of four digits is rather a standard. */
const POSTCODES_IN_TEXT = /\b(?:\d{5,6}|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|[a-z]\d[a-z] ?\d[a-z]\d)\b/gi;

/** The data of places has towns, regions and countries (docs/decisions/057-what-buyers-type.md). */
export const POSTCODE_NOTICE = 'We do not know postcodes. Enter the town, the region or the country instead.';

export function isPostcode(text: string): boolean {
  return POSTCODE.test(normalForm(text));
}

/** What may be postcodes in a search: "77002" of "ndt 77002". */
export function postcodesIn(text: string): string[] {
  return text.match(POSTCODES_IN_TEXT) ?? [];
}
