import type { CompanyPayment, CompanySubscription } from '#domain/billing/company-subscription.ts';
import { type Subscription, subscriptionState } from '#domain/billing/subscription-state.ts';
import type { Queryable } from '#server/db/database.ts';

const PAYMENTS = 12;

type Found = {
  verified: boolean | null;
  isPublic: boolean | null;
  isHidden: boolean | null;
  claimed: number;
  checked: number;
  subscription: CompanySubscription['subscription'];
  payments: CompanyPayment[];
};

/** Times as ISO texts. */
const iso = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The fields of `Subscription` for a row s. */
export const SUBSCRIPTION_FIELDS = `'companyId', s.company_id, 'plan', s.plan, 'status', s.status,
  'paidSince', ${iso('s.paid_since')}, 'currentPeriodEnd', ${iso('s.current_period_end')}, 'endsAt', ${iso('s.ends_at')},
  'pastDueSince', ${iso('s.past_due_since')}, 'endedAt', ${iso('s.ended_at')}`;

/** The subscription of a company that runs, else the last one, with its payments. */
export async function companySubscription(db: Queryable, companyId: number, now: Date): Promise<CompanySubscription> {
  const { rows } = await db.query<Found>(
    `select c.verified, c.is_public as "isPublic", c.hidden_at is not null as "isHidden",
       (select count(*)::int from certificates r where r.company_id = $1 and r.listed and r.state = 'claimed') as claimed,
       (select count(*)::int from certificates r
        where r.company_id = $1 and r.listed and r.state = 'checked' and not r.expiry_recorded) as checked,
       (select json_build_object(${SUBSCRIPTION_FIELDS}, 'openInvoiceUrl', s.open_invoice_url)
        from subscriptions s where s.company_id = $1 order by s.ended_at is null desc, s.id desc limit 1) as subscription,
       (select coalesce(json_agg(p order by p."paidAt" desc), '[]') from (
          select p.amount, p.refunded, ${iso('p.paid_at')} as "paidAt",
            case when p.refund_cause is not null
              then json_build_object('cause', p.refund_cause, 'reason', p.refund_reason) end as refund
          from payments p join subscriptions s on s.id = p.subscription_id
          where s.company_id = $1 order by p.paid_at desc limit ${PAYMENTS}) p) as payments
     from (select $1::int as id) asked left join companies c on c.id = asked.id`,
    [companyId],
  );
  const {
    verified = false,
    isPublic = false,
    isHidden = false,
    subscription = null,
    payments = [],
    claimed = 0,
    checked = 0,
  } = rows[0] ?? {};
  return {
    state: subscriptionState(subscription, { isVerified: verified === true, now }),
    subscription,
    payments,
    claimed,
    checked,
    isListed: isPublic === true,
    isHidden: isHidden === true,
    isOverdue: subscription?.currentPeriodEnd != null && new Date(subscription.currentPeriodEnd) < now,
  };
}

type Running = Pick<Subscription, 'plan' | 'status'> & {
  id: string;
  customerId: string;
  companyName: string;
  /** Its company. */
  isRemoved: boolean;
  isHidden: boolean;
};

/** The subscription at Stripe that runs for a company. */
export async function runningSubscription(db: Queryable, companyId: number): Promise<Running | undefined> {
  const { rows } = await db.query<Running>(
    `select s.stripe_subscription_id as id, s.stripe_customer_id as "customerId", s.company_name as "companyName", s.plan, s.status,
       c.id is null as "isRemoved", coalesce(c.hidden_at is not null, false) as "isHidden"
     from subscriptions s left join companies c on c.id = s.company_id where s.company_id = $1 and s.ended_at is null`,
    [companyId],
  );
  return rows[0];
}
