import type { CompanyFilters } from '#domain/companies/search-query.ts';
import type { LandingLink } from '#domain/landing/landing-links.ts';
import type { LocationLanding, ServiceLanding } from '#domain/landing/landing-path.ts';
import type { LandingService } from '#domain/landing/landing-service.ts';
import { paths } from '#domain/paths.ts';
import { toSlug } from '#domain/text/slug.ts';
import { findCertification } from '#domain/vocabulary/certification-lookup.ts';
import type { CountryGuide } from './country-guide.ts';
import { COUNTRY_GUIDES, countryGuideOf } from './country-guides.ts';
import { guides } from './guides.ts';

const BY_GROUP: Record<LandingService['group'], readonly LandingLink[]> = {
  method: [guides.methodSelector, guides.weldStandards, guides.drawings, guides.personnelSchemes],
  laboratory: [guides.drawings, guides.reportAnatomy, guides.glossary],
  equipment: [guides.inspectionIntervals, guides.inspectionPlan, guides.methodSelector],
  inspection: [guides.inspectionPlan, guides.inspectionIntervals, guides.reportAnatomy],
};

/** The guides that belong to a landing page: to its service, its country and its certificate. */
export function guidesOfLanding(landing: LocationLanding | ServiceLanding): LandingLink[] {
  const country = countryLinks(countryGuideOf(landing.place?.country ?? null));
  if (landing.kind === 'service') {
    // A weld is equipment by the vocabulary, but its page is about methods.
    const { slug, group } = landing.service;
    return [...country, ...BY_GROUP[slug === 'weld' ? 'method' : group]];
  }
  const { certification } = landing;
  return [
    ...country,
    ...(certification === null
      ? [guides.inspectionPlan]
      : certificateLinks(certification === 'ASME' ? 'ASME U' : certification)),
    guides.methodSelector,
    { path: paths.countryGuides, label: 'Other countries' },
  ];
}

/** The guides to what a search names: a certificate or a country. */
export function guidesOfSearch({ certification = [], location = '', search = '' }: CompanyFilters): LandingLink[] {
  const place = toSlug(location);
  return [
    ...[...new Set([...certification, search])].flatMap(certificateLinks),
    ...countryLinks(COUNTRY_GUIDES.find(({ name, slug }) => place === slug || place === toSlug(name))),
  ];
}

function certificateLinks(name: string): LandingLink[] {
  const certification = findCertification(name);
  if (certification === undefined) return [];
  return [{ path: paths.certificate(certification.id), label: `${certification.name}: how to check it` }];
}

function countryLinks(country: CountryGuide | undefined): LandingLink[] {
  if (country === undefined) return [];
  return [{ path: paths.countryGuide(country.slug), label: `Law and practice: ${country.name}` }];
}
