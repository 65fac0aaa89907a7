import type { ComponentType } from 'react';
import { type Guide, reviewedIn } from '#domain/guides/guide.ts';
import { paths, patternToRegExp } from '#domain/paths.ts';
import { socialImagePath } from '#domain/plain-routes.ts';
import type { Site } from '#domain/site.ts';
import type { Head } from '#web/document.tsx';
import { ProblemPage } from '#web/errors/problem-page.tsx';
import type { Page } from '#web/page.ts';
import { breadcrumbs, type Crumb, organization, pageTitle } from '#web/seo/structured-data.ts';

type Described = Pick<Guide, 'path' | 'title' | 'description' | 'sources'>;

/** The way from the directory to a guide. */
export function guideCrumbs(...last: readonly Crumb[]): Crumb[] {
  return [{ name: 'Directory', path: paths.home() }, { name: 'Guides', path: paths.guides }, ...last];
}

/** The metadata of a guide: an article with its date of review, and the breadcrumb. */
export function guideHead(guide: Described, crumbs: readonly Crumb[], site: Site, more: readonly object[] = []): Head {
  const { path, title, description, sources } = guide;
  const publisher = { '@type': 'Organization', name: site.name, url: site.url };
  return {
    title: pageTitle(title, site.name),
    description,
    canonical: path,
    structuredData: [
      organization(site),
      breadcrumbs(site, crumbs),
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description,
        url: site.url + path,
        mainEntityOfPage: site.url + path,
        image: site.url + socialImagePath(path),
        dateModified: `${reviewedIn(sources)}-01`,
        inLanguage: 'en',
        author: publisher,
        publisher,
      },
      ...more,
    ],
  };
}

export type GuideProps = { guide: Guide; crumbs: readonly Crumb[] };

/** A guide that shows the same to everyone. `describe` adds structured data of its own, given its address. */
export function guidePage(
  guide: Guide,
  component: ComponentType<GuideProps>,
  describe?: (url: string) => object,
): Page<GuideProps> {
  const crumbs = guideCrumbs({ name: guide.label, path: guide.path });
  return {
    pattern: patternToRegExp(guide.path),
    address: () => ({ key: guide.path }),
    load: async (_request, _data, site) => ({
      status: 200,
      props: { guide, crumbs },
      head: guideHead(guide, crumbs, site, describe === undefined ? [] : [describe(site.url + guide.path)]),
    }),
    component,
  };
}

/** An address below a guide that names nothing. */
export function unknownGuide(message: string, site: Site) {
  const head: Head = { title: `Page Not Found | ${site.name}`, description: message, canonical: null, noIndex: true };
  return { status: 404 as const, props: { message }, head };
}

/** The page of a guide, or the 404 page with its sentence. */
export function guideOr<Props extends object>(Guide: ComponentType<Props>) {
  return function GuideOrProblem(props: Props | { message: string }) {
    if ('message' in props) return <ProblemPage status={404} message={props.message} />;
    return <Guide {...props} />;
  };
}
