import { stemmer } from 'stemmer';
import { processCaches } from '#server/cache/caches.ts';
import { memoizeText } from '#server/cache/memoize.ts';

const MAX_CACHED_STEMS = 50_000;
/** Shorter words are codes. */
const MIN_STEMMED_LENGTH = 4;

/** Spellings of one word, and words of one family that the stemmer keeps apart. */
const SAME_WORDS: Readonly<Record<string, string>> = {
  aluminum: 'aluminium',
  analysis: 'analyse',
  center: 'centre',
  defense: 'defence',
  expediter: 'expedite',
  expeditor: 'expedite',
  fiber: 'fibre',
  gage: 'gauge',
  ii: '2',
  iii: '3',
  inspector: 'inspect',
  lab: 'laboratory',
  lvl: 'level',
  meter: 'metre',
  mold: 'mould',
  one: '1',
  sulfide: 'sulphide',
  sulfur: 'sulphur',
  surveyor: 'survey',
  teeth: 'tooth',
  tester: 'test',
  three: '3',
  two: '2',
  welder: 'weld',
};

/** What the forms of a word have in common: "inspectors", "inspection" and "inspecting" are "inspect". */
export const stemOf = memoizeText({ caches: processCaches, name: 'stems', max: MAX_CACHED_STEMS }, (word): string => {
  const one = singularOf(word);
  const same = SAME_WORDS[one];
  if (same !== undefined) return stemmer(same);
  if (one.length < MIN_STEMMED_LENGTH || !/^[a-z]+$/.test(one)) return one;
  // British and American endings: "galvanised", "analyse".
  const american = one.replace(/([iy])s(e|ed|er|ing|ation)$/, '$1z$2');
  // Radiography is what is radiographic.
  return stemmer(american).replace(/(graph|scop)i$/, '$1');
});

/** "Boilers" is "boiler"; words such as "glass" and "analysis" stay. */
export function singularOf(word: string): string {
  if (word.length < MIN_STEMMED_LENGTH || !/^[a-z]+s$/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

const MIN_FOREIGN_STEM = 3;
/** Endings of plurals and cases in German, Dutch, Polish, Turkish and the Romance and Nordic languages. */
const FOREIGN_ENDINGS: ReadonlySet<string> = new Set(
  `larinin lerinin larini lerini larin lerin lari leri lar ler sinin sini inin unun ini unu imiz nin nun si su dan den da de
  innen ens nen
  iego owego ego emu ej ych ich ymi imi ym im ach ami owi ow om iem em ie arna erna erne ene ern oes ao aes
  er en es et ar or os as is us e n s a o i u y`.split(/\s+/),
);
const MAX_FOREIGN_ENDING = Math.max(...[...FOREIGN_ENDINGS].map(({ length }) => length));

/** Whether letters after a word make another form of it; so does none. */
export function isForeignEnding(letters: string): boolean {
  return letters === '' || FOREIGN_ENDINGS.has(letters);
}

/** What the forms of a word of another language have in common, roughly: enough beside other words of a phrase. */
export const foreignStemOf = memoizeText(
  { caches: processCaches, name: 'foreign-stems', max: MAX_CACHED_STEMS },
  (word): string => {
    let stem = word.replace(/([aou])e/g, '$1');
    let length = MAX_FOREIGN_ENDING;
    while (length > 0) {
      const isEnding = stem.length >= length + MIN_FOREIGN_STEM && FOREIGN_ENDINGS.has(stem.slice(-length));
      if (isEnding) stem = stem.slice(0, -length);
      length = isEnding ? MAX_FOREIGN_ENDING : length - 1;
    }
    return stem;
  },
);

const JOINED_CODE = /^([a-z]{2,})(\d{2,}[a-z]?)$/;

/** "iso17025" as "iso" and "17025". Undefined for all else: "b31" and "w35" are codes of one word. */
export function partsOfCode(word: string): [string, string] | undefined {
  const [, letters, digits] = JOINED_CODE.exec(word) ?? [];
  return letters === undefined || digits === undefined ? undefined : [letters, digits];
}

/** What is left of a word that was written by ear: its first letter and its consonants, each once. */
export function soundOf(word: string): string {
  const consonants = word.slice(1).replace(/[aeiouyhw]/g, '');
  return `${word[0] ?? ''}${consonants}`
    .replace(/[cq]/g, 'k')
    .replace(/z/g, 's')
    .replace(/(.)\1+/g, '$1');
}
