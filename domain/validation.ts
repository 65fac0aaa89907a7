import { z } from 'zod';
import { isLocalDate } from '#domain/certificates/local-date.ts';
import { MAX_EMAIL_LENGTH, MAX_ID, MAX_URL_LENGTH } from '#domain/constants.ts';
import { cleanList } from '#domain/text/list-text.ts';

/**
 * Refused: control characters (NUL cannot be stored, the others hide text), overrides of the writing direction, and
 * noncharacters. Joiners and direction marks are parts of words.
 */
const CONTROL_CHARACTER = /[\p{Cc}\p{Zl}\p{Zp}\p{NChar}\u202a-\u202e\u2066-\u2069]/u;
/** The same without line breaks and tabs, which a text of several lines has. */
const CONTROL_CHARACTER_BUT_LINES = /(?![\n\t])[\p{Cc}\p{NChar}\u202a-\u202e\u2066-\u2069]/u;
/** Invisible: joiners, fillers, soft hyphens, and U+2800, the Braille pattern without dots. */
const INVISIBLE = /^[\s\p{DI}\u2800]*$/u;
/** No label of a domain begins or ends with a hyphen. */
const EMAIL = /^[^\s@<>,;:"()[\]\\]{1,64}@(?!-)[^\s@<>,;:"()[\]\\.]+(?<!-)(\.(?!-)[^\s@<>,;:"()[\]\\.]+(?<!-))+$/;

const CONTROL_MESSAGE = 'Please remove the control characters';

/** What is to be corrected in one field. */
export const issue = z.object({ path: z.string(), message: z.string() });
export type Issue = z.output<typeof issue>;

export function toIssue({ path, message }: { path: PropertyKey[]; message: string }): Issue {
  return { path: path.join('.'), message };
}

/** One line that can be stored: no control characters, no lone surrogates. */
export function isCleanLine(text: string): boolean {
  return !CONTROL_CHARACTER.test(text) && text.isWellFormed();
}

/** Trimmed; empty if nothing is visible. */
export function tidy(text: string): string {
  return INVISIBLE.test(text) ? '' : text.trim();
}

/** One line of text, trimmed; a blank one is rejected with the message `missing`. */
export function line(missing: string, max: number) {
  return z
    .string({ error: missing })
    .overwrite(tidy)
    .min(1, missing)
    .max(max, `Please use at most ${max} characters`)
    .refine(isCleanLine, CONTROL_MESSAGE);
}

/** A text that may have several lines, trimmed; below `min` characters it is rejected with the message `tooShort`. */
export function lines(tooShort: string, min: number, max: number) {
  return z
    .string({ error: tooShort })
    .transform((text) => tidy(text.replace(/\r\n?/g, '\n')))
    .pipe(
      z
        .string()
        .min(min, tooShort)
        .max(max, `Please use at most ${max} characters`)
        .refine((text) => !CONTROL_CHARACTER_BUT_LINES.test(text) && text.isWellFormed(), CONTROL_MESSAGE),
    );
}

/** One optional line: missing, null and blank all become null. */
export function optionalLine(max: number) {
  return z
    .string()
    .overwrite(tidy)
    .max(max, `Please use at most ${max} characters`)
    .refine(isCleanLine, CONTROL_MESSAGE)
    .nullish()
    .transform((text) => text || null);
}

/** An optional text that may have several lines: missing, null and blank all become null. */
export function optionalLines(max: number) {
  return lines('Please enter a text', 0, max)
    .nullish()
    .transform((text) => text || null);
}

/** An optional day of the calendar, such as 2027-01-12: missing, null and empty all become null. */
export function optionalDate() {
  const message = 'Please enter a date such as 2027-01-12';
  return z
    .string({ error: message })
    .refine((text) => text === '' || isLocalDate(text), message)
    .nullish()
    .transform((text) => text || null);
}

/** One value of a query string, trimmed; blank counts as not given. Pasted text may have tabs and line breaks. */
export function queryText(max: number) {
  return z
    .string({ error: 'Please give only one value' })
    .max(max, `Please use at most ${max} characters`)
    .overwrite((text) => text.replace(/[\t-\r]+/g, ' '))
    .refine(isCleanLine, 'Please remove the control characters')
    .transform((text) => text.trim() || undefined)
    .optional();
}

/** The values of a parameter that may be repeated, trimmed and each once; undefined if none is given. */
export function queryTexts(max: number, maxValues: number) {
  const value = queryText(max);
  return z
    .union([z.string(), z.array(z.string())])
    .transform((given, context) => {
      const read = [given].flat().map((text) => value.safeParse(text));
      const message = read.find(({ error }) => error)?.error?.issues[0]?.message;
      if (message !== undefined) context.addIssue(message);
      if (read.length > maxValues) context.addIssue(`Please give at most ${maxValues} values`);
      const texts = cleanList(read.map(({ data }) => data ?? ''));
      return texts.length === 0 ? undefined : texts;
    })
    .optional();
}

/** A number from 1 to `max` as the text of a query string; blank counts as not given. */
export function wholeNumber(name: string, max: number) {
  const message = `${name} must be a whole number from 1 to ${max}`;
  return z
    .string({ error: message })
    .regex(/^([1-9]\d{0,6})?$/, message)
    .transform((text) => (text === '' ? undefined : Number(text)))
    .refine((number) => number === undefined || number <= max, message)
    .optional();
}

/** One email address, at most 255 characters. Invisible characters that were copied with it are dropped. */
export function email(message: string) {
  return z
    .string({ error: message })
    .overwrite((text) => text.replace(/\p{DI}/gu, '').trim())
    .max(MAX_EMAIL_LENGTH, `Please use at most ${MAX_EMAIL_LENGTH} characters`)
    .refine((text) => EMAIL.test(text) && isCleanLine(text), message);
}

/** True for an absolute http or https address with a host that has a dot and without user information. */
export function isWebAddress(text: string): boolean {
  if (text.length > MAX_URL_LENGTH || /\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (
    /^https?:$/.test(protocol) &&
    /[^.]\.[^.]/.test(hostname) &&
    username === '' &&
    password === '' &&
    /^https?:\/\//i.test(text)
  );
}

export const idSchema = z.int().min(1).max(MAX_ID);

/** The id in a path. It is a text, so that one that does not fit is a 404; to readers of the API it is a number. */
export const idParams = z.object({ id: z.string().meta({ type: 'integer', minimum: 1, maximum: MAX_ID }) });

/** An id as it stands in a path: digits only, 1 to 2^31-1. Undefined for anything else. */
export function parseId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= MAX_ID ? id : undefined;
}
