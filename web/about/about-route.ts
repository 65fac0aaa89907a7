import { ABOUT_COUNTRIES, CERTIFIED_COMPANIES } from '#domain/constants.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import type { Site } from '#domain/site.ts';
import { INDUSTRIES } from '#domain/vocabulary/industries.ts';
import { renewalValues } from '#web/contact/renewal-values.ts';
import type { Head } from '#web/document.tsx';
import type { Page } from '#web/page.ts';
import { breadcrumbsTo, organization } from '#web/seo/structured-data.ts';
import { loadForm } from '#web/ui/form-state.ts';
import { AboutPage, type AboutProps } from './about-page.tsx';

/** The specification names eight industries, which come first in the vocabulary. */
const INDUSTRY_BADGES = 8;

export const aboutPage: Page<AboutProps> = {
  pattern: patternToRegExp(pagePatterns.about),
  // Not cached: the form contains the time at which it was shown.
  address: () => ({ key: null }),
  load: async (request, data, site) => {
    const contact = {
      id: 'contact-form',
      address: paths.about,
      rest: '#contact',
      values: await renewalValues(request.query, data),
      submit: data.createContactMessage,
    };
    const loaded = await loadForm(request, data, contact);
    if (loaded.status === 303) return loaded;
    const industries = INDUSTRIES.slice(0, INDUSTRY_BADGES).map(({ name }) => name);
    const props = { siteName: site.name, industries, contact: loaded.props };
    return { status: loaded.status, props, head: aboutHead(site) };
  },
  component: AboutPage,
};

function aboutHead(site: Site): Head {
  return {
    title: `About ${site.name}: Certified Inspection and Testing Companies`,
    description: `What ${site.name} is for, how companies are verified in three steps, and how to reach us. ${CERTIFIED_COMPANIES} certified inspection and testing companies in ${ABOUT_COUNTRIES} countries.`,
    keywords:
      'about, industrial inspection directory, verification process, certified inspection companies, contact, ASME, ISO 17025, API, NACE, ACCP, Level III',
    canonical: paths.about,
    structuredData: [organization(site), breadcrumbsTo(site, 'About', paths.about)],
  };
}
