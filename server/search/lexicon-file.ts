import { readFileSync, writeFileSync } from 'node:fs';

export const LEXICON_FILE_NAME = 'lexicon.json';

/** Positions in `entries` by key: the keys as one text, since texts that are split are read three times as fast as lists. */
export type KeyedEntries = { keys: string; entries: number[] };

/**
 * All phrases of the vocabulary by their keys, which take a third of a second to make. Concepts are positions in SEARCH_CONCEPTS;
 * words are separated by blanks.
 */
export type LexiconFile = {
  entries: { meanings: { concept: number; isAlias: boolean }[]; wordCount: number }[];
  byKey: KeyedEntries;
  joined: KeyedEntries;
  foreign: KeyedEntries;
  inAnyOrder: KeyedEntries;
  asWritten: { phrases: string; concepts: number[][] };
  /** Words of the vocabulary, whether companies have them or not, and how each sounds. */
  words: string;
  sounds: string;
  /** Words of names in other languages. */
  foreignWords: string;
  /** Names of one word in other languages, the longest first. */
  foreignNames: string;
  beginningsOfCompounds: string;
  endsOfCompounds: string;
  serviceStems: string;
};

const SEPARATOR = '\n';

export const joinKeys = (keys: Iterable<string>) => [...keys].join(SEPARATOR);
export const splitKeys = (keys: string) => keys.split(SEPARATOR);

export function writeLexiconFile(file: string, lexicon: LexiconFile): void {
  writeFileSync(file, JSON.stringify(lexicon));
}

/** @throws if the file was not built */
export function readLexiconFile(file: string): LexiconFile {
  return JSON.parse(readFileSync(file, 'utf8'));
}
