import { paths } from '#domain/paths.ts';
import type { Page } from '#web/page.ts';
import { ApiDocsPage, type ApiDocsProps, type OpenApi } from './api-docs-page.tsx';

export const apiDocsPage: Page<ApiDocsProps> = {
  pattern: /^\/api\/docs$/,
  address: () => ({ key: paths.apiDocs }),
  load: async (_request, data, site) => ({
    status: 200,
    props: { document: data.apiDocument() as OpenApi, siteUrl: site.url },
    head: {
      title: `API | ${site.name}`,
      description: `Reference of the ${site.name} API: search certified inspection and testing companies and ask them for a quote.`,
      canonical: paths.apiDocs,
    },
  }),
  component: ApiDocsPage,
};
