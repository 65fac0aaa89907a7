import type { Source } from '#domain/landing/content/sources.ts';

/** What every guide states about itself. */
export type Guide = {
  path: string;
  /** The heading of the page, and the short name in links. */
  title: string;
  label: string;
  /** One or two sentences below the heading. */
  lead: string;
  /** What search engines show: at most 160 characters. */
  description: string;
  sources: readonly Source[];
};

/** A heading with text below it. */
export type GuideNote = { title: string; text: string };

/** The month of the last review of all guides. */
const REVIEWED = '2026-11';

export const source = (name: string, url: string | null): Source => ({ name, url, asOf: REVIEWED });
/** A standard or law that is not free to read. */
export const onPaper = (name: string): Source => source(name, null);

/** The month in which the oldest of them was read. */
export function reviewedIn(sources: readonly Source[]): string {
  return sources.map(({ asOf }) => asOf).sort()[0] ?? REVIEWED;
}
