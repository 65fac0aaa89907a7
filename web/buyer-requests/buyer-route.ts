import { MAX_RECIPIENTS } from '#domain/constants.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { BUYER_ACTIONS, type BuyerAction, requestTitle } from '#domain/service-requests/buyer-request.ts';
import type { Issue } from '#domain/validation.ts';
import type { Page } from '#web/page.ts';
import type { FormState } from '#web/ui/form-field.tsx';
import { textsOf } from '#web/ui/form-state.ts';
import type { BuyerForms } from './buyer-forms.tsx';
import { BuyerPage, type BuyerProps } from './buyer-page.tsx';
import { ERASED } from './links-route.ts';

/** The private page of a buyer, opened by the link in the mails: no account, no sign-in (decision 36). */
export const buyerPage: Page<BuyerProps> = {
  pattern: patternToRegExp(pagePatterns.buyerRequest),
  address: () => ({ key: null }),
  load: async ({ params, query, form: sent }, data, site) => {
    const [token = ''] = params;
    const address = paths.buyerRequest(token);
    const outcome = sent === undefined ? undefined : await data.changeRequest(token, sent);
    if (outcome !== undefined && outcome.issues.length === 0 && outcome.conflict === null) {
      if (outcome.action === 'erase') return { status: 303, location: `${paths.requestLinks}?${ERASED}` };
      return { status: 303, location: `${data.sentAddress(address)}&did=${outcome.action}` };
    }
    const request = await data.openBuyerRequest(token);
    if (request === undefined) {
      const form = { id: 'links-form', issues: [], values: {} };
      const props = { request: null, form, formToken: data.formToken() } as const;
      return { status: 404, props, head: headOf('This link has ended', site.name) };
    }
    const canAdd = request.state === 'open' && request.companies.length < MAX_RECIPIENTS;
    const props: BuyerProps = {
      request,
      siteName: site.name,
      address,
      now: data.now(),
      suggested: canAdd ? await data.suggestRecipients(request.id) : [],
      done: sent === undefined && data.isSent(address, query) ? actionIn(query) : null,
      conflict: outcome?.conflict ?? null,
      forms: formsOf(outcome && { ...outcome, fields: sent ?? {} }),
    };
    const status = outcome === undefined ? 200 : outcome.conflict === null ? 400 : 409;
    return { status, props, head: headOf(requestTitle(request.need), site.name) };
  },
  component: BuyerPage,
};

/** What was typed into the form that was sent stays. */
function formsOf(sent?: { action: BuyerAction; issues: Issue[]; fields: Record<string, unknown> }): BuyerForms {
  const forms = BUYER_ACTIONS.map((action): [BuyerAction, FormState] => {
    const isSent = sent?.action === action;
    return [action, { id: action, issues: isSent ? sent.issues : [], values: isSent ? textsOf(sent.fields) : {} }];
  });
  return Object.fromEntries(forms) as BuyerForms;
}

function headOf(title: string, siteName: string) {
  return {
    title: `${title} | ${siteName}`,
    description: 'A request for quotes, for the person who sent it.',
    canonical: null,
    noIndex: true,
  };
}

function actionIn(query: URLSearchParams): BuyerAction | null {
  return BUYER_ACTIONS.find((action) => action === query.get('did')) ?? null;
}
