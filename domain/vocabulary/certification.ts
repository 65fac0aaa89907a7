/**
 * A certificate, accreditation or approval that companies list. `badge` is the mark on the company card (decision 28),
 * `name` the short label a company lists, `family` what a buyer filters by (decision 6).
 */
export type Certification = {
  id: string;
  badge: string;
  name: string;
  fullName: string;
  issuer: string;
  holder: 'company' | 'person' | 'neither';
  /** The employer certifies its own people, so nobody else can confirm it. */
  isByEmployer?: true;
  family: string;
  /** How long it is valid, in words; null if it does not expire. */
  validity: string | null;
  /** Where a buyer can check it. */
  register: { label: string; url: string | null };
  /** What it means for a buyer. */
  meaning: string;
  /** A common misunderstanding among buyers. */
  caution: string | null;
  aliases: readonly string[];
};
