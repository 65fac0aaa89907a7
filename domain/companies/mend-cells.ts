import { MAX_PHONE_LENGTH } from '#domain/constants.ts';
import { COUNTRIES, findCountry } from '#domain/places/countries.ts';
import { findServiceArea } from '#domain/places/service-areas.ts';
import { LIST_SEPARATOR } from '#domain/text/list-text.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { isOwnLogo } from './logo-path.ts';

export type MendNote = { field: string; reason: string };

/** What files write where they have nothing to say, as compared texts; marks alone say nothing either. */
const NOTHING = new Set(
  `n a, na, none, null, nil, nan, no, unknown, not known, not available, not applicable, tbd, tba, ref, value, k a, ka, keine,
  keine angabe, keiner, unbekannt, nicht bekannt, nein, nc, n c, non, neant, aucun, aucune, inconnu, inconnue, sans objet,
  non renseigne, non communique, non disponible, n d, nd, s d, sd, s n, sn, no tiene, ninguno, ninguna, desconocido, sin datos,
  no disponible, nessuno, sconosciuto, nao tem, nenhum, desconhecido, geen, onbekend, yok, bilinmiyor, belirtilmemis, hayir,
  brak, nieznany, ingen, okand, ukjent, ei ole, нет, неизвестно, 无, なし, لا يوجد`
    .split(',')
    .map(normalForm),
);
/** No text that says nothing is as long, however it is written. */
const MAX_NOTHING_LENGTH = 50;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Names of the service areas in the languages of files, as compared texts. */
const AREAS_ELSEWHERE = new Map(
  (
    [
      ['Europe', 'europa, avrupa, evropa, eurooppa'],
      ['Middle East', 'naher osten, nahost, mittlerer osten, orta doğu, moyen orient, oriente medio, medio oriente'],
      ['Africa', 'afrika, afrique'],
      ['Asia-Pacific', 'asia, asien, asien pazifik, asya, asya pasifik, asie, asie pacifique, asia pacifico'],
      ['North America', 'nordamerika, kuzey amerika, amerique du nord, america del norte, norteamerica, nord america'],
      [
        'Latin America',
        'lateinamerika, südamerika, south america, latin amerika, güney amerika, amerique latine, latinoamerica',
      ],
      ['Australia & New Zealand', 'australien, ozeanien, oceania, avustralya, okyanusya, oceanie'],
    ] as const
  ).flatMap(([area, names]) => names.split(', ').map((name) => [normalForm(name), area] as const)),
);
/** Not one area. */
const WORLD = new Set(
  'emea, weltweit, worldwide, world wide, global, international, dünya geneli, mondial, monde entier, mundial, wereldwijd'
    .split(', ')
    .map(normalForm),
);
/** Marks that nobody sees and that are part of no word. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;
const ADDRESS = /[^\s@<>,;:"()[\]\\/]+@[^\s@<>,;:"()[\]\\/]+\.[^\s@<>,;:"()[\]\\/]+/g;
const YEAR = /(?<!\d)(?<!(?:^|\D)-)(?:1\d{3}|20\d{2})(?!\d|[.,][1-9])/g;
/** How spreadsheets write true in other languages than English. */
const TRUE = new Set('wahr vrai verdadero verdadeiro vero waar doğru prawda sant sand sann tosi истина'.split(' '));
const SEVERAL = /\s*(?:[;|]|,\s|\s\/\s|\s+(?:or|ou|oder|o|veya|of|lub)\s+)\s*/;
/** What stands before a number that is in the column of phones anyway. */
const PHONE_LABEL = /^(?:tel|telefon|telephone|téléphone|teléfono|phone|fon|mobile?|cell|gsm)\b[.:\s]*(?=[+(\d])/i;
const BETWEEN_LANGUAGES = /\s*(?:[|,;/+&]|\s(?:and|und|et|y|e|ve|en|og|och)\s)\s*/;
/** Written so that machines do not find it. */
const HIDDEN_AT = /\s*[([{]\s*(?:at|ät)\s*[)\]}]\s*|\s*@\s*/gi;
const HIDDEN_DOT = /\s*[([{]\s*(?:dot|punkt|point|punto)\s*[)\]}]\s*/gi;

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
    const isNothing = field !== 'name' && field !== 'location' && saysNothing(text);
    mended[field] = isNothing ? '' : mendCell(field, text, (reason) => notes.push({ field, reason }));
  }
  // Each column is still there, with its cell.
  return { cells: mended as Cells, notes };
}

function mendCell(field: string, text: string, note: (reason: string) => void): string {
  if (text === '') return '';
  switch (field) {
    case 'email':
      return firstOf(text, text.replace(HIDDEN_AT, '@').replace(HIDDEN_DOT, '.').match(ADDRESS) ?? [], note);
    case 'website':
      return firstOf(text, websitesIn(text), note);
    case 'phone':
      return phoneOf(text, note);
    case 'languages':
      return text.split(BETWEEN_LANGUAGES).join(LIST_SEPARATOR);
    case 'yearEstablished':
      return yearOf(text);
    case 'employeeCount':
      // A number of a spreadsheet that has become a decimal one.
      return text.replace(/^(\d+)[.,]0{1,2}$/, '$1');
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
      return areaOf(text, note);
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

function saysNothing(text: string): boolean {
  if (text.length > MAX_NOTHING_LENGTH) return !LETTER_OR_DIGIT.test(text);
  const form = normalForm(text);
  return form === '' || NOTHING.has(form);
}

/** Addresses in a text: "http//a.example", "http:\\a.example" and "<a.example>", too. */
function websitesIn(text: string): string[] {
  const parts = text.replaceAll('\\', '/').split(SEVERAL);
  return parts
    .map((part) => part.replace(/^[<"'(]+|[>"'),;]+$/g, ''))
    .filter((part) => /^\S+\.\S+$/.test(part))
    .map((part) => part.replace(/^(https?)(?::?\/+)(?=[^/])/i, '$1://'));
}

function phoneOf(text: string, note: (reason: string) => void): string {
  // A number of a spreadsheet that has become a decimal one.
  const phone = text.replace(PHONE_LABEL, '').replace(/^(\d{6,})\.0$/, '$1');
  return phone.length <= MAX_PHONE_LENGTH ? phone : firstOf(phone, phone.split(SEVERAL), note);
}

/** "since 1994", "1994.0", "1.994", "'94" and "03.05.1994"; a text with two years is none. */
function yearOf(given: string): string {
  const text = given.replace(/^([12])[., ](\d{3})$/, '$1$2').replace(/^['’‘´`]([3-9]\d)$/, '19$1');
  const years = new Set(text.match(YEAR));
  const [year] = years;
  return years.size === 1 && year !== undefined ? year : text;
}

/** A country stands for its area, and several of them for the first. */
function areaOf(text: string, note: (reason: string) => void): string {
  if (findServiceArea(text) !== undefined) return text;
  const areas = [text, ...text.split(/\s*[,;|/]\s*/)].flatMap((part) => {
    const code = findCountry(part)?.code;
    const ofCountry = COUNTRIES.find((country) => country.code === code)?.serviceArea;
    return findServiceArea(part) ?? AREAS_ELSEWHERE.get(normalForm(part)) ?? ofCountry ?? [];
  });
  if (WORLD.has(normalForm(text))) {
    note(`Left out: ${text}`);
    return '';
  }
  return firstOf(text, [...new Set(areas)], note);
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
