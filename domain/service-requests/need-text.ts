import { dateText } from '#domain/certificates/certificate-text.ts';
import { isLocalDate, type LocalDate } from '#domain/certificates/local-date.ts';
import type { Need } from './lead.ts';

type Dates = Pick<Need, 'windowStart' | 'windowEnd' | 'preferredDate'>;

/** What a buyer asked for, without the text; fields that were left empty are left out. */
export function needLines(need: Omit<Need, 'serviceDescription'>): [label: string, text: string][] {
  const lines: [string, string | null][] = [
    ['Work', need.work],
    ['Equipment', need.equipmentType],
    ['Items and size', need.items],
    ['Material', need.material],
    ['Code', need.code],
    ['Where', need.location],
    ['Access', need.access],
    ['When', whenText(need)],
    ['Certificate', certificateText(need)],
    ['Urgency', need.urgency],
  ];
  return lines.filter((line): line is [string, string] => line[1] !== null && line[1] !== '');
}

function whenText({ windowStart, windowEnd, preferredDate }: Dates): string | null {
  if (windowStart !== null && windowEnd !== null)
    return windowStart === windowEnd ? dateText(windowStart) : `${dateText(windowStart)} to ${dateText(windowEnd)}`;
  if (windowStart !== null) return `From ${dateText(windowStart)}`;
  if (windowEnd !== null) return `Until ${dateText(windowEnd)}`;
  return preferredDate === null ? null : dayOrText(preferredDate);
}

function certificateText({ certification, validOn }: Pick<Need, 'certification' | 'validOn'>): string | null {
  if (validOn === null) return certification;
  return `${certification === null ? 'Valid' : `${certification}, valid`} on ${dateText(validOn)}`;
}

function dayOrText(text: LocalDate | string): string {
  return isLocalDate(text) ? dateText(text) : text;
}
