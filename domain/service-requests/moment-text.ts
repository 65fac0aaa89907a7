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

const MINUTE = 60_000;

/** "20 minutes", "6 hours", "3 days": whole units that have passed. */
export function elapsedText(from: string, to: string): string {
  const minutes = Math.max(1, Math.floor((Date.parse(to) - Date.parse(from)) / MINUTE));
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / (24 * 60)), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
