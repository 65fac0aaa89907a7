import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import { isLocalDate } from '#domain/certificates/local-date.ts';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { MAX_SEARCH_LENGTH } from '#domain/constants.ts';
import { companySlug, fillPattern, pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import type { Site } from '#domain/site.ts';
import { parseId } from '#domain/validation.ts';
import type { Head } from '#web/document.tsx';
import type { Page } from '#web/page.ts';
import { breadcrumbsTo, localBusiness } from '#web/seo/structured-data.ts';
import { companyNotFound } from './company-not-found.tsx';
import { ProfilePage, type ProfileProps } from './profile-page.tsx';

const DESCRIPTION_LENGTH = 155;

export const profilePage: Page<ProfileProps> = {
  pattern: patternToRegExp(pagePatterns.company),
  address: ({ params: [id = '', slug = ''], query }) => {
    const asked = new URLSearchParams(Object.entries(readQuery(query)).filter(([, value]) => value !== ''));
    const address = fillPattern(pagePatterns.company, { id, slug });
    return { key: asked.size === 0 ? address : `${address}?${asked}` };
  },
  load: async ({ params: [idText = '', slug = ''], query }, data, site) => {
    const id = parseId(idText);
    const asked = readQuery(query);
    const from = asked.from === '' ? undefined : data.findCity(asked.from);
    const company = id === undefined ? undefined : await data.getCompany(id, from);
    if (company === undefined) return companyNotFound(site);
    // The old URL of a renamed company redirects to the new one.
    if (slug !== '' && slug !== companySlug(company.name)) return { status: 301, location: paths.company(company) };
    const [certificates, history] = await Promise.all([data.certificates(company.id), data.companyHistory(company.id)]);
    const props = {
      company,
      from: from?.city ?? null,
      map: data.locatorMap(company),
      certificates,
      history,
      today: data.today(),
      validOn: asked.validOn || null,
      siteName: site.name,
    };
    return { status: 200, props, head: profileHead(company, certificates, site) };
  },
  component: ProfilePage,
};

/** The place from which the distance is measured, and the day for which the certificates are needed; blank if not given. */
function readQuery(query: URLSearchParams): { from: string; validOn: string } {
  const from = (query.get('from') ?? '').trim();
  const validOn = query.get('validOn') ?? '';
  return { from: from.length > MAX_SEARCH_LENGTH ? '' : from, validOn: isLocalDate(validOn) ? validOn : '' };
}

function profileHead(company: PublicCompany, certificates: readonly PublicCertificate[], site: Site): Head {
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
    structuredData: [localBusiness(company, certificates, site), breadcrumbsTo(site, company.name, address)],
  };
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH))}…`;
}
