import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { paths } from '#domain/paths.ts';
import type { Coordinates } from '#domain/places/resolved-place.ts';
import { socialImagePath } from '#domain/plain-routes.ts';
import type { Site } from '#domain/site.ts';

/** Structured data that several pages contain (specification section 2, shared page behaviour). */
export function organization(site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    url: site.url,
    logo: `${site.url}/favicon.svg`,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', url: site.url + paths.contact },
  };
}

/** As precise as the location of the company is known, else the company's own text. */
function postalAddress({ location, city, region, countryCode }: PublicCompany): object {
  return {
    '@type': 'PostalAddress',
    ...(countryCode === null
      ? { addressLocality: location }
      : {
          ...(city !== null && { addressLocality: city }),
          ...(region !== null && { addressRegion: region }),
          addressCountry: countryCode,
        }),
  };
}

/** One breadcrumb; the last one is the page itself, with its canonical path. */
export type Crumb = { name: string; path: string };

export function breadcrumbs(site: Site, crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.url + path,
    })),
  };
}

/** The way from the directory to a page right below it. */
export function breadcrumbsTo(site: Site, name: string, path: string): object {
  return breadcrumbs(site, [
    { name: 'Directory', path: paths.home() },
    { name, path },
  ]);
}

/** What is known of a company beside its public columns; its position only if that is better than its town. */
export type KnownOfCompany = { certificates: readonly PublicCertificate[]; position: Coordinates | null };

/** A company with its own certificates that are checked and current: neither what is claimed nor what a person holds. */
export function localBusiness(company: PublicCompany, { certificates, position }: KnownOfCompany, site: Site): object {
  const page = paths.company(company);
  const checked = certificates.filter(({ state, holderKind }) => state === 'checked' && holderKind !== 'person');
  const logo = company.logoUrl === null ? null : new URL(company.logoUrl, site.url).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': site.url + page,
    name: company.name,
    url: site.url + page,
    image: company.imageUrl ?? logo ?? site.url + socialImagePath(page),
    ...(logo !== null && { logo }),
    ...(company.description !== '' && { description: company.description }),
    address: postalAddress(company),
    ...(position !== null && { geo: { '@type': 'GeoCoordinates', ...position } }),
    ...(company.phone !== '' && { telephone: company.phone }),
    ...(company.email !== '' && { email: company.email }),
    ...(company.website !== null && { sameAs: [company.website] }),
    ...(company.yearEstablished !== null && { foundingDate: String(company.yearEstablished) }),
    ...(company.serviceArea !== '' && { areaServed: [company.serviceArea, ...company.moreServiceAreas] }),
    ...(checked.length > 0 && { hasCertification: checked.map(certification) }),
    ...(company.specializations.length > 0 && { knowsAbout: company.specializations }),
  };
}

function certification({ name, number, issuer, issued, expires, registerUrl }: PublicCertificate): object {
  return {
    '@type': 'Certification',
    name,
    ...(number !== null && { certificationIdentification: number }),
    ...(issuer !== null && { issuedBy: { '@type': 'Organization', name: issuer } }),
    ...(issued !== null && { validFrom: issued }),
    ...(expires !== null && { expires }),
    ...(registerUrl !== null && { url: registerUrl }),
  };
}

/** The length of a title that search engines show. */
const MAX_TITLE = 65;

/** The title of a page with the name of the site, where both fit; else the title, or the first of its shorter forms that fits. */
export function pageTitle(title: string, siteName: string, shorter: string[] = []): string {
  const forms = [`${title} | ${siteName}`, title, ...shorter];
  return forms.find(({ length }) => length <= MAX_TITLE) ?? forms.at(-1) ?? title;
}
