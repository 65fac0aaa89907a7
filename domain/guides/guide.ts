import type { Sourced } from '#domain/sources/sourced.ts';

/** What every guide states about itself. */
export type Guide = Sourced & {
  path: string;
  /** The heading of the page, and the short name in links. */
  title: string;
  label: string;
  /** One or two sentences below the heading. */
  lead: string;
  /** What search engines show: at most 160 characters. */
  description: string;
};

/** A heading with text below it. */
export type GuideNote = { title: string; text: string };
