import type { PublicCompany } from '#domain/companies/public-company.ts';
import { MAX_SEARCH_LENGTH } from '#domain/constants.ts';
import { companySlug, fillPattern, pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import type { Site } from '#domain/site.ts';
import { isWebAddress, parseId } from '#domain/validation.ts';
import type { Head } from '#web/document.tsx';
import type { Page } from '#web/page.ts';
import { breadcrumbsTo, postalAddress } from '#web/seo/structured-data.ts';
import { certificateDetails } from './certificate-details.ts';
import { companyNotFound } from './company-not-found.tsx';
import { ProfilePage, type ProfileProps } from './profile-page.tsx';

const DESCRIPTION_LENGTH = 155;

export const profilePage: Page<ProfileProps> = {
  pattern: patternToRegExp(pagePatterns.company),
  address: ({ params: [id = '', slug = ''], query }) => {
    const from = fromOf(query);
    const address = fillPattern(pagePatterns.company, { id, slug });
    return { key: from === undefined ? address : `${address}?${new URLSearchParams({ from })}` };
  },
  load: async ({ params: [idText = '', slug = ''], query }, data, site) => {
    const id = parseId(idText);
    const typed = fromOf(query);
    const from = typed === undefined ? undefined : data.findCity(typed);
    const company = id === undefined ? undefined : await data.getCompany(id, from);
    if (company === undefined) return companyNotFound(site);
    // The old URL of a renamed company redirects to the new one.
    if (slug !== '' && slug !== companySlug(company.name)) return { status: 301, location: paths.company(company) };
    const props = {
      company,
      from: from?.city ?? null,
      map: data.locatorMap(company),
      certificates: certificateDetails(company),
      siteName: site.name,
    };
    return { status: 200, props, head: profileHead(company, site) };
  },
  component: ProfilePage,
};

/** The place from which the distance is measured. */
function fromOf(query: URLSearchParams): string | undefined {
  const from = (query.get('from') ?? '').trim();
  return from === '' || from.length > MAX_SEARCH_LENGTH ? undefined : from;
}

function profileHead(company: PublicCompany, site: Site): Head {
  const services = company.specializations.slice(0, 3).join(', ');
  const address = paths.company(company);
  return {
    title: `${company.name}, ${company.location} | ${site.name}`,
    description: shorten(
      `${company.name} in ${company.location}${services === '' ? '' : `: ${services}`}. ${company.description}`,
    ),
    keywords: [company.name, company.location, ...company.specializations, ...company.certifications]
      .slice(0, 15)
      .join(', '),
    canonical: address,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'ProfessionalService',
        '@id': `${site.url}${address}`,
        name: company.name,
        url: `${site.url}${address}`,
        ...(company.description !== '' && { description: company.description }),
        address: postalAddress(company),
        ...(company.phone !== '' && { telephone: company.phone }),
        ...(company.email !== '' && { email: company.email }),
        ...(company.website !== null && isWebAddress(company.website) && { sameAs: [company.website] }),
        ...(company.yearEstablished !== null && { foundingDate: String(company.yearEstablished) }),
        ...(company.serviceArea !== '' && { areaServed: [company.serviceArea, ...company.moreServiceAreas] }),
        ...(company.certifications.length > 0 && {
          hasCredential: company.certifications.map((name) => ({ '@type': 'EducationalOccupationalCredential', name })),
        }),
        ...(company.specializations.length > 0 && { knowsAbout: company.specializations }),
      },
      breadcrumbsTo(site, company.name, address),
    ],
  };
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH))}…`;
}
