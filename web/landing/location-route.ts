import { LOCATION_CHIPS } from '#domain/constants.ts';
import { CITY_CONTENT } from '#domain/landing/content/city-content.ts';
import { COUNTRY_CONTENT } from '#domain/landing/content/country-content.ts';
import { lawSources } from '#domain/landing/content/equipment-law.ts';
import {
  CERTIFICATION_INFO,
  CERTIFICATION_SOURCES,
  LABORATORY_REGIONS,
} from '#domain/landing/content/laboratory-content.ts';
import { sourcesOf } from '#domain/landing/content/sources.ts';
import { LOCATION_ADDRESS, type LocationLanding } from '#domain/landing/landing-path.ts';
import { type LandingPlace, placeInText, type Town } from '#domain/landing/landing-place.ts';
import { paths } from '#domain/paths.ts';
import type { PageData } from '#web/page-data.ts';
import { fallbackNotice } from './fallback-text.ts';
import { serviceAddress } from './landing-address.ts';
import { foundContent, inHeading, type LandingFound, landingStats } from './landing-results.ts';
import { landingPage } from './landing-route.tsx';
import { locationCoverage, locationCrumbs, locationTitle, nearbyPlaces } from './location-neighbours.ts';
import { type LocationContent, LocationPage } from './location-page.tsx';
import { locationFacts, locationFaq, locationLead, locationOverview } from './location-text.ts';

export const locationPage = landingPage({
  kind: 'location',
  pattern: LOCATION_ADDRESS,
  describe: (landing, found, data, towns, countries) => {
    const content = locationContent(landing, found, data, towns, countries);
    const { place, certification } = landing;
    const keywords = [
      `${place.name} inspection`,
      `${place.name} NDT`,
      ...(certification === null ? [] : [`${certification} ${place.name}`]),
      ...content.chips.links.slice(0, 6).map(({ label }) => label),
    ];
    return { content, keywords };
  },
  component: LocationPage,
});

function locationContent(
  landing: LocationLanding,
  found: LandingFound,
  data: PageData,
  towns: readonly Town[],
  countries: ReadonlyMap<string, number>,
): Omit<LocationContent, 'explore'> {
  const { place, certification } = landing;
  const where = placeInText(place);
  const city = certification === null ? CITY_CONTENT[place.slug] : undefined;
  const country = certification === null ? COUNTRY_CONTENT[place.slug] : undefined;
  const region = certification === null ? undefined : LABORATORY_REGIONS[certification][place.slug];
  const info = certification === null ? null : CERTIFICATION_INFO[certification];
  const services = data.topServices(found.filters, LOCATION_CHIPS);
  return {
    ...foundContent(found, place, providersHeading(place, found)),
    crumbs: locationCrumbs(landing),
    title: locationTitle(landing),
    place: where,
    lead: city?.lead ?? region?.lead ?? locationLead(landing),
    notice: fallbackNotice(found, place, missingText(landing)),
    stats: landingStats(found, ['Total Companies', 'Verified Providers', 'Service Areas', 'Industries Served']),
    chips:
      certification === null
        ? {
            title: found.reach === 'own' ? `Services offered in ${where}` : 'Services offered',
            links: services.map((name) => ({
              label: name,
              href: serviceAddress(name, place) ?? paths.results({ ...found.filters, search: name }),
            })),
          }
        : {
            title: 'Certificates these companies list',
            links: data.topCertifications(found.filters, LOCATION_CHIPS).map((name) => ({
              label: name,
              href: paths.results({ ...found.filters, certification: [name] }),
            })),
          },
    overview: {
      paragraphs: city?.overview ?? region?.overview ?? locationOverview(landing, found, services),
      facts: [...(city?.facts ?? []), ...locationFacts(place.country)],
    },
    certification: info,
    nearby: nearbyPlaces(landing, found.place, towns, countries, data.countIn),
    coverage: locationCoverage(landing, towns, data.partsOf(place, towns)),
    faq: [...(city?.faq ?? region?.faq ?? []), ...locationFaq(landing, found, services)],
    sources: sourcesOf([
      ...(city?.sources ?? country?.sources ?? []),
      ...(certification === null ? [] : CERTIFICATION_SOURCES[certification]),
      ...lawSources(place.country),
    ]),
  };
}

function providersHeading(place: LandingPlace, found: LandingFound): string {
  if (found.reach === 'everywhere') return 'in the directory';
  return found.reach === 'around' ? inHeading(place, found, found.total) : `in ${placeInText(place)}`;
}

function missingText({ place, certification }: LocationLanding): string {
  const where = placeInText(place);
  return certification === null
    ? `No company in ${where} is listed yet.`
    : `No company in ${where} lists ${certification === 'ASME' ? 'an ASME certificate' : 'ISO/IEC 17025'} yet.`;
}
