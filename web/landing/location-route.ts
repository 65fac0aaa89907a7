import { FEATURED_PROVIDERS, LOCATION_CHIPS } from '#domain/constants.ts';
import { CITY_CONTENT } from '#domain/landing/content/city-content.ts';
import { CERTIFICATION_INFO, LABORATORY_REGIONS } from '#domain/landing/content/laboratory-content.ts';
import { LOCATION_ADDRESS, type LocationLanding, landingPath, parseLandingPath } from '#domain/landing/landing-path.ts';
import { type LandingPlace, placeInText, type Town } from '#domain/landing/landing-place.ts';
import { landingSearches } from '#domain/landing/landing-search.ts';
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
import { locationCoverage, locationCrumbs, locationTitle, nearbyPlaces } from './location-neighbours.ts';
import { type LocationContent, LocationPage, type LocationProps } from './location-page.tsx';
import { locationFacts, locationFaq, locationLead, locationOverview } from './location-text.ts';

export const locationPage: Page<LocationProps> = {
  pattern: LOCATION_ADDRESS,
  address: ({ params: [slug = ''] }) => landingAddress(slug),
  load: async ({ params: [slug = ''] }, data, site) => {
    const landing = parseLandingPath(slug);
    const towns = await data.towns();
    const place = landing.kind === 'location' ? data.knownPlace(landing.place, towns) : undefined;
    if (landing.kind !== 'location' || place === undefined) {
      return { status: 404, props: { content: null }, head: notFoundHead('location', site) };
    }
    const known = { ...landing, place };
    if (place.slug !== landing.place.slug) return { status: 301, location: landingPath(known) };
    const found = await findForLanding(landingSearches(known), data);
    const services = data.topServices(found.filters, LOCATION_CHIPS);
    const certificates = known.certification === null ? [] : data.topCertifications(found.filters, LOCATION_CHIPS);
    const content = locationContent(known, found, { services, certificates }, towns, data.partsOf(place, towns));
    return { status: 200, props: { content }, head: locationHead(known, found, content, site) };
  },
  component: LocationPage,
};

function locationContent(
  landing: LocationLanding,
  found: LandingFound,
  { services, certificates }: { services: readonly string[]; certificates: readonly string[] },
  towns: readonly Town[],
  parts: readonly LandingPlace[],
): LocationContent {
  const { place, certification } = landing;
  const where = placeInText(place);
  const city = certification === null ? CITY_CONTENT[place.slug] : undefined;
  const region = certification === null ? undefined : LABORATORY_REGIONS[certification][place.slug];
  const info = certification === null ? null : CERTIFICATION_INFO[certification];
  const crumbs = locationCrumbs(landing);
  return {
    crumbs,
    title: locationTitle(landing),
    place: where,
    lead: city?.lead ?? region?.lead ?? locationLead(landing),
    notice: fallbackNotice(landing, found),
    stats: [
      { label: 'Total Companies', value: found.total },
      { label: 'Verified Providers', value: found.facets.verified },
      { label: 'Service Areas', value: found.facets.serviceAreas.filter(({ count }) => count > 0).length },
      { label: 'Industries Served', value: found.facets.industries.filter(({ count }) => count > 0).length },
    ],
    chips:
      certification === null
        ? {
            title: found.reach === 'own' ? `Services offered in ${where}` : 'Services offered',
            links: services.map((name) => ({
              label: name,
              href: paths.results({ ...found.filters, search: name }),
            })),
          }
        : {
            title: 'Certificates these companies list',
            links: certificates.map((name) => ({
              label: name,
              href: paths.results({ ...found.filters, certification: name }),
            })),
          },
    providers: toProviders(found, providersHeading(place, found)),
    around: toAround(found, place),
    map: found.map,
    featured: featuredProviders(found.companies, FEATURED_PROVIDERS).map(toCardCompany),
    overview: {
      paragraphs: city?.overview ?? region?.overview ?? locationOverview(landing, found, services),
      facts: [...(city?.facts ?? []), ...locationFacts(place.country)],
    },
    certification: info,
    nearby: nearbyPlaces(landing, found.place, towns),
    coverage: locationCoverage(landing, towns, parts),
    faq: [...locationFaq(landing, found, services), ...(city?.faq ?? region?.faq ?? []), ...(info?.faq ?? [])],
    explore: exploreColumns(crumbs.at(-1)?.path ?? ''),
  };
}

function providersHeading(place: LandingPlace, found: LandingFound): string {
  if (found.reach === 'everywhere') return 'in the directory';
  return found.reach === 'around' ? inHeading(place, found, found.total) : `in ${placeInText(place)}`;
}

/** The notice if the search of the page itself finds nothing (decision 12). */
function fallbackNotice({ place, certification }: LocationLanding, found: LandingFound): string | null {
  if (found.reach === 'own' || found.total === 0) return null;
  const where = placeInText(place);
  const missing =
    certification === null
      ? `No company in ${where} is listed yet.`
      : `No company in ${where} lists ${certification === 'ASME' ? 'an ASME certificate' : 'ISO/IEC 17025'} yet.`;
  return `${missing} Showing ${shownInstead(found, place)} instead.`;
}

function locationHead(landing: LocationLanding, found: LandingFound, content: LocationContent, site: Site): Head {
  const { place, certification } = landing;
  return landingHead(
    {
      title: content.title,
      description: metaDescription(content.lead),
      keywords: [
        content.title.toLowerCase(),
        `${place.name} inspection`,
        `${place.name} NDT`,
        ...(certification === null ? [] : [`${certification} ${place.name}`]),
        ...content.chips.links.slice(0, 6).map(({ label }) => label),
      ],
      crumbs: content.crumbs,
      companies: found.companies,
      faq: content.faq,
      noIndex: found.isThin && !isLinked(landingPath(landing)),
    },
    site,
  );
}
