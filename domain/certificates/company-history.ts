import { z } from 'zod';

/** What the public history of a profile records; it has no personal data. */
export const HISTORY_EVENTS = [
  'listed',
  'renamed',
  'moved',
  'certificate-added',
  'certificate-checked',
  'certificate-expired',
  'certificate-withdrawn',
  'badge-granted',
  'badge-ended',
] as const;
export type HistoryEvent = (typeof HISTORY_EVENTS)[number];

export const historyEntry = z.object({
  at: z.string(),
  event: z.enum(HISTORY_EVENTS),
  before: z.string().nullable().describe('The former name or location'),
  after: z.string().nullable().describe('The new name or location, or the name of the certificate'),
});
export type HistoryEntry = z.output<typeof historyEntry>;
