import type { SimilarCompany } from '#domain/companies/similar-company.ts';
import { CERTIFIED_COMPANIES } from '#domain/constants.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import type { Site } from '#domain/site.ts';
import { splitList } from '#domain/text/list-text.ts';
import type { Head } from '#web/document.tsx';
import type { Page } from '#web/page.ts';
import { breadcrumbsTo, organization } from '#web/seo/structured-data.ts';
import { loadForm } from '#web/ui/form-state.ts';
import { RegistrationPage, type RegistrationProps } from './registration-page.tsx';
import { IS_NEW, NOT_CONFIRMED } from './similar-companies.ts';

const LISTS = ['specializations', 'certifications', 'industries', 'equipmentTypes'] as const;

export const registrationPage: Page<RegistrationProps> = {
  pattern: patternToRegExp(pagePatterns.register),
  // Never cached: its form carries the time at which it was shown.
  address: () => ({ key: null }),
  load: async (request, data, site) => {
    let similar: SimilarCompany[] = [];
    const loaded = await loadForm(request, data, {
      id: 'registration-form',
      address: paths.register,
      submit: async (sent) => {
        const fields = withLists(sent);
        similar = await data.similarCompanies(fields);
        if (similar.length > 0 && fields[IS_NEW] === undefined) return [{ path: IS_NEW, message: NOT_CONFIRMED }];
        return data.registerCompany(fields);
      },
    });
    if (loaded.status === 303) return loaded;
    const props = { ...loaded.props, similar };
    return { ...loaded, props, head: { ...registrationHead(site), noIndex: loaded.props.isSent } };
  },
  component: RegistrationPage,
};

/** A form without scripts has its lists as one text each. */
function withLists(form: Record<string, unknown>): Record<string, unknown> {
  const lists = LISTS.map((name) => [name, typeof form[name] === 'string' ? splitList(form[name]) : form[name]]);
  return { ...form, ...Object.fromEntries(lists) };
}

function registrationHead(site: Site): Head {
  return {
    title: `List Your Inspection Company | ${site.name}`,
    description: `Join ${CERTIFIED_COMPANIES} inspection and testing companies on ${site.name} for free. Buyers worldwide find you by method, equipment, certificate and location.`,
    keywords:
      'register inspection company, list NDT company, testing laboratory listing, inspection company directory, find inspection customers',
    canonical: paths.register,
    structuredData: [organization(site), breadcrumbsTo(site, 'List Your Company', paths.register)],
  };
}
