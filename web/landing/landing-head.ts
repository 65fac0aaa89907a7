import type { PublicCompany } from '#domain/companies/public-company.ts';
import { CERTIFIED_COMPANIES } from '#domain/constants.ts';
import type { Site } from '#domain/site.ts';
import { profileAddress } from '#web/companies/profile-address.server.ts';
import type { Head } from '#web/document.tsx';
import { breadcrumbs, organization, postalAddress } from '#web/seo/structured-data.ts';
import type { LandingContent } from './landing-sections.tsx';

/** The metadata of a landing page: breadcrumbs, companies, and questions with answers. */
export function landingHead(
  { title, lead, crumbs, faq }: LandingContent,
  keywords: readonly string[],
  companies: readonly PublicCompany[],
  noIndex: boolean,
  site: Site,
): Head {
  return {
    title: `${title} | ${site.name}`,
    description: metaDescription(lead),
    keywords: [title.toLowerCase(), ...keywords].join(', '),
    canonical: crumbs.at(-1)?.path ?? null,
    noIndex,
    structuredData: [
      organization(site),
      breadcrumbs(site, crumbs),
      ...(companies.length === 0
        ? []
        : [
            {
              '@context': 'https://schema.org',
              '@type': 'ItemList',
              name: title,
              numberOfItems: companies.length,
              itemListElement: companies.map((company, index) => {
                const url = site.url + profileAddress(company);
                return {
                  '@type': 'ListItem',
                  position: index + 1,
                  item: {
                    '@type': 'ProfessionalService',
                    '@id': url,
                    name: company.name,
                    url,
                    address: postalAddress(company),
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

/** The length of a description that search engines show. */
const MAX_CHARACTERS = 160;
const EVERYWHERE = `${CERTIFIED_COMPANIES} companies worldwide.`;

/** The first sentence of the lead, which is unique to the page, then what it does not say about the directory. */
export function metaDescription(lead: string): string {
  const first = /^.*?[.?!](?= |$)/.exec(lead)?.[0] ?? lead;
  const more = [
    ...(first.includes('certificate') ? [] : ['compare certificates']),
    ...(first.includes('quote') ? [] : ['ask for a quote']),
  ].join(' and ');
  const full = `${first} ${more === '' ? '' : `${more.charAt(0).toUpperCase()}${more.slice(1)}: `}${EVERYWHERE}`;
  if (full.length <= MAX_CHARACTERS) return full;
  return `${shortened(first, MAX_CHARACTERS - EVERYWHERE.length - 1)} ${EVERYWHERE}`;
}

/** Truncates at the end of a word. */
function shortened(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, text.lastIndexOf(' ', max - 1)).replace(/[,:;]$/, '')}…`;
}
