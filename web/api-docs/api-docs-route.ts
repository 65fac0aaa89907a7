import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import type { Page } from '#web/page.ts';
import { ApiDocsPage, type ApiDocsProps, type OpenApi } from './api-docs-page.tsx';

export const apiDocsPage: Page<ApiDocsProps> = {
  pattern: patternToRegExp(pagePatterns.apiDocs),
  address: () => ({ key: paths.apiDocs }),
  load: async (_request, data, site) => ({
    status: 200,
    props: { document: withoutReferences(data.apiDocument() as OpenApi), siteUrl: site.url },
    head: {
      title: `API | ${site.name}`,
      description: `Reference of the ${site.name} API: search certified inspection and testing companies and ask them for a quote.`,
      canonical: paths.apiDocs,
    },
  }),
  component: ApiDocsPage,
};

/** Puts each schema where it is referred to: the page shows every call by itself. */
function withoutReferences(document: OpenApi): OpenApi {
  const { schemas = {} } = document.components;
  return JSON.parse(JSON.stringify(document), (_key, value) =>
    typeof value?.$ref === 'string' ? schemas[value.$ref.replace('#/components/schemas/', '')] : value,
  );
}
