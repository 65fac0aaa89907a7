import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import type { Page } from '#web/page.ts';
import { LeadPage, type LeadProps } from './lead-page.tsx';
import { leadTitle, loadLead } from './load-lead.ts';

/** Where a company answers a request: opened by the link in its mail, without an account (decision 42). */
export const leadPage: Page<LeadProps> = {
  pattern: patternToRegExp(pagePatterns.lead),
  address: () => ({ key: null }),
  load: async (request, data, site) => {
    const [token = ''] = request.params;
    const loaded = await loadLead(request, data, site, {
      address: paths.lead(token),
      open: (isOpening) => data.openLead(token, isOpening),
      answer: (fields) => data.answerLead(token, fields),
    });
    if (loaded === undefined)
      return {
        status: 404,
        props: { lead: null, siteName: site.name },
        head: headOf('This link has ended', site.name),
      };
    if ('location' in loaded) return loaded;
    return { ...loaded, head: headOf(leadTitle(loaded.props.lead), site.name) };
  },
  component: LeadPage,
};

function headOf(title: string, siteName: string) {
  return {
    title: `${title} | ${siteName}`,
    description: 'A request for a quote, for the company that was asked.',
    canonical: null,
    noIndex: true,
  };
}
