import type { FastifyRequest } from 'fastify';
import { refundBody } from '#domain/billing/admin-payments.ts';
import { subscriptionForm } from '#domain/billing/company-subscription.ts';
import { toIssue } from '#domain/validation.ts';
import { refusalOf } from '#server/auth/require-admin.ts';
import { adminPayments } from '#server/billing/admin-queries.ts';
import { changeSubscription } from '#server/billing/change-subscription.ts';
import { finishCheckout } from '#server/billing/checkout.ts';
import { companySubscription } from '#server/billing/queries.ts';
import { refundCompany } from '#server/billing/refund.ts';
import type { Context } from '#server/context.ts';
import { BadInputError, BusyError, ConflictError, ForbiddenError } from '#server/errors.ts';
import { memberOf, ownerOf, userOf } from '#server/members/member-session.ts';
import type { PaymentPages } from '#web/page-data.ts';

/** What the pages about payments do for a visitor. */
export function paymentPages(context: Context, request: FastifyRequest): PaymentPages {
  const { database, now } = context;
  const admin = async () => {
    const user = await userOf(context, request);
    if (!user.isAdmin) throw new ForbiddenError(refusalOf(user));
    return user;
  };
  return {
    ofCompany: async (id) => {
      const { companyId } = await memberOf(context, request, id);
      return companySubscription(database.pool, companyId, now());
    },
    change: async (id, fields) => {
      const { companyId, user } = await ownerOf(context, request, id);
      const form = subscriptionForm.safeParse(fields);
      if (!form.success) throw new BadInputError(form.error.issues[0]?.message ?? 'The form is not valid.');
      return refusable(async () => ({ location: await changeSubscription(context, companyId, form.data, user) }));
    },
    finish: async (id, session) => {
      const { companyId } = await memberOf(context, request, id);
      try {
        return (await finishCheckout(context, session, companyId)) ? 'paid' : 'open';
      } catch (error) {
        // Stripe reports it later, or we ask again.
        if (error instanceof BusyError) return 'open';
        throw error;
      }
    },
    ofAll: async () => {
      await admin();
      return adminPayments(database.adminPool, now());
    },
    refund: async (companyId, fields) => {
      const actor = await admin();
      const form = refundBody.safeParse(fields);
      if (!form.success) return { issues: form.error.issues.map(toIssue) };
      return refusable(async () => {
        await refundCompany(context, companyId, form.data, actor);
        return { issues: [] };
      });
    },
  };
}

/** What the state of the payment or Stripe does not allow at the moment is said where it was tried. */
async function refusable<Outcome>(work: () => Promise<Outcome>): Promise<Outcome | { conflict: string }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ConflictError || error instanceof BusyError) return { conflict: error.message };
    throw error;
  }
}
