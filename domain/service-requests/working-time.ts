import { addDays, type LocalDate, todayIn } from '#domain/certificates/local-date.ts';

/** The hours of an office: a request that comes at night begins to wait in the morning. */
const FIRST_HOUR = 8;
const LAST_HOUR = 17;
export const MINUTES_PER_WORKING_DAY = (LAST_HOUR - FIRST_HOUR) * 60;
const SATURDAY_AND_SUNDAY = [6, 7];

/** How the days of a company run: by which clock, and with the weekend of which country. Public holidays are not known. */
export type WorkingCalendar = { timeZone: string | null; countryCode: string | null };

/** The minutes of working time between two moments. */
export function workingMinutes(from: Date, to: Date, { timeZone, countryCode }: WorkingCalendar): number {
  const weekend = weekendOf(countryCode);
  const [start, end] = [localTime(from, timeZone), localTime(to, timeZone)];
  let minutes = 0;
  for (let date = start.date; date <= end.date; date = addDays(date, 1)) {
    if (weekend.includes(weekday(date))) continue;
    const first = Math.max(FIRST_HOUR * 60, date === start.date ? start.minute : 0);
    const last = Math.min(LAST_HOUR * 60, date === end.date ? end.minute : 24 * 60);
    minutes += Math.max(0, last - first);
  }
  return minutes;
}

/** "less than a working hour", "6 working hours", "2 working days" */
export function workingTimeText(minutes: number): string {
  if (minutes < 60) return 'less than a working hour';
  const isDays = minutes >= MINUTES_PER_WORKING_DAY;
  const count = Math.round(minutes / (isDays ? MINUTES_PER_WORKING_DAY : 60));
  return `${count} working ${isDays ? 'day' : 'hour'}${count === 1 ? '' : 's'}`;
}

/** By ISO number, Monday is 1: Friday and Saturday in Saudi Arabia, Sunday alone in India. */
export function weekendOf(countryCode: string | null): number[] {
  if (countryCode === null) return SATURDAY_AND_SUNDAY;
  try {
    // Not yet in the types of ES2024.
    const locale: Intl.Locale & { getWeekInfo?: () => { weekend: number[] } } = new Intl.Locale(`und-${countryCode}`);
    return locale.getWeekInfo?.().weekend ?? SATURDAY_AND_SUNDAY;
  } catch {
    return SATURDAY_AND_SUNDAY;
  }
}

function weekday(date: LocalDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

function localTime(moment: Date, timeZone: string | null): { date: LocalDate; minute: number } {
  const time = new Intl.DateTimeFormat('sv', { timeZone: timeZone ?? 'UTC', hour: '2-digit', minute: '2-digit' });
  const [hours = 0, minutes = 0] = time.format(moment).split(':').map(Number);
  return { date: todayIn(timeZone, moment), minute: hours * 60 + minutes };
}
