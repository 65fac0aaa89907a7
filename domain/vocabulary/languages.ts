import { normalForm } from '#domain/text/normal-form.ts';

/** The languages in which companies work, in English. */
export const LANGUAGES = [
  'Afrikaans',
  'Albanian',
  'Arabic',
  'Armenian',
  'Azerbaijani',
  'Basque',
  'Bengali',
  'Bosnian',
  'Bulgarian',
  'Catalan',
  'Chinese',
  'Croatian',
  'Czech',
  'Danish',
  'Dutch',
  'English',
  'Estonian',
  'Filipino',
  'Finnish',
  'French',
  'Georgian',
  'German',
  'Greek',
  'Gujarati',
  'Hebrew',
  'Hindi',
  'Hungarian',
  'Icelandic',
  'Indonesian',
  'Irish',
  'Italian',
  'Japanese',
  'Kannada',
  'Kazakh',
  'Korean',
  'Kurdish',
  'Latvian',
  'Lithuanian',
  'Macedonian',
  'Malay',
  'Malayalam',
  'Marathi',
  'Mongolian',
  'Norwegian',
  'Pashto',
  'Persian',
  'Polish',
  'Portuguese',
  'Punjabi',
  'Romanian',
  'Russian',
  'Serbian',
  'Slovak',
  'Slovenian',
  'Spanish',
  'Swahili',
  'Swedish',
  'Tamil',
  'Telugu',
  'Thai',
  'Turkish',
  'Turkmen',
  'Ukrainian',
  'Urdu',
  'Uzbek',
  'Vietnamese',
  'Welsh',
] as const;

type Language = (typeof LANGUAGES)[number];

/** In which files and forms write the names of languages, beside English and the language itself. */
const SPELLINGS = 'de fr es pt it nl tr pl sv nb da fi ru'.split(' ');
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
let byForm: ReadonlyMap<string, Language> | undefined;

/** A language in our spelling, by its name in this or another language or by its code; undefined if it is not in the list. */
export function findLanguage(text: string): Language | undefined {
  byForm ??= spellings();
  return byForm.get(normalForm(text));
}

/** The names that come first in the list win: a code of two letters is also a word somewhere. */
function spellings(): Map<string, Language> {
  const known = new Map<string, Language>(LANGUAGES.map((name) => [normalForm(name), name]));
  const nameIn = (locale: string) => new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  const [english, ...others] = ['en', ...SPELLINGS].map(nameIn);
  for (const code of LETTERS.flatMap((one) => LETTERS.map((other) => one + other))) {
    const language = LANGUAGES.find((name) => name === english?.of(code));
    if (language === undefined) continue;
    for (const spelling of [code, ...[...others, nameIn(code)].map((names) => names.of(code) ?? '')])
      if (spelling !== '' && !known.has(normalForm(spelling))) known.set(normalForm(spelling), language);
  }
  return known;
}
