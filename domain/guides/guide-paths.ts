import { paths } from '#domain/paths.ts';
import { CERTIFICATIONS } from '#domain/vocabulary/certifications.ts';
import { isIndexedCertificate } from './certificate-checks.ts';
import { COUNTRY_GUIDES } from './country-guides.ts';
import { GUIDES } from './guides.ts';

/** The addresses of all guides with a text of their own, for the sitemap. */
export function guidePaths(): string[] {
  return [
    paths.guides,
    ...GUIDES.map(({ path }) => path),
    paths.countryGuides,
    ...COUNTRY_GUIDES.map(({ slug }) => paths.countryGuide(slug)),
    paths.certificates,
    ...CERTIFICATIONS.filter(({ id }) => isIndexedCertificate(id)).map(({ id }) => paths.certificate(id)),
  ];
}
