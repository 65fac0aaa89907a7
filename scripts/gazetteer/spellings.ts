import { normalForm } from '#domain/text/normal-form.ts';

const MAX_LENGTH = 60;
/** Codes of airports and the like are left out, because most of them are words or other places. */
const CODE = /^[A-Z]{2,3}$/;
const USED_CODES = ['NYC'];
/** Transliterations have no capitals; they are not what visitors type. */
const TRANSCRIPTION = /^(?!.*\p{Lu})(?=.*\p{Script=Latin})/u;
/** Beyond the first plane the order of a string is not that of its bytes. */
const RARE_SCRIPT = /[\u{10000}-\u{10ffff}]/u;
const ARABIC_ARTICLE = /^(al|ar|as|ash|ad|an|at|az|el) /;
const ARABIC_COUNTRIES = 'AE BH DZ EG IQ JO KW LB LY MA OM PS QA SA SD SY TN YE'.split(' ');
const SHORT_FORMS = [
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['fort', 'ft'],
  ['mount', 'mt'],
] as const;
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** The normal forms under which a name is found, its usual short forms among them. */
export function formsOf(name: string, countryCode: string): string[] {
  const form = normalForm(name);
  if (form === '' || form.length > MAX_LENGTH || RARE_SCRIPT.test(form)) return [];
  const forms = new Set([
    form,
    normalForm(
      name
        .normalize('NFC')
        .toLowerCase()
        .replace(/[äöüøå]/g, (letter) => UMLAUTS[letter] ?? ''),
    ),
  ]);
  for (const [long, short] of SHORT_FORMS) {
    forms.add(form.replaceAll(new RegExp(`\\b${long}\\b`, 'g'), short));
    forms.add(form.replaceAll(new RegExp(`\\b${short}\\b`, 'g'), long));
  }
  if (ARABIC_COUNTRIES.includes(countryCode) && ARABIC_ARTICLE.test(form)) {
    forms.add(form.replace(ARABIC_ARTICLE, ''));
    forms.add(form.replace(ARABIC_ARTICLE, 'al '));
    forms.add(form.replace(ARABIC_ARTICLE, '$1'));
  }
  return [...forms];
}

export function isUsefulSpelling(spelling: string): boolean {
  return USED_CODES.includes(spelling) || !(CODE.test(spelling) || TRANSCRIPTION.test(spelling));
}
