import { COMMON_CERTIFICATIONS } from '#domain/constants.ts';
import { regionalService } from '#domain/landing/content/regional-services.ts';
import { SERVICE_CONTENT } from '#domain/landing/content/service-content.ts';
import { sourcesOf } from '#domain/landing/content/sources.ts';
import { SERVICE_ADDRESS, type ServiceLanding } from '#domain/landing/landing-path.ts';
import { placeInText } from '#domain/landing/landing-place.ts';
import { serviceInText, serviceWords } from '#domain/landing/landing-service.ts';
import { paths } from '#domain/paths.ts';
import { mostNamed } from './count-words.ts';
import { fallbackNotice } from './fallback-text.ts';
import { foundContent, inHeading, type LandingFound, landingStats } from './landing-results.ts';
import { landingPage } from './landing-route.tsx';
import { relatedLinks, relatedServices, relatedTesting, serviceCrumbs } from './service-neighbours.ts';
import { ServicePage, type ServicePageContent } from './service-page.tsx';
import {
  serviceAbout,
  serviceExplainer,
  serviceFaq,
  serviceIndustries,
  serviceLead,
  serviceTitle,
  serviceWithPlace,
} from './service-text.ts';

export const servicePage = landingPage({
  kind: 'service',
  pattern: SERVICE_ADDRESS,
  describe: (landing, found) => {
    const content = serviceContent(landing, found);
    const { service, place } = landing;
    const inPlace = place === null ? '' : ` ${place.name}`;
    const keywords = [
      `${serviceInText(service)}${inPlace}`,
      `${serviceWords(service)} companies${inPlace}`,
      ...service.standards.slice(0, 3),
      ...content.certifications.map(({ label }) => label),
    ];
    return { content, keywords };
  },
  component: ServicePage,
});

function serviceContent(landing: ServiceLanding, found: LandingFound): Omit<ServicePageContent, 'explore'> {
  const { service, place } = landing;
  const missing = `No company ${place === null ? '' : `in ${placeInText(place)} `}offers ${serviceInText(service)} under this name yet.`;
  return {
    ...foundContent(found, place, providersHeading(landing, found)),
    crumbs: serviceCrumbs(landing),
    title: serviceTitle(landing),
    what: serviceWithPlace(landing),
    lead: serviceLead(landing),
    notice: fallbackNotice(found, place, missing),
    stats: landingStats(found, ['Service Providers', 'Verified Companies', 'Coverage Areas', 'Industries']),
    about: serviceAbout(landing, found),
    certifications: mostNamed(found.facets.certifications)
      .slice(0, COMMON_CERTIFICATIONS)
      .map(({ name }) => ({
        label: name,
        href: paths.results({ ...found.filters, certification: [name] }),
      })),
    relatedServices: relatedServices(landing),
    quotes: paths.results(
      found.reach === 'own' || found.reach === 'around'
        ? found.filters
        : { search: serviceWords(service), ...(place !== null && { location: place.location }) },
    ),
    industries: serviceIndustries(landing, found),
    relatedTesting: relatedTesting(landing),
    explainer: serviceExplainer(landing),
    relatedLinks: relatedLinks(landing),
    faq: serviceFaq(landing, found),
    sources: sourcesOf(
      place === null ? (SERVICE_CONTENT[service.slug]?.sources ?? []) : (regionalService(landing)?.sources ?? []),
    ),
  };
}

function providersHeading(landing: ServiceLanding, found: LandingFound): string {
  const { reach } = found;
  if (reach === 'own') return `for ${serviceWithPlace(landing)}`;
  if (reach === 'around' && landing.place !== null) return inHeading(landing.place, found, found.total);
  return landing.place === null ? 'in the directory' : `in ${placeInText(landing.place)}`;
}
