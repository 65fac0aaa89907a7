/** Data table: what the pages of the seven cities tell */
import type { Fact, Faq } from './content-parts.ts';

export type CityContent = {
  /** Below the heading, and the first half of the description for search engines. */
  lead: string;
  overview: readonly string[];
  facts: readonly Fact[];
  /** Places that inspectors from here commonly travel to. */
  nearby: readonly Fact[];
  coverage: readonly string[];
  faq: readonly Faq[];
};

export const CITY_CONTENT: Readonly<Record<string, CityContent>> = {};
