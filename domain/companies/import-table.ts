import { COUNTRIES } from '#domain/places/countries.ts';
import { withoutFormulaGuard } from '#domain/text/csv-text.ts';
import { LIST_SEPARATOR } from '#domain/text/list-text.ts';
import { columnsWith } from './company-columns.ts';
import type { ImportCells } from './company-import.ts';
import { type FileTarget, guessTargets, LOCATION_PARTS } from './import-column-names.ts';
import { type Separator, splitAt } from './split-offer.ts';

/** What a column of a file has, and what separates the items of its lists beside the pipe. */
export type ColumnPlan = { target: FileTarget | null; separators: readonly Separator[] };

export const LIST_TARGETS: readonly FileTarget[] = [
  ...columnsWith({ type: 'text[]', isInTemplate: true }),
  'moreServiceAreas',
];
const REQUIRED = ['name', 'location'] as const;
/** A file that is no table may have all of its text in the first line. */
const MAX_FOUND_LENGTH = 200;

const WEBSITE = /^(?:https?:\/\/\S+|www\.\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?)$/i;
/** What only one kind of column has. */
const LOOKS: readonly [target: FileTarget, pattern: RegExp][] = [
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['website', WEBSITE],
];
/** Cells that are looked at. */
const MAX_CELLS = 200;
const MIN_SHARE = 0.6;

/** What each column has, by its title; where that says nothing, by its cells. */
export function planColumns(header: readonly string[], column: (index: number) => readonly unknown[]): ColumnPlan[] {
  const byTitle = guessTargets(header);
  // "Site" is a place in English, and a website in French.
  const isWebsite = byTitle.map((target, index) => target === 'location' && isLike(WEBSITE, column(index)));
  const targets = guessTargets(header.map((title, index) => (isWebsite[index] ? '' : title)));
  for (const [target, pattern] of LOOKS) {
    if (targets.includes(target)) continue;
    const like = targets.findIndex((other, index) => other === null && isLike(pattern, column(index)));
    if (like !== -1) targets[like] = target;
  }
  return targets.map((target) => ({ target, separators: [] }));
}

function isLike(pattern: RegExp, column: readonly unknown[]): boolean {
  const cells = column.slice(0, MAX_CELLS).filter((cell): cell is string => typeof cell === 'string' && cell !== '');
  return cells.length > 0 && cells.filter((cell) => pattern.test(cell)).length >= MIN_SHARE * cells.length;
}

/** Why no company can be read from a file with these columns. */
export function columnsProblem(header: readonly string[], plan: readonly ColumnPlan[]): string | undefined {
  // By their numbers, rows can update companies that are listed already.
  const has = (wanted: (typeof REQUIRED)[number]) =>
    plan.some(
      ({ target }) => target === wanted || target === 'id' || (wanted === 'location' && isLocationPart(target)),
    );
  const missing = REQUIRED.find((wanted) => !has(wanted));
  if (missing === undefined) return undefined;
  const found = header
    .filter(Boolean)
    .join(', ')
    .replace(/\p{Cc}/gu, '')
    .slice(0, MAX_FOUND_LENGTH);
  return `No "${missing}" column found in the first line.${found === '' ? '' : ` Found: ${found}.`}`;
}

/** The titles of the columns that are not imported. */
export function ignoredColumns(header: readonly string[], plan: readonly ColumnPlan[]): string[] {
  return header.filter((title, index) => title !== '' && (plan[index]?.target ?? null) === null);
}

/** The cells of one row by column; missing cells at its end are empty. */
export function readCells(row: readonly unknown[], plan: readonly ColumnPlan[], line?: number): ImportCells {
  const cells: Record<string, unknown> = {};
  const parts: Partial<Record<FileTarget, string>> = {};
  for (const [index, { target, separators }] of plan.entries()) {
    if (target === null) continue;
    const cell = split(row[index] ?? '', separators);
    if (isLocationPart(target)) parts[target] ||= textOf(cell);
    else if (isBlank(cells[target])) cells[target] = cell;
    else if (LIST_TARGETS.includes(target) && !isBlank(cell))
      cells[target] = `${textOf(cells[target])}${LIST_SEPARATOR}${textOf(cell)}`;
  }
  const location = joinLocation(cells.location, parts);
  return { ...cells, ...(location !== undefined && { location }), ...(line !== undefined && { line }) };
}

/** "Hamburg" and "DE" are "Hamburg, Germany"; a location that names its country already does not get it twice. */
function joinLocation(location: unknown, parts: Partial<Record<FileTarget, string>>): unknown {
  if (Object.keys(parts).length === 0) return location;
  const names = LOCATION_PARTS.map((part) =>
    part === 'country' ? countryName(parts[part] ?? '') : (parts[part] ?? ''),
  );
  return names.reduce((text, name) => {
    const isNamed = text.toLowerCase().split(/,\s*/).includes(name.toLowerCase());
    return name === '' || isNamed ? text : [text, name].filter(Boolean).join(', ');
  }, textOf(location));
}

/** As on cars: offices in Europe write their neighbours so. */
const LETTERS: Record<string, string> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  S: 'SE',
};

function countryName(text: string): string {
  const wanted = LETTERS[text] ?? text;
  return (/^[A-Z]{2}$/.test(wanted) && COUNTRIES.find(({ code }) => code === wanted)?.name) || text;
}

function split(cell: unknown, separators: readonly Separator[]): unknown {
  if (typeof cell !== 'string') return cell;
  const text = withoutFormulaGuard(cell);
  return separators.reduce((parts, separator) => splitAt(parts, separator).join(LIST_SEPARATOR), text);
}

function isLocationPart(target: FileTarget | null): target is (typeof LOCATION_PARTS)[number] {
  return LOCATION_PARTS.some((part) => part === target);
}

function isBlank(cell: unknown): boolean {
  return cell === undefined || cell === null || cell === '';
}

function textOf(cell: unknown): string {
  if (Array.isArray(cell)) return cell.join(LIST_SEPARATOR);
  return isBlank(cell) || typeof cell === 'object' ? '' : String(cell).trim();
}
