import { paths } from '#domain/paths.ts';
import { CERTIFICATIONS } from '#domain/vocabulary/certifications.ts';
import { hasOwnCheck } from './certificate-check.ts';
import { COUNTRY_GUIDES } from './country-guides.ts';
import { GUIDES } from './guides.ts';

/** The addresses of all indexed guides, for the sitemap. */
export function guidePaths(): string[] {
  return [
    paths.guides,
    ...GUIDES.map(({ path }) => path),
    paths.countryGuides,
    ...COUNTRY_GUIDES.map(({ slug }) => paths.countryGuide(slug)),
    paths.certificates,
    ...CERTIFICATIONS.filter(hasOwnCheck).map(({ id }) => paths.certificate(id)),
  ];
}
