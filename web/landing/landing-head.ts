import type { PublicCompany } from '#domain/companies/public-company.ts';
import { CERTIFIED_COMPANIES } from '#domain/constants.ts';
import type { Site } from '#domain/site.ts';
import { profileAddress } from '#web/companies/profile-address.server.ts';
import type { Head } from '#web/document.tsx';
import { breadcrumbs, organization, pageTitle } from '#web/seo/structured-data.ts';
import type { LandingContent } from './landing-sections.tsx';

type LandingHead = {
  content: LandingContent;
  keywords: readonly string[];
  companies: readonly PublicCompany[];
  noIndex: boolean;
  /** The canonical page, if another page lists the same companies. */
  repeated: string | undefined;
  site: Site;
};

/** The metadata of a landing page: breadcrumbs, companies, and questions with answers. */
export function landingHead({ content, keywords, companies, noIndex, repeated, site }: LandingHead): Head {
  const { title, lead, crumbs, faq } = content;
  return {
    title: pageTitle(title, site.name),
    description: metaDescription(lead),
    keywords: [title.toLowerCase(), ...keywords].join(', '),
    canonical: repeated ?? crumbs.at(-1)?.path ?? null,
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
              // The profiles at these addresses say all that search engines read of a company.
              itemListElement: companies.map((company, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                url: site.url + profileAddress(company),
              })),
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
  const first = withinLength(/^.*?[.?!](?= |$)/.exec(lead)?.[0] ?? lead, MAX_CHARACTERS - EVERYWHERE.length - 1);
  const more = [
    ...(first.includes('certificate') ? [] : ['compare certificates']),
    ...(first.includes('quote') ? [] : ['ask for a quote']),
  ].join(' and ');
  const full = `${first} ${more === '' ? '' : `${more.charAt(0).toUpperCase()}${more.slice(1)}: `}${EVERYWHERE}`;
  return full.length <= MAX_CHARACTERS ? full : `${first} ${EVERYWHERE}`;
}

/** A whole sentence: of a longer one the part before a comma or colon, else whole words. */
function withinLength(sentence: string, max: number): string {
  if (sentence.length <= max) return sentence;
  const start = sentence.slice(0, max - 1);
  const end = Math.max(start.lastIndexOf(','), start.lastIndexOf(':'));
  return `${start.slice(0, end > max / 2 ? end : start.lastIndexOf(' '))}.`;
}
