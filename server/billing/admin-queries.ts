import type { AdminPayments, PayingCompany } from '#domain/billing/admin-payments.ts';
import {
  GRACE_DAYS,
  PAST_DUE_STATUSES,
  type Subscription,
  subscriptionState,
} from '#domain/billing/subscription-state.ts';
import type { Queryable } from '#server/db/database.ts';
import { SUBSCRIPTION_FIELDS } from './queries.ts';

const MONTHS = 12;
/** More companies than this do not fit on a screen; the export has all. */
const MAX_ROWS = 500;
const ORDER: Record<PayingCompany['state'], number> = {
  'past due': 0,
  'awaiting check': 1,
  verified: 2,
  none: 3,
  ended: 4,
};

/** Of a row s at the time $1, as `subscriptionState` has it. */
const IS_PAST_DUE = `s.ended_at is null and s.paid_since is not null
  and s.status in (${PAST_DUE_STATUSES.map((status) => `'${status}'`).join(', ')})
  and coalesce(s.past_due_since + interval '${GRACE_DAYS} days' > $1::timestamptz, true)`;

type Row = Pick<PayingCompany, 'name' | 'claimed' | 'paid' | 'refunded' | 'lastPaidAt' | 'refund' | 'isHidden'> & {
  subscription: Subscription;
  verified: boolean;
};

/** Who pays, until when, what failed, and the revenue of the last months. */
export async function adminPayments(db: Queryable, now: Date): Promise<AdminPayments> {
  const { rows } = await db.query<{ row: Row; total: number }>(
    `select json_build_object('subscription', json_build_object(${SUBSCRIPTION_FIELDS}), 'name', coalesce(c.name, s.company_name),
       'verified', coalesce(c.verified, false), 'isHidden', coalesce(c.hidden_at is not null, false),
       'claimed', (select count(*) from certificates r where r.company_id = s.company_id and r.listed and r.state = 'claimed'),
       'paid', p.paid, 'refunded', p.refunded, 'lastPaidAt', p.last_paid_at, 'refund', p.refund) as row,
       count(*) over ()::int as total
     from subscriptions s left join companies c on c.id = s.company_id
     cross join lateral (
       select coalesce(sum(amount), 0) as paid, coalesce(sum(refunded), 0) as refunded, max(paid_at) as last_paid_at,
         coalesce((array_agg(case when refunded > 0 then 'done' when refund_asked_at is not null then 'asked' end
           order by paid_at desc))[1], 'none') as refund
       from payments where subscription_id = s.id) p
     where s.paid_since is not null or s.ended_at is null
     order by s.ended_at is not null, (${IS_PAST_DUE}) desc, s.id desc limit ${MAX_ROWS}`,
    [now],
  );
  const items = rows.map(({ row }) => present(row, now));
  return {
    items: items.toSorted((one, other) => ORDER[one.state] - ORDER[other.state]),
    total: rows[0]?.total ?? 0,
    revenue: await revenue(db, now),
  };
}

/** How many renewals are not paid, and since when the first of them. */
export async function countPastDue(db: Queryable, now: Date): Promise<{ count: number; since: Date | null }> {
  const { rows } = await db.query<{ count: number; since: Date | null }>(
    `select count(*)::int as count, min(past_due_since) as since from subscriptions s where ${IS_PAST_DUE}`,
    [now],
  );
  return rows[0] ?? { count: 0, since: null };
}

function present({ subscription, verified, ...row }: Row, now: Date): PayingCompany {
  const { status: _status, ...fields } = subscription;
  return { ...fields, ...row, state: subscriptionState(subscription, { isVerified: verified, now }) };
}

async function revenue(db: Queryable, now: Date): Promise<AdminPayments['revenue']> {
  const { rows } = await db.query<AdminPayments['revenue'][number]>(
    `select to_char(m, 'YYYY-MM') as month,
       (select coalesce(sum(amount), 0)::int from payments
        where paid_at at time zone 'utc' >= m and paid_at at time zone 'utc' < m + interval '1 month') as paid,
       (select coalesce(sum(refunded), 0)::int from payments
        where refunded_at at time zone 'utc' >= m and refunded_at at time zone 'utc' < m + interval '1 month') as refunded
     from generate_series(date_trunc('month', $1::timestamptz at time zone 'utc') - interval '${MONTHS - 1} months',
       date_trunc('month', $1::timestamptz at time zone 'utc'), interval '1 month') m
     order by m`,
    [now],
  );
  return rows;
}
