import type { PublicCompany } from '#domain/companies/company-summary.ts';
import { CERTIFIED_COMPANIES } from '#domain/constants.ts';
import type { Faq } from '#domain/landing/content/content-parts.ts';
import { paths } from '#domain/paths.ts';
import type { Head } from '#web/document.tsx';
import type { Site } from '#web/page-data.ts';

/** A step of the way to a page; the last one is the page itself. */
export type Crumb = { name: string; path: string };

type Content = {
  title: string;
  description: string;
  keywords: readonly string[];
  crumbs: readonly Crumb[];
  companies: readonly PublicCompany[];
  faq: readonly Faq[];
  noIndex: boolean;
};

/** What search engines read of a landing page: where it stands, which companies it lists, what it answers. */
export function landingHead(content: Content, site: Site): Head {
  const { title, description, keywords, crumbs, companies, faq, noIndex } = content;
  const canonical = crumbs.at(-1)?.path ?? null;
  return {
    title: `${title} | ${site.name}`,
    description,
    keywords: keywords.join(', '),
    canonical,
    noIndex,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: site.url + path,
        })),
      },
      ...(companies.length === 0
        ? []
        : [
            {
              '@context': 'https://schema.org',
              '@type': 'ItemList',
              name: title,
              numberOfItems: companies.length,
              itemListElement: companies.map((company, index) => {
                const url = site.url + paths.company(company);
                return {
                  '@type': 'ListItem',
                  position: index + 1,
                  item: {
                    '@type': 'ProfessionalService',
                    '@id': url,
                    name: company.name,
                    url,
                    address: { '@type': 'PostalAddress', addressLocality: company.location },
                  },
                };
              }),
            },
          ]),
      ...(faq.length === 0
        ? []
        : [
            {
              '@context': 'https://schema.org',
              '@type': 'FAQPage',
              mainEntity: faq.map(({ question, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: answer },
              })),
            },
          ]),
    ],
  };
}

/** The first sentence of the page's own lead, which no other page has, and what a visitor can do here. */
export function metaDescription(lead: string): string {
  const first = /^.*?[.?!](?= |$)/.exec(lead)?.[0] ?? lead;
  return `${first} Compare certificates and ask for a quote: ${CERTIFIED_COMPANIES} companies worldwide.`;
}
