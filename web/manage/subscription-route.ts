import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { parseId } from '#domain/validation.ts';
import { findPlan } from '#domain/verification/offer.ts';
import type { Page } from '#web/page.ts';
import type { PageData, Visitor } from '#web/page-data.ts';
import { loadManaged, manageHead } from './load-managed.ts';
import { companyHeader } from './manage-header.tsx';
import { SubscriptionPage } from './subscription-page.tsx';
import type { SubscriptionProps } from './subscription-props.ts';

/** What a company pays (decision 26). Visitors return to it from the payment page of Stripe. */
export const subscriptionPage: Page<SubscriptionProps> = {
  pattern: patternToRegExp(pagePatterns.manageSubscription),
  address: () => ({ key: null }),
  load: async ({ params: [id], query, form, visitor }, data, site) => {
    const session = query.get('session');
    const search = query.size === 0 ? '' : `?${query}`;
    const claim = form === undefined && query.has('plan') ? await claimFirst(id, search, visitor, data) : undefined;
    if (claim !== undefined) return { status: 303, location: claim };
    const managed = await loadManaged(visitor, site, {
      id,
      current: 'subscription',
      address: (company) => paths.manageSubscription(company) + search,
    });
    if ('location' in managed) return managed;
    const { company } = managed.frame;
    const address = paths.manageSubscription(company.id);
    if (session !== null) {
      const result = await visitor.payments.finish(company.id, session);
      return { status: 303, location: `${data.sentAddress(address)}&payment=${result}` };
    }
    const outcome = form === undefined ? undefined : await visitor.payments.change(company.id, form);
    if (outcome !== undefined && 'location' in outcome) return { status: 303, location: outcome.location };
    const props: SubscriptionProps = {
      ...managed,
      ...(await visitor.payments.ofCompany(company.id)),
      address,
      isPaymentOn: data.isPaymentOn,
      plan: findPlan(form?.plan ?? query.get('plan') ?? query.get('cancelled')).value,
      returned: returnedFrom(query, data.isSent(address, query)),
      conflict: outcome?.conflict ?? null,
      now: data.now(),
    };
    const status = outcome === undefined ? 200 : 409;
    return { status, props, head: manageHead(`Subscription of ${company.name}`, site) };
  },
  component: SubscriptionPage,
  header: companyHeader,
};

/** Who comes from Get Verified may not belong to the company yet. Undefined for a member. */
async function claimFirst(id = '', search: string, visitor: Visitor, data: PageData): Promise<string | undefined> {
  const isMember =
    (await visitor.user()) !== null && (await visitor.members.companies()).some((company) => String(company.id) === id);
  const company = isMember ? undefined : await data.getCompany(parseId(id) ?? 0);
  return company && paths.claimCompany(company.id, paths.manageSubscription(company.id) + search);
}

/** How the visitor has come from the payment page. */
function returnedFrom(query: URLSearchParams, isRecent: boolean): SubscriptionProps['returned'] {
  if (query.has('cancelled')) return 'cancelled';
  if (!isRecent) return null;
  return query.get('payment') === 'paid' ? 'paid' : 'open';
}
