import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import type { Page } from '#web/page.ts';
import { loadForm } from '#web/ui/form-state.ts';
import { LinksPage, type LinksPageProps } from './links-page.tsx';

/** The name of the parameter after a deletion, which has no page of its own any more. */
export const ERASED = 'erased';

export const linksPage: Page<LinksPageProps> = {
  pattern: patternToRegExp(pagePatterns.requestLinks),
  // Not cached: the form contains the time at which it was shown.
  address: () => ({ key: null }),
  load: async (request, data, site) => {
    const isErased = request.query.has(ERASED);
    const loaded = await loadForm(request, data, {
      id: 'links-form',
      address: paths.requestLinks,
      submit: (fields) => data.mailLinks(fields),
    });
    if (loaded.status === 303) return loaded;
    const head = {
      title: `Your requests | ${site.name}`,
      description: 'Get the private links to your requests by email.',
      canonical: null,
      noIndex: true,
    };
    return { status: loaded.status, props: { ...loaded.props, isErased }, head };
  },
  component: LinksPage,
};
