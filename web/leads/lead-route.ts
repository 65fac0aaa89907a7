import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { LEAD_ACTIONS, type Lead, type LeadAction } from '#domain/service-requests/lead.ts';
import type { Page } from '#web/page.ts';
import { leadForms } from './lead-forms.ts';
import { LeadPage, type LeadProps } from './lead-page.tsx';

/** Where a company answers a request: opened by the link in its mail, without an account (decision 42). */
export const leadPage: Page<LeadProps> = {
  pattern: patternToRegExp(pagePatterns.lead),
  address: () => ({ key: null }),
  load: async ({ params, query, form: sent, visitor }, data, site) => {
    const [token = ''] = params;
    const address = paths.lead(token);
    const outcome = sent === undefined ? undefined : await data.answerLead(token, sent);
    if (outcome !== undefined && outcome.issues.length === 0 && outcome.conflict === null)
      return { status: 303, location: `${data.sentAddress(address)}&did=${outcome.action}#sent` };
    const lead = await data.openLead(token, sent === undefined && visitor.isPerson);
    if (lead === undefined)
      return {
        status: 404,
        props: { lead: null, siteName: site.name },
        head: headOf('This link has ended', site.name),
      };
    const props: LeadProps = {
      lead,
      siteName: site.name,
      address,
      done: sent === undefined && data.isSent(address, query) ? actionIn(query) : null,
      conflict: outcome?.conflict ?? null,
      forms: leadForms(lead, outcome === undefined ? null : { ...outcome, fields: sent ?? {} }),
    };
    const status = outcome === undefined ? 200 : outcome.conflict === null ? 400 : 409;
    return { status, props, head: headOf(titleOf(lead), site.name) };
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

function titleOf({ need, state }: Lead): string {
  const ended = { open: '', withdrawn: 'Withdrawn: ', closed: 'Closed: ' };
  return `${ended[state]}${need.equipmentType}, ${need.location}`;
}

function actionIn(query: URLSearchParams): LeadAction | null {
  return LEAD_ACTIONS.find((action) => action === query.get('did')) ?? null;
}
