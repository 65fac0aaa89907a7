import { MAX_PHONE_LENGTH } from '#domain/constants.ts';
import { COUNTRIES, findCountry } from '#domain/places/countries.ts';
import { findServiceArea } from '#domain/places/service-areas.ts';
import { LIST_SEPARATOR } from '#domain/text/list-text.ts';
import { isOwnLogo } from './logo-path.ts';

export type MendNote = { field: string; reason: string };

/** What files write where they have nothing to say. */
const NOTHING = new Set(
  `- -- – — . ? n/a n.a. n.a na none null nil nan unknown tbd k.a. k.a keine #n/a #ref! #value! s/d s.d. yok brak`.split(
    /\s+/,
  ),
);
/** Marks that nobody sees and that are part of no word. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;
const ADDRESS = /[^\s@<>,;:"()[\]\\/]+@[^\s@<>,;:"()[\]\\/]+\.[^\s@<>,;:"()[\]\\/]+/g;
const YEAR = /(?<!\d)(?<!(?:^|\D)-)(?:1\d{3}|20\d{2})(?!\d|[.,][1-9])/g;
/** How spreadsheets write true in other languages than English. */
const TRUE = new Set('wahr vrai verdadero verdadeiro vero waar doğru prawda sant sand sann tosi истина'.split(' '));
const SEVERAL = /\s*(?:[;|]|,\s|\s\/\s|\s+or\s+)\s*/;

/**
 * Reads cells as a person would: "n/a" says nothing, "since 1994" is a year, "Sales <a@b.example>" an address. What is left
 * out of a cell is named.
 */
export function mendCells<Cells extends object>(cells: Cells): { cells: Cells; notes: MendNote[] } {
  const notes: MendNote[] = [];
  const mended: Record<string, unknown> = {};
  for (const [field, cell] of Object.entries(cells)) {
    if (typeof cell !== 'string') {
      mended[field] = cell;
      continue;
    }
    const text = cell.replace(UNSEEN, '').trim();
    const isNothing = field !== 'name' && field !== 'location' && NOTHING.has(text.toLowerCase());
    mended[field] = isNothing ? '' : mendCell(field, text, (reason) => notes.push({ field, reason }));
  }
  // Each column is still there, with its cell.
  return { cells: mended as Cells, notes };
}

function mendCell(field: string, text: string, note: (reason: string) => void): string {
  if (text === '') return '';
  switch (field) {
    case 'email':
      return firstOf(text, text.match(ADDRESS) ?? [], note);
    case 'website':
      return firstOf(
        text,
        text.split(SEVERAL).flatMap((part) => (/^\S+\.\S+$/.test(part) ? [part] : [])),
        note,
      );
    case 'phone':
      return text.length <= MAX_PHONE_LENGTH ? text : firstOf(text, text.split(SEVERAL), note);
    case 'yearEstablished':
      return yearOf(text);
    case 'verified':
    case 'featured':
      return TRUE.has(text.toLowerCase()) ? 'true' : text;
    case 'featuredFrom':
    case 'featuredUntil':
    case 'companyCheckedAt':
    case 'createdAt':
      return dayOf(text);
    case 'certificateExpiries':
      return text
        .split(LIST_SEPARATOR)
        .map((item) => dayOf(item.trim()))
        .join(LIST_SEPARATOR);
    case 'logoUrl':
      if (!isOwnLogo(text)) return text;
      note('Left out: an uploaded logo stays with its company');
      return '';
    case 'serviceArea':
      return areaOf(text);
    default:
      return text;
  }
}

/** The first of several values; a text that has none stays, to be refused as it is. */
function firstOf(text: string, found: readonly string[], note: (reason: string) => void): string {
  const [first = text, ...others] = found;
  if (others.length > 0) note(`Left out: ${others.join(', ')}`);
  return first;
}

/** "since 1994", "1994.0" and "03.05.1994"; a text with two years is none. */
function yearOf(text: string): string {
  const years = new Set(text.match(YEAR));
  const [year] = years;
  return years.size === 1 && year !== undefined ? year : text;
}

/** A country stands for its area. */
function areaOf(text: string): string {
  if (findServiceArea(text) !== undefined) return text;
  const code = findCountry(text)?.code;
  return COUNTRIES.find((country) => country.code === code)?.serviceArea ?? text;
}

/** "31.12.2027", "31/12/2027" and "12/31/2027", as spreadsheets write days; one that could be two days stays as it is. */
function dayOf(text: string): string {
  const [, first = '', mark, second = '', year] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?: [\d:]+)?$/.exec(text) ?? [];
  if (year === undefined) return text;
  const isMonthFirst = Number(second) > 12;
  const isCertain = mark !== '/' || isMonthFirst || Number(first) > 12 || first === second;
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  return isCertain ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}
