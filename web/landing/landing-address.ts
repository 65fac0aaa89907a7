import { LANDING_LINKS } from '#domain/landing/landing-links.ts';
import { landingPath, parseLandingPath } from '#domain/landing/landing-path.ts';
import type { Site } from '#domain/site.ts';
import type { Head } from '#web/document.tsx';

const LINKED = new Set(LANDING_LINKS.map(({ path }) => path));

/** Every landing page has one spelling; the others redirect to it (decision 11). What cannot be read is a 404 later. */
export function landingAddress(slug: string): { key: string } | { redirect: string } {
  const landing = parseLandingPath(slug.replace(/\/$/, '').toLowerCase());
  if (landing.kind === 'unparseable') return { key: `/${slug}` };
  const path = landingPath(landing);
  return path === `/${slug}` ? { key: path } : { redirect: path };
}

/** Pages with text of their own, which search engines may have whatever they find (decision 12). */
export function isLinked(path: string): boolean {
  return LINKED.has(path);
}

export function notFoundHead(kind: 'location' | 'service', site: Site): Head {
  return {
    title: `Page Not Found | ${site.name}`,
    description: `The requested ${kind} page could not be found.`,
    canonical: null,
    noIndex: true,
  };
}
