import { normalForm } from '#domain/text/normal-form.ts';

/** A word of an address, as it was written and in normal form. */
export type AddressWord = {
  written: string;
  form: string;
  /** Numbers, streets and words such as "near": an address may have them, and they do not identify the town. */
  isFiller: boolean;
  /** What belongs to a street is no town, as in "Cambridge Road". */
  isStreet: boolean;
};

/** The words between two commas. */
export type AddressPart = readonly AddressWord[];

const MAX_CHARACTERS = 255;
const MAX_PARTS = 8;
const MAX_WORDS = 10;

const SEPARATORS = /[,;/|()[\]{}\n\r\t•·،、，]|\s[-–—]\s/u;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
/** "U.S.A.", "D. C." */
const INITIALS = /(?<!\p{L})(?:\p{L}\.\s?){2,}/gu;
/** "AB" in "3011 AB" and "BT" in "BT9 6AH" are not states. */
const POSTCODES = /\b\d{4} [A-Z]{2}\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b[A-Z]\d[A-Z] \d[A-Z]\d\b/g;

const FILLERS =
  wordSet(`a and area around at based bei branch by cedex center centre city close district downtown el en freezone
  greater head headquarters hq im in industrial industry location main metro metropolitan near of office offices on region
  sar site the to town vicinity village within zone zona`);
/** What stands before them belongs to the street. */
const STREET_ENDS = wordSet(`avenue ave av blvd boulevard building bldg caddesi cad cd court crescent drive estate floor
  highway hwy house lane ln mahallesi mah osb parkway pkwy road rd sokak sok square str strasse straat street tower towers
  way weg`);
const STREET_STARTS = wordSet(`avenida avenue av bp box building calle carrera corso jalan jl km level no office plot po
  quai room rua rue shop suite ul ulica ulitsa unit via viale warehouse`);

/** Splits an address into parts, which usually run from the smallest place to the largest. */
export function readAddress(text: string): AddressPart[] {
  return text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFC')
    .replace(POSTCODES, ' ')
    .split(SEPARATORS)
    .map(readPart)
    .filter((part) => part.length > 0)
    .slice(-MAX_PARTS);
}

function readPart(text: string): AddressPart {
  const plain = text.replace(INITIALS, (initials) => `${initials.replace(/[.\s]/g, '')} `);
  const words = (plain.match(WORDS) ?? [])
    .flatMap((written) =>
      normalForm(written)
        .split(' ')
        .map((form) => ({ written, form })),
    )
    .filter(({ form }) => form !== '')
    .slice(-MAX_WORDS);
  const streetEnd = STREET_STARTS.has(words[0]?.form ?? '') && words.length > 2 ? words.length : streetEndOf(words);
  return words.map(({ written, form }, index) => ({
    written,
    form,
    isFiller: index < streetEnd || /\d/.test(form) || FILLERS.has(form),
    isStreet: index < streetEnd,
  }));
}

/** How many words are a street: those up to the last word that ends one. */
function streetEndOf(words: { form: string }[]): number {
  const last = words.findLastIndex(({ form }) => STREET_ENDS.has(form));
  return last > 0 ? last + 1 : 0;
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
