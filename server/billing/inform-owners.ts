import { isPastDue } from '#domain/billing/subscription-state.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { senderOf } from '#server/mail/mail-sender.ts';
import { enqueueMail, type Mail } from '#server/mail/outbox.ts';
import {
  endedMail,
  type ListingState,
  paidMail,
  pausedMail,
  paymentFailedMail,
  refundedMail,
} from './billing-mails.ts';
import type { Refunded, StoredSubscription } from './stored-subscription.ts';

type Change = { before: StoredSubscription; after: StoredSubscription; refunded: Refunded[] };

/** Mails the owners of a company what has become of its subscription: its address, where it has no owner. */
export async function informOwners({ env }: Pick<Context, 'env'>, client: Queryable, change: Change): Promise<void> {
  const write = await mailsOf(client, change);
  if (write.length === 0) return;
  const { companyId: id, companyName: name } = change.after;
  const { rows } = await client.query<{ email: string }>(
    `with owners as (
       select u.email from company_members m join users u on u.id = m.user_id
       where m.company_id = $1 and m.role = 'owner')
     select email from owners
     union select email from companies where id = $1 and email <> '' and not exists (select 1 from owners)`,
    [id],
  );
  const sender = senderOf(env);
  await enqueueMail(client, ...rows.flatMap(({ email }) => write.map((mail) => mail({ id, name, email }, sender))));
}

type Write = (
  ...to: [company: { id: number; name: string; email: string }, sender: ReturnType<typeof senderOf>]
) => Mail;

async function mailsOf(client: Queryable, { before, after, refunded }: Change): Promise<Write[]> {
  const mails: Write[] = [];
  if (before.paidSince === null && after.paidSince !== null && after.endedAt === null) {
    const { rows } = await client.query<{ amount: number; isVerified: boolean | null }>(
      `select (select amount from payments where subscription_id = $1 order by paid_at limit 1) as amount,
         (select verified from companies where id = $2) as "isVerified"`,
      [after.id, after.companyId],
    );
    const { amount = 0, isVerified = false } = rows[0] ?? {};
    const stated = { plan: after.plan, amount, renews: after.currentPeriodEnd, isVerified: isVerified === true };
    mails.push((company, sender) => paidMail(company, stated, sender));
  }
  const { pastDueSince, openInvoiceUrl: payUrl } = after;
  if (!isPastDue(before.status) && isPastDue(after.status) && pastDueSince !== null)
    mails.push((company, sender) => paymentFailedMail(company, { pastDueSince, payUrl }, sender));
  const { isPaused, currentPeriodEnd: renews, endsAt } = after;
  if (before.isPaused !== isPaused && after.endedAt === null)
    mails.push((company, sender) => pausedMail(company, { isPaused, renews, endsAt }, sender));
  for (const refund of refunded) mails.push((company, sender) => refundedMail(company, refund, sender));
  // A refund says that it has ended, and comes first or with it.
  const isBegun = after.paidSince !== null && before.endedAt === null && after.endedAt !== null;
  if (isBegun && !(await isRefunded(client, after.id))) {
    const isUnpaid = isPastDue(before.status);
    const { rows } = await client.query<{ listing: ListingState }>(
      `select case when hidden_at is null then 'public' else 'hidden' end as listing from companies where id = $1`,
      [after.companyId],
    );
    const { listing } = rows[0] ?? { listing: 'deleted' };
    mails.push((company, sender) => endedMail(company, { isUnpaid, listing }, sender));
  }
  return mails;
}

async function isRefunded(client: Queryable, subscriptionId: number): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from payments where subscription_id = $1
       and (refunded > 0 or refund_asked_at is not null and stripe_payment_intent_id is not null) limit 1`,
    [subscriptionId],
  );
  return rows.length > 0;
}
