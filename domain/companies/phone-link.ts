const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
/** Fewer digits are part of a number, more are two numbers in one (E.164 allows 15, and some begin with "00"). */
const MIN_DIGITS = 7;
const MAX_DIGITS = 17;
/** Letters count as digits if they complete a number: "1-800-INSPECT". */
const MIN_VANITY_DIGITS = 10;

/** The link that dials the first number in the phone text of a company; undefined if none is certain. */
export function phoneLink(phone: string): string | undefined {
  const written = phone.normalize('NFKC').replace(/\p{Pd}/gu, '-');
  // "+44 (0)19" is dialled without the zero in brackets.
  const text = (/\+|^00/.test(written) ? written.replaceAll('(0)', '') : written)
    .replace(/[\s,;(]*(?<!\p{L})(?:ext(?:n|ension)?|x|#)[.:\s]*(?=\d)/giu, '#')
    // "089/123456" is one number, "+44 20 7946 0000 / +44 20 7946 0001" are two.
    .replace(/^([^/]*)\/\s*(?=\d)/, (whole, area: string) => (digitsOf(area).length < MIN_DIGITS ? `${area}-` : whole));
  const isVanity = digitsOf(text).length < MIN_DIGITS && /^\+?\d[\d\s().-]*[a-z]{3,}[a-z\s.-]*$/i.test(text);
  const onKeys = isVanity ? digitsOf(typed(text)) : '';
  if (onKeys.length >= MIN_VANITY_DIGITS) return link(text, onKeys);
  const found = /\+?\(?\d(?:[\s().-]*\d)*(?![\d\p{L}])/u.exec(text);
  if (found === null) return undefined;
  const extension = /^#(\d{1,7})(?!\d)/.exec(text.slice(found.index + found[0].length))?.[1];
  return link(found[0], digitsOf(found[0]), extension);
}

function link(text: string, digits: string, extension?: string): string | undefined {
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return undefined;
  return `tel:${text.startsWith('+') ? '+' : ''}${digits}${extension === undefined ? '' : `;ext=${extension}`}`;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function typed(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => String(KEYS.findIndex((key) => key.includes(letter.toUpperCase())) + 2));
}
