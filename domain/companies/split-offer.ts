import { LIST_SEPARATOR } from '#domain/text/list-text.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { REGISTRATION_VOCABULARY, type RegistrationList } from '#domain/vocabulary/registration-vocabulary.ts';
import type { FileTarget } from './import-column-names.ts';

/** What people write between the items of a list instead of a pipe. */
export const SEPARATORS = { '\n': 'line breaks', ';': 'semicolons', ',': 'commas', '/': 'slashes' } as const;
type Separator = keyof typeof SEPARATORS;

export type SplitOffer = {
  separator: Separator;
  /** How many cells it would split. */
  cells: number;
  /** A cell and its items. */
  example: { cell: string; items: string[] };
  /** Most of the items are words of the trade: "UT, MT, PT", not "Smith, Jones and Sons". */
  isLikely: boolean;
};

/** Cells that are looked at; more of them do not change the picture. */
const MAX_CELLS = 2_000;
const MIN_KNOWN_SHARE = 0.5;

/** Offers to split a column of lists whose cells have no pipe but another separator. */
export function offerSplit(target: FileTarget | null, column: readonly unknown[]): SplitOffer | undefined {
  if (!isList(target)) return undefined;
  const cells = column
    .slice(0, MAX_CELLS)
    .filter((cell): cell is string => typeof cell === 'string' && !cell.includes(LIST_SEPARATOR));
  const counted = (Object.keys(SEPARATORS) as Separator[]).map((separator) => ({
    separator,
    split: cells.filter((cell) => itemsOf(cell, separator).length > 1),
  }));
  const best = counted.reduce((one, other) => (other.split.length > one.split.length ? other : one));
  const [cell] = best.split;
  if (cell === undefined) return undefined;
  const { separator, split } = best;
  const items = split.flatMap((text) => itemsOf(text, separator));
  const known = items.filter((item) => wordsOf(target).has(normalForm(item))).length;
  const isLikely = separator === '\n' || separator === ';' || known / items.length >= MIN_KNOWN_SHARE;
  return { separator, cells: split.length, example: { cell, items: itemsOf(cell, separator) }, isLikely };
}

function itemsOf(cell: string, separator: Separator): string[] {
  return cell
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean);
}

function isList(target: FileTarget | null): target is RegistrationList {
  return target !== null && target in REGISTRATION_VOCABULARY;
}

const WORDS = new Map<RegistrationList, ReadonlySet<string>>();

function wordsOf(list: RegistrationList): ReadonlySet<string> {
  const words = WORDS.get(list) ?? new Set(REGISTRATION_VOCABULARY[list].flat().map(normalForm));
  WORDS.set(list, words);
  return words;
}
