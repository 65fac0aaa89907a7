import { inWords } from '#domain/text/list-text.ts';
import type { HistoryEntry, HistoryEvent } from './company-history.ts';
import { type LocalDate, todayIn } from './local-date.ts';

export type HistoryLine = { date: LocalDate; text: string };

const CERTIFICATE_EVENTS: Partial<Record<HistoryEvent, string>> = {
  'certificate-added': 'added',
  'certificate-checked': 'checked',
  'certificate-expired': 'expired',
  'certificate-withdrawn': 'withdrawn',
};

/** A history in sentences, newest first. Certificates that share a day and an event share a line. */
export function historyLines(history: readonly HistoryEntry[]): HistoryLine[] {
  const groups = Map.groupBy(history, ({ at, event, before, after }) => {
    const date = todayIn(null, new Date(at));
    return CERTIFICATE_EVENTS[event] === undefined ? `${date} ${event} ${before} ${after}` : `${date} ${event}`;
  });
  return [...groups.values()].flatMap((entries) => {
    const [first] = entries;
    if (first === undefined) return [];
    const names = [...new Set(entries.map(({ after }) => after ?? 'A certificate'))];
    return { date: todayIn(null, new Date(first.at)), text: lineText(first, names) };
  });
}

function lineText({ event, before, after }: HistoryEntry, names: string[]): string {
  const certificateEvent = CERTIFICATE_EVENTS[event];
  if (certificateEvent !== undefined) return `${inWords(names)} ${certificateEvent}`;
  if (event === 'renamed') return `Renamed from ${before} to ${after}`;
  if (event === 'moved') return `Moved from ${before} to ${after}`;
  if (event === 'badge-granted') return 'VERIFIED since this day';
  if (event === 'badge-ended') return 'VERIFIED until this day';
  return 'Listed';
}
