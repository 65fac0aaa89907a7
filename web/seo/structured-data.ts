import type { PublicCompany } from '#domain/companies/public-company.ts';
import type { Site } from '#web/page-data.ts';

/** Structured data that several pages contain (specification section 2, shared page behaviour). */
export function organization(site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    url: site.url,
    logo: `${site.url}/favicon.svg`,
  };
}

/** As precise as the location of the company is known, else the company's own text. */
export function postalAddress({ location, city, region, countryCode }: PublicCompany): object {
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

/** The breadcrumbs of a page directly below the directory. `path` is its canonical path. */
export function breadcrumbs(site: Site, name: string, path: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Directory', item: `${site.url}/` },
      { '@type': 'ListItem', position: 2, name, item: site.url + path },
    ],
  };
}
