import type { PublicCompany } from '#domain/companies/public-company.ts';
import { paths } from '#domain/paths.ts';
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

/** The length of a title that search engines show. */
const MAX_TITLE = 65;

/** The title of a page with the name of the site, where both fit. */
export function pageTitle(title: string, siteName: string): string {
  const whole = `${title} | ${siteName}`;
  return whole.length <= MAX_TITLE ? whole : title;
}
