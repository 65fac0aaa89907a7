import { COMMON_CERTIFICATIONS, FEATURED_PROVIDERS } from '#domain/constants.ts';
import { landingPath, parseLandingPath, SERVICE_ADDRESS, type ServiceLanding } from '#domain/landing/landing-path.ts';
import { placeInText } from '#domain/landing/landing-place.ts';
import { landingSearches } from '#domain/landing/landing-search.ts';
import { serviceInText, serviceWords } from '#domain/landing/landing-service.ts';
import { paths } from '#domain/paths.ts';
import type { Site } from '#domain/site.ts';
import { toCardCompany } from '#web/companies/card-content.ts';
import type { Head } from '#web/document.tsx';
import type { Page } from '#web/page.ts';
import { exploreColumns } from './explore-links.ts';
import { shownInstead } from './fallback-text.ts';
import { isLinked, landingAddress, notFoundHead } from './landing-address.ts';
import { landingHead, metaDescription } from './landing-head.ts';
import {
  featuredProviders,
  findForLanding,
  inHeading,
  type LandingFound,
  toAround,
  toProviders,
} from './landing-results.ts';
import { relatedLinks, relatedServices, relatedTesting, serviceCrumbs } from './service-neighbours.ts';
import { ServicePage, type ServicePageContent, type ServiceProps } from './service-page.tsx';
import {
  serviceAbout,
  serviceExplainer,
  serviceFaq,
  serviceIndustries,
  serviceLead,
  serviceTitle,
  serviceWithPlace,
} from './service-text.ts';

export const servicePage: Page<ServiceProps> = {
  pattern: SERVICE_ADDRESS,
  address: ({ params: [slug = ''] }) => landingAddress(slug),
  load: async ({ params: [slug = ''] }, data, site) => {
    const landing = parseLandingPath(slug);
    if (landing.kind !== 'service') return notFound(site);
    const towns = await data.towns();
    const place = landing.place === null ? null : data.knownPlace(landing.place, towns);
    if (place === undefined) return notFound(site);
    const known = { ...landing, place };
    if (place?.slug !== landing.place?.slug) return { status: 301, location: landingPath(known) };
    const found = await findForLanding(landingSearches(known), data);
    const content = serviceContent(known, found);
    return { status: 200, props: { content }, head: serviceHead(known, found, content, site) };
  },
  component: ServicePage,
};

function notFound(site: Site) {
  return { status: 404 as const, props: { content: null }, head: notFoundHead('service', site) };
}

function serviceContent(landing: ServiceLanding, found: LandingFound): ServicePageContent {
  const { place } = landing;
  const crumbs = serviceCrumbs(landing);
  return {
    crumbs,
    title: serviceTitle(landing),
    what: serviceWithPlace(landing),
    lead: serviceLead(landing),
    notice: fallbackNotice(landing, found),
    stats: [
      { label: 'Service Providers', value: found.total },
      { label: 'Verified Companies', value: found.facets.verified },
      { label: 'Coverage Areas', value: found.facets.serviceAreas.filter(({ count }) => count > 0).length },
      { label: 'Industries', value: found.facets.industries.filter(({ count }) => count > 0).length },
    ],
    about: serviceAbout(landing, found),
    certifications: found.facets.certifications.slice(0, COMMON_CERTIFICATIONS).map(({ name }) => ({
      label: name,
      href: paths.results({ ...found.filters, certification: name }),
    })),
    relatedServices: relatedServices(landing),
    providers: toProviders(found, providersHeading(landing, found)),
    around: toAround(found, place),
    map: found.map,
    quotes: paths.results(
      found.reach === 'own' || found.reach === 'around'
        ? found.filters
        : { search: serviceWords(landing.service), ...(place !== null && { location: place.location }) },
    ),
    featured: featuredProviders(found.companies, FEATURED_PROVIDERS).map(toCardCompany),
    industries: serviceIndustries(landing, found),
    relatedTesting: relatedTesting(landing),
    explainer: serviceExplainer(landing),
    relatedLinks: relatedLinks(landing),
    explore: exploreColumns(crumbs.at(-1)?.path ?? ''),
    faq: serviceFaq(landing, found),
  };
}

function providersHeading(landing: ServiceLanding, found: LandingFound): string {
  const { reach } = found;
  if (reach === 'own') return `for ${serviceWithPlace(landing)}`;
  if (reach === 'around' && landing.place !== null) return inHeading(landing.place, found, found.total);
  return landing.place === null ? 'in the directory' : `in ${placeInText(landing.place)}`;
}

/** The notice if no company offers the service (decision 12). */
function fallbackNotice(landing: ServiceLanding, found: LandingFound): string | null {
  if (found.reach === 'own' || found.total === 0) return null;
  const { service, place } = landing;
  return place === null
    ? `No company offers ${serviceInText(service)} under this name yet. Showing companies from the whole directory instead.`
    : `No company in ${placeInText(place)} offers ${serviceInText(service)} under this name yet. Showing ${shownInstead(found, place)} instead.`;
}

function serviceHead(landing: ServiceLanding, found: LandingFound, content: ServicePageContent, site: Site): Head {
  const { service, place } = landing;
  const inPlace = place === null ? '' : ` ${place.name}`;
  return landingHead(
    {
      title: content.title,
      description: metaDescription(content.lead),
      keywords: [
        content.title.toLowerCase(),
        `${serviceInText(service)}${inPlace}`,
        `${serviceWords(service)} companies${inPlace}`,
        ...service.standards.slice(0, 3),
        ...content.certifications.map(({ label }) => label),
      ],
      crumbs: content.crumbs,
      companies: found.companies,
      faq: content.faq,
      noIndex: found.isThin && !isLinked(landingPath(landing)),
    },
    site,
  );
}
