/** A day in a calendar, as "2026-11-22". Days compare as texts. */
export type LocalDate = string;

const FALLBACK_ZONE = 'UTC';
const IN_WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day on which `now` falls in a time zone; in UTC where the zone is not known. */
export function todayIn(timeZone: string | null, now: Date): LocalDate {
  return formatOf(timeZone ?? FALLBACK_ZONE).format(now);
}

/** The day in the place where days begin first: no day that is over anywhere is later. */
export function firstToday(now: Date): LocalDate {
  return todayIn('Pacific/Kiritimati', now);
}

export function isBefore(one: LocalDate, other: LocalDate): boolean {
  return one < other;
}

/** The day that is so many days later; earlier if `days` is negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The same day so many months later, or the last day of a month that is too short for it. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0));
  lastDay.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return lastDay.toISOString().slice(0, 10);
}

/** How many days `to` is after `from`. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** "15 January 2027", for sentences. */
export function dayInWords(date: LocalDate): string {
  return IN_WORDS.format(new Date(`${date}T00:00:00Z`));
}

/** True for a day that exists: 29 February only in leap years. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The Swedish way to write a date is that of ISO 8601. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const created = createFormat(timeZone) ?? createFormat(FALLBACK_ZONE) ?? new Intl.DateTimeFormat('sv');
  formats.set(timeZone, created);
  return created;
}

function createFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  } catch {
    return undefined;
  }
}
