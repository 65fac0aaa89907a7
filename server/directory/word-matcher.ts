import { processCaches } from '#server/cache/caches.ts';
import { memoizeText } from '#server/cache/memoize.ts';
import { searchWords } from '#server/search/tokens.ts';
import { partsOfCode, stemOf } from '#server/search/word-forms.ts';
import type { WordChoice } from '#server/search/word-index.ts';

/** The different words of a text in their order, and what they are compared by. A joined code has its parts, too. */
export type TextWords = { words: readonly string[]; forms: readonly string[]; stems: readonly string[] };

/** The words of a text that match, by the number of what they match. */
export type Matches = ReadonlyMap<number, readonly string[]>;

/** Companies share most values of their lists. */
const MAX_CACHED_VALUES = 10_000;
const wordsOfValue = memoizeText(
  { caches: processCaches, name: 'word-forms-of-values', max: MAX_CACHED_VALUES },
  wordsOf,
);
const NO_MATCHES: Matches = new Map();

export function wordsOf(text: string): TextWords {
  const unique = [...new Set(searchWords(text))];
  const forms = unique.flatMap((word) => [word, ...(partsOfCode(word) ?? [])]);
  const words =
    forms.length === unique.length
      ? unique
      : unique.flatMap((word) => [word, ...(partsOfCode(word) ?? []).map(() => word)]);
  return { words, forms, stems: forms.map(stemOf) };
}

/** Finds in texts the words that are looked for, all of them in one pass. */
export function createWordMatcher() {
  const numbers = new Map<string, number>();
  const byStem = new Map<string, number>();
  const byWord = new Map<string, number>();
  const prefixes: { prefix: string; stem: string; number: number }[] = [];
  const ofValues = new Map<string, Matches>();

  /** Each choice of a word that is looked for has a number. Of one word in all its forms there is one. */
  const numberOf = ({ word, match }: WordChoice): number => {
    const key = match === 'forms' ? `forms ${stemOf(word)}` : `${match} ${word}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(key, number);
    if (match === 'whole') byWord.set(word, number);
    if (match === 'forms') byStem.set(stemOf(word), number);
    if (match === 'beginnings') prefixes.push({ prefix: word, stem: stemOf(word), number });
    return number;
  };

  const match = ({ words, forms, stems }: TextWords): Matches => {
    let matches: Map<number, string[]> | undefined;
    const found = (number: number, index: number) => {
      matches ??= new Map();
      const list = matches.get(number);
      const word = words[index] as string;
      if (list === undefined) matches.set(number, [word]);
      else if (list.at(-1) !== word) list.push(word);
    };
    for (let index = 0; index < forms.length; index += 1) {
      const form = forms[index] as string;
      const stem = stems[index] as string;
      const ofWord = byWord.get(form);
      if (ofWord !== undefined) found(ofWord, index);
      const ofStem = byStem.get(stem);
      if (ofStem !== undefined) found(ofStem, index);
      for (const { prefix, stem: ofPrefix, number } of prefixes)
        if (stem === ofPrefix || form.startsWith(prefix)) found(number, index);
    }
    return matches ?? NO_MATCHES;
  };

  /** The same of a value that many companies have. */
  const matchValue = (value: string): Matches => {
    const known = ofValues.get(value);
    if (known !== undefined) return known;
    const matches = match(wordsOfValue(value));
    ofValues.set(value, matches);
    return matches;
  };
  return { numberOf, match, matchValue };
}
