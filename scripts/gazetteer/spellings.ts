import { normalForm } from '#domain/text/normal-form.ts';

const MAX_LENGTH = 60;
/** Codes of airports and the like are left out, because most of them are words or other places. */
const CODE = /^[A-Z]{2,3}$/;
const USED_CODES = ['NYC'];
const CAPITAL = /\p{Lu}/u;
const LATIN = /\p{Script=Latin}/u;
/** Beyond the first plane strings and their bytes sort differently. */
const RARE_SCRIPT = /[\u{10000}-\u{10ffff}]/u;
const ARABIC_ARTICLE = /^(al|ar|as|ash|ad|an|at|az|el) /;
const ARABIC_COUNTRIES = 'AE BH DZ EG IQ JO KW LB LY MA OM PS QA SA SD SY TN YE'.split(' ');
const SHORT_FORMS = [
  { word: /\bsaint\b/g, other: 'st' },
  { word: /\bst\b/g, other: 'saint' },
  { word: /\bsainte\b/g, other: 'ste' },
  { word: /\bste\b/g, other: 'sainte' },
  { word: /\bfort\b/g, other: 'ft' },
  { word: /\bft\b/g, other: 'fort' },
  { word: /\bmount\b/g, other: 'mt' },
  { word: /\bmt\b/g, other: 'mount' },
] as const;
/** Of a million names few have any of these words, and few an umlaut. */
const HAS_SHORT_FORM = /\b(?:sainte?|ste?|fort|ft|mount|mt)\b/;
const UMLAUT = /[äöüøå]/g;
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** The normal forms that find a name, including its usual short forms. */
export function formsOf(name: string, countryCode: string): string[] {
  const form = normalForm(name);
  if (form === '' || form.length > MAX_LENGTH || RARE_SCRIPT.test(form)) return [];
  const forms = new Set([form]);
  const lower = name.normalize('NFC').toLowerCase();
  const spelled = lower.replace(UMLAUT, (character) => UMLAUTS[character] ?? '');
  if (spelled !== lower) forms.add(normalForm(spelled));
  if (HAS_SHORT_FORM.test(form)) for (const { word, other } of SHORT_FORMS) forms.add(form.replace(word, other));
  if (ARABIC_COUNTRIES.includes(countryCode) && ARABIC_ARTICLE.test(form)) {
    forms.add(form.replace(ARABIC_ARTICLE, ''));
    forms.add(form.replace(ARABIC_ARTICLE, 'al '));
    forms.add(form.replace(ARABIC_ARTICLE, '$1'));
  }
  return [...forms];
}

export function isUsefulSpelling(spelling: string): boolean {
  return USED_CODES.includes(spelling) || !(CODE.test(spelling) || isTranscription(spelling));
}

/** Transliterations have no capitals; they are not what visitors type. */
function isTranscription(spelling: string): boolean {
  return !CAPITAL.test(spelling) && LATIN.test(spelling);
}
