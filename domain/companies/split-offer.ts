import { LIST_SEPARATOR } from '#domain/text/list-text.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { NAMES_IN_OTHER_LANGUAGES } from '#domain/vocabulary/names-in-other-languages.ts';
import { REGISTRATION_VOCABULARY, type RegistrationList } from '#domain/vocabulary/registration-vocabulary.ts';
import type { FileTarget } from './import-column-names.ts';

/** What people write between the items of a list instead of a pipe. */
export const SEPARATORS = {
  '\n': 'line breaks',
  ';': 'semicolons',
  ',': 'commas',
  ' / ': 'slashes between blanks',
  '/': 'slashes',
} as const;
export type Separator = keyof typeof SEPARATORS;

export type SplitOffer = {
  separator: Separator;
  /** How many cells it would split. */
  cells: number;
  /** A cell and its items. */
  example: { cell: string; items: string[] };
  /** Most of the items are words of the trade: "UT, MT, PT", not "Smith, Jones and Sons". */
  isLikely: boolean;
};

/** They stand within no item. */
const OF_LISTS: readonly Separator[] = ['\n', ';', ' / '];
/** Cells that are looked at; more of them do not change the picture. */
const MAX_CELLS = 2_000;
const MIN_KNOWN_SHARE = 0.5;

/** Offers to split a column of lists whose cells have no pipe but other separators, the same in all or not. */
export function offerSplits(target: FileTarget | null, column: readonly unknown[]): SplitOffer[] {
  if (!isList(target)) return [];
  const cells = column
    .slice(0, MAX_CELLS)
    .filter((cell): cell is string => typeof cell === 'string' && !cell.includes(LIST_SEPARATOR));
  return (Object.keys(SEPARATORS) as Separator[]).flatMap((separator) => {
    // Slashes between blanks are separators of their own.
    const others = separator === '/' ? cells.filter((cell) => cell.replaceAll(' / ', '').includes('/')) : cells;
    const split = others.filter((cell) => itemsOf(cell, separator).length > 1);
    const [cell] = split;
    if (cell === undefined) return [];
    const items = split.flatMap((text) => itemsOf(text, separator));
    const known = items.filter((item) => wordsOf(target).has(normalForm(item))).length;
    const isLikely = OF_LISTS.includes(separator) || known / items.length >= MIN_KNOWN_SHARE;
    return [{ separator, cells: split.length, example: { cell, items: itemsOf(cell, separator) }, isLikely }];
  });
}

/** "ISO 9001/ISO 14001" and "UT/RT" are two, "ISO/IEC 17020" is one. */
const SLASH = /(?<=\d\s*)\/|\/(?!\s*\p{Lu}{2,}[\s-]*[\w-]*\d)/u;

/** The parts of a cell, each with its blanks. */
export function splitAt(cell: string, separator: Separator): string[] {
  return cell.split(separator === '/' ? SLASH : separator);
}

function itemsOf(cell: string, separator: Separator): string[] {
  return splitAt(cell, separator)
    .map((item) => item.trim())
    .filter(Boolean);
}

function isList(target: FileTarget | null): target is RegistrationList {
  return target !== null && target in REGISTRATION_VOCABULARY;
}

const WORDS = new Map<RegistrationList, ReadonlySet<string>>();

function wordsOf(list: RegistrationList): ReadonlySet<string> {
  const names = () => [...REGISTRATION_VOCABULARY[list].flat(), ...Object.values(NAMES_IN_OTHER_LANGUAGES).flat()];
  const words = WORDS.get(list) ?? new Set(names().map(normalForm));
  WORDS.set(list, words);
  return words;
}
