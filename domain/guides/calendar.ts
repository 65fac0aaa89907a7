import { addMonths, isLocalDate } from '#domain/certificates/local-date.ts';

/** A calendar day as "2026-11-22"; undefined if there is no such day. */
export function readDay(text: string): Date | undefined {
  return isLocalDate(text) ? new Date(`${text}T00:00:00Z`) : undefined;
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
export function monthsLater(day: Date, months: number): Date {
  return new Date(`${addMonths(writeDay(day), months)}T00:00:00Z`);
}
