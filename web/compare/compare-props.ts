import type { LocalDate } from '#domain/certificates/local-date.ts';
import type { Verdict } from '#domain/certificates/verdict.ts';
import type { Wanted } from '#domain/paths.ts';
import type { Compared, Group } from './comparison.ts';

/** What the search for a name has found; each link adds a company. */
export type AddResult = { typed: string; found: { name: string; place: string; href: string }[] };

export type CompareProps = {
  compared: Compared[];
  /** Companies that are not listed any more, or never were. */
  missing: number[];
  isTooMany: boolean;
  wanted: Required<Wanted>;
  /** The visitor's date, or today. */
  date: LocalDate;
  isPlaceUnknown: boolean;
  verdicts: Verdict[];
  groups: Group[];
  add: AddResult | null;
};
