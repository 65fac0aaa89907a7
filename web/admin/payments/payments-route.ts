import { mayOpen } from '#domain/auth/refused-routes.ts';
import { SUBSCRIPTION_STATES } from '#domain/billing/subscription-state.ts';
import { pagePatterns, paths, patternToRegExp } from '#domain/paths.ts';
import { parseId } from '#domain/validation.ts';
import { accessDenied, adminHead } from '#web/admin/admin-head.ts';
import type { Page } from '#web/page.ts';
import { textsOf } from '#web/ui/form-state.ts';
import { PaymentsPage, type PaymentsProps } from './payments-page.tsx';

/** Who pays, what failed, the revenue, and refunds. It needs no scripts. */
export const adminPaymentsPage: Page<PaymentsProps> = {
  pattern: patternToRegExp(pagePatterns.adminPayments),
  address: () => ({ key: null }),
  load: async ({ query, form, visitor }, data, site) => {
    const user = await visitor.user();
    if (!mayOpen(user, paths.adminPayments)) return { ...accessDenied(user, site), props: { payments: null } };
    const companyId = parseId(String(form?.company ?? '')) ?? null;
    const outcome = form === undefined ? null : await visitor.payments.refund(companyId ?? 0, form);
    if (outcome !== null && 'issues' in outcome && outcome.issues.length === 0)
      return { status: 303, location: data.sentAddress(paths.adminPayments) };
    const problem = outcome === null ? null : 'issues' in outcome ? outcome.issues[0]?.message : outcome.conflict;
    const props: PaymentsProps = {
      payments: await visitor.payments.ofAll(),
      state: SUBSCRIPTION_STATES.find((state) => state === query.get('state')) ?? null,
      isPaymentOn: data.isPaymentOn,
      isRefunded: form === undefined && data.isSent(paths.adminPayments, query),
      problem: problem ?? null,
      typed: form === undefined ? null : { companyId, values: textsOf(form) },
      now: data.now(),
    };
    const status = outcome === null ? 200 : 'issues' in outcome ? 400 : 409;
    return { status, props, head: adminHead('Payments', site) };
  },
  component: PaymentsPage,
  frame: 'admin',
};
