import { paths } from '#domain/paths.ts';
import type { Site } from '#domain/site.ts';
import type { Page } from '#web/page.ts';
import { breadcrumbsTo, organization } from '#web/seo/structured-data.ts';
import { FairLeadsPage } from './fair-leads-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { TermsPage } from './terms-page.tsx';

/** What personal data the site has, and what happens with it. */
export const privacyPage = legalPage({
  path: paths.privacy,
  title: 'Privacy',
  description:
    'Which personal data {site} takes, what happens with it, who sees it, how long it is stored, and what you can ask for.',
  component: PrivacyPage,
});

/** What happens to a request, in plain words for both sides. */
export const fairLeadsPage = legalPage({
  path: paths.fairLeads,
  title: 'Fair Leads',
  description:
    'What happens to a request at {site}: no fee per lead, sent to nobody but the companies you choose, what each side sees, and when it is deleted.',
  component: FairLeadsPage,
});

/** What visitors and companies may expect of the site, and the site of them. */
export const termsPage = legalPage({
  path: paths.terms,
  title: 'Terms of Use',
  description:
    'The terms of {site} in plain words: what the directory is, what a listing and the verified badge mean, what costs money, and who is responsible.',
  component: TermsPage,
});

function legalPage({
  path,
  title,
  description,
  component,
}: {
  path: string;
  title: string;
  description: string;
  component: Page<{ site: Site }>['component'];
}): Page<{ site: Site }> {
  return {
    pattern: new RegExp(`^${path}$`),
    address: () => ({ key: path }),
    load: async (_request, _data, site) => ({
      status: 200,
      props: { site },
      head: {
        title: `${title} | ${site.name}`,
        description: description.replace('{site}', site.name),
        canonical: path,
        structuredData: [organization(site), breadcrumbsTo(site, title, path)],
      },
    }),
    component,
  };
}
