import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import type { Page } from '#web/page.ts';
import { UnsubscribePage, type UnsubscribeProps } from './unsubscribe-page.tsx';

/** A mail program posts here itself and follows no redirect, so the answer is the page. Looking at it changes nothing. */
export const unsubscribePage: Page<UnsubscribeProps> = {
  pattern: patternToRegExp(pagePatterns.unsubscribe),
  address: () => ({ key: null }),
  load: async ({ form, query }, data, site) => {
    const optOut = form === undefined ? data.readOptOut(query) : await data.optOut(query);
    const head = {
      title: `Emails | ${site.name}`,
      description: 'Switch off emails that you do not want.',
      canonical: null,
      noIndex: true,
    };
    const props = {
      optOut: optOut ?? null,
      address: `${paths.unsubscribe}?${query}`,
      isDone: form !== undefined,
    };
    return { status: optOut === undefined ? 404 : 200, props, head };
  },
  component: UnsubscribePage,
};
