import { CITY_LINKS, LABORATORY_LINKS, type LandingLink, SERVICE_LINKS } from '#domain/landing/landing-links.ts';
import type { Link } from './landing-sections.tsx';

/** All linked landing pages except the current one. */
export function exploreColumns(openPath: string): { title: string; links: Link[] }[] {
  const column = (title: string, links: readonly LandingLink[]) => ({
    title,
    links: links.filter(({ path }) => path !== openPath).map(({ path, label }) => ({ label, href: path })),
  });
  return [column('Cities', CITY_LINKS), column('Laboratories', LABORATORY_LINKS), column('Services', SERVICE_LINKS)];
}
