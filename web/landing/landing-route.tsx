import type { ComponentType } from 'react';
import { guidesOfLanding } from '#domain/guides/guide-links.ts';
import {
  CITY_LINKS,
  LABORATORY_LINKS,
  LANDING_LINKS,
  type LandingLink,
  SERVICE_LINKS,
} from '#domain/landing/landing-links.ts';
import {
  type LocationLanding,
  landingPath,
  parseLandingPath,
  type ServiceLanding,
} from '#domain/landing/landing-path.ts';
import type { Town } from '#domain/landing/landing-place.ts';
import { landingSearches } from '#domain/landing/landing-search.ts';
import { hasOwnText } from '#domain/landing/own-text.ts';
import { ProblemPage } from '#web/errors/problem-page.tsx';
import type { Page } from '#web/page.ts';
import type { PageData } from '#web/page-data.ts';
import { landingHead } from './landing-head.ts';
import { findForLanding, type LandingFound } from './landing-results.ts';
import type { LandingContent } from './landing-sections.tsx';
import { repeatedPage } from './repeated-page.ts';

type Landings = { location: LocationLanding; service: ServiceLanding };
type Kind = keyof Landings;

type Definition<K extends Kind, Content> = {
  kind: K;
  pattern: RegExp;
  /** What the page shows, and the keywords of its head. */
  describe: (
    landing: Landings[K],
    found: LandingFound,
    data: PageData,
    towns: readonly Town[],
    countries: ReadonlyMap<string, number>,
  ) => { content: Omit<Content, 'explore'>; keywords: string[] };
  component: ComponentType<Content>;
};

const LINKED = new Set(LANDING_LINKS.map(({ path }) => path));

/** One kind of landing page. The content is null for an unknown service or place (decision 11). */
export function landingPage<K extends Kind, Content extends LandingContent>({
  kind,
  pattern,
  describe,
  component: Sections,
}: Definition<K, Content>): Page<{ content: Content | null }> {
  return {
    pattern,
    address: ({ params: [slug = ''] }) => landingAddress(slug),
    load: async ({ params: [slug = ''] }, data, site) => {
      const landing = parseLandingPath(slug);
      const towns = await data.towns();
      const place = landing.kind === kind ? landing.place && data.knownPlace(landing.place, towns) : undefined;
      if (landing.kind !== kind || place === undefined) {
        const description = `The requested ${kind} page could not be found.`;
        const head = { title: `Page Not Found | ${site.name}`, description, canonical: null, noIndex: true };
        return { status: 404, props: { content: null }, head };
      }
      const known = { ...landing, place } as Landings[K];
      const path = landingPath(known);
      if (place?.slug !== landing.place?.slug) return { status: 301, location: path };
      const found = await findForLanding(landingSearches(known), data);
      const { content: own, keywords } = describe(known, found, data, towns, await data.countries());
      const content = { ...own, explore: exploreColumns(path, known) } as Content;
      // The pages that the site links to are always indexed, others with companies and a text of their own (decision 12).
      const noIndex = !LINKED.has(path) && (found.isThin || !hasOwnText(known));
      const repeated = LINKED.has(path) || found.isThin ? undefined : repeatedPage(known, towns);
      const head = landingHead({ content, keywords, companies: found.companies, noIndex, repeated, site });
      const listed = [...found.companies, ...found.around.companies].map(({ id }) => id);
      return { status: 200, props: { content }, head, shown: { listed } };
    },
    component: ({ content }) => {
      if (content !== null) return <Sections {...content} />;
      return <ProblemPage status={404} message={<>The requested {kind} page could not be found.</>} />;
    },
  };
}

/** Redirects other spellings to the canonical one (decision 11). An unparseable path becomes a 404 later. */
function landingAddress(slug: string): { key: string } | { redirect: string } {
  const landing = parseLandingPath(slug.replace(/\/$/, '').toLowerCase());
  if (landing.kind === 'unparseable') return { key: `/${slug}` };
  const path = landingPath(landing);
  return path === `/${slug}` ? { key: path } : { redirect: path };
}

/** The guides that belong to the page, and all linked landing pages except the current one. */
function exploreColumns(openPath: string, landing: Landings[Kind]): LandingContent['explore'] {
  const column = (title: string, links: readonly LandingLink[]) => ({
    title,
    links: links.filter(({ path }) => path !== openPath).map(({ path, label }) => ({ label, href: path })),
  });
  return [
    column('Guides', guidesOfLanding(landing)),
    column('Cities', CITY_LINKS),
    column('Laboratories', LABORATORY_LINKS),
    column('Services', SERVICE_LINKS),
  ];
}
