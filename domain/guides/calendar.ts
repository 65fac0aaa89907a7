/** A calendar day as "2026-11-22"; undefined if there is no such day. */
export function readDay(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || writeDay(day) !== text ? undefined : day;
}

export function writeDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** Whole calendar years count as such, whatever leap days lie between. */
export function yearsBetween(from: Date, to: Date): number {
  const years = to.getUTCFullYear() - from.getUTCFullYear();
  const months = to.getUTCMonth() - from.getUTCMonth();
  return years + months / 12 + (to.getUTCDate() - from.getUTCDate()) / 365.25;
}

/** The day that many months later, or the last day of that month if it is shorter. */
export function addMonths(day: Date, months: number): Date {
  const first = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day.getUTCDate(), lastDay));
  return first;
}
