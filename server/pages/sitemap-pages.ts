import { guidePaths } from '#domain/guides/guide-paths.ts';
import { TEXTS_REVIEWED } from '#domain/landing/content/sources.ts';
import { LANDING_LINKS } from '#domain/landing/landing-links.ts';
import { landingPath } from '#domain/landing/landing-path.ts';
import { landingsWithOwnText } from '#domain/landing/own-text.ts';
import { paths } from '#domain/paths.ts';
import { entry, xml } from './sitemap-xml.ts';

/** The pages that do not depend on companies. */
const FIXED_PAGES = [
  paths.about,
  paths.checkCertificate(),
  paths.pricing,
  paths.register,
  paths.fairLeads,
  paths.privacy,
  paths.terms,
  paths.apiDocs,
  ...guidePaths(),
];

/**
 * The sitemap of all indexable pages but profiles. Pages that list companies change with the directory, whose newest
 * change is given.
 */
export async function sitemapPages(
  site: string,
  newest: Date | null,
  isIndexed: (path: string) => Promise<boolean>,
): Promise<string> {
  const reviewed = new Date(TEXTS_REVIEWED);
  const changed = newest !== null && newest > reviewed ? newest : reviewed;
  const candidates = new Set([...LANDING_LINKS.map(({ path }) => path), ...landingsWithOwnText().map(landingPath)]);
  const landings: string[] = [];
  for (const path of candidates) if (await isIndexed(path)) landings.push(path);
  return xml('urlset', [
    entry('url', site + paths.home(), changed),
    ...FIXED_PAGES.map((path) => entry('url', site + path, reviewed)),
    ...landings.map((path) => entry('url', site + path, changed)),
  ]);
}
