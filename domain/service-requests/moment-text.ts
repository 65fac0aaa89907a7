import { dateText } from '#domain/certificates/certificate-text.ts';
import { todayIn } from '#domain/certificates/local-date.ts';

/** "20 Nov 2026, 11:05" by the clock of a time zone; without one in UTC, which is added. */
export function momentText(iso: string, timeZone: string | null): string {
  const moment = new Date(iso);
  const time = new Intl.DateTimeFormat('sv', {
    timeZone: timeZone ?? 'UTC',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);
  return `${dateText(todayIn(timeZone, moment))}, ${time}${timeZone === null ? ' UTC' : ''}`;
}
