/** What the public history of a profile records; it has no personal data. */
export type HistoryEvent =
  | 'listed'
  | 'renamed'
  | 'moved'
  | 'certificate-added'
  | 'certificate-checked'
  | 'certificate-expired'
  | 'certificate-withdrawn'
  | 'badge-granted'
  | 'badge-ended';

export type HistoryEntry = {
  /** ISO 8601 */
  at: string;
  event: HistoryEvent;
  /** The former name or location. */
  before: string | null;
  /** The new name or location, or the name of the certificate. */
  after: string | null;
};
