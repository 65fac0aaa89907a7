import { ALIAS_GROUPS, METHOD_FAMILY } from '#domain/vocabulary/method-aliases.ts';
import type { Spelling } from './spelling.ts';
import { MAX_CODE_LENGTH, searchWords } from './tokens.ts';

/** One of these words, whole or as a prefix; in all fields, or in all but the name. */
export type WordChoice = { words: readonly string[]; isPrefix: boolean; isInNames: boolean };
/** All terms are required; of a term one alternative; of an alternative all word choices. */
export type TextQuery = WordChoice[][][];

const MAX_WORDS = 12;
/** Codes that mean a service in the name of a company, too: "PT" does not, it is a legal form in Indonesia. */
const CODES_IN_NAMES: ReadonlySet<string> = new Set([METHOD_FAMILY, 'nde', 'ndi']);

const GROUP_OF_PHRASE = new Map(ALIAS_GROUPS.flatMap((group) => group.map((phrase) => [phrase, group] as const)));
const MAX_PHRASE_WORDS = Math.max(...[...GROUP_OF_PHRASE.keys()].map((phrase) => phrase.split(' ').length));

/**
 * Parses what a visitor typed (decision 4): all words are required, prefixes match, an alias stands for its whole group, a
 * misspelt word for the words one mistake away. Empty when there is no word in it.
 */
export function textQuery(search: string, spelling: Spelling): TextQuery {
  const words = [...new Set(searchWords(search))].slice(0, MAX_WORDS).map((word) => spelling.candidates(word));
  const terms: TextQuery = [];
  let index = 0;
  while (index < words.length) {
    const { length, group } = longestAlias(words.map(([best]) => best ?? '').slice(index, index + MAX_PHRASE_WORDS));
    terms.push(oneTerm(words.slice(index, index + length), group, length === words.length));
    index += length;
  }
  return terms;
}

function longestAlias(words: string[]): { length: number; group?: readonly string[] } {
  for (let length = words.length; length > 0; length -= 1) {
    const group = GROUP_OF_PHRASE.get(words.slice(0, length).join(' '));
    if (group !== undefined) return { length, group };
  }
  return { length: 1 };
}

function oneTerm(words: string[][], group: readonly string[] | undefined, isAlone: boolean): WordChoice[][] {
  const literally = words.map((candidates) => ({ words: candidates, isPrefix: true, isInNames: true }));
  if (group === undefined) return [literally];
  const typed = words.map(([best]) => best ?? '').join(' ');
  const phrases = group.map((phrase) => {
    // Two characters alone mean the method; with other words they may be part of a company's name.
    const isTyped = phrase === typed && (phrase.length > 2 || !isAlone);
    const isInNames = phrase.length > MAX_CODE_LENGTH || CODES_IN_NAMES.has(phrase) || isTyped;
    return phrase.split(' ').map((word) => ({ words: [word], isPrefix: word.length > MAX_CODE_LENGTH, isInNames }));
  });
  // A misspelt word may resemble an alias by chance, "aray" "xray": then its other candidates count, too.
  const isAmbiguous = words.some((candidates) => candidates.length > 1);
  return isAmbiguous ? [...phrases, literally] : phrases;
}
