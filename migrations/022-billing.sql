-- What companies pay, as read back from Stripe (docs/decisions/066-payments-by-stripe.md). No row has a foreign key to companies:
-- what was paid outlives a company that is removed.

-- The customer at Stripe of a company.
create table billing_customers (
  id integer generated always as identity primary key,
  company_id integer not null unique,
  stripe_customer_id text not null unique,
  created_at timestamptz not null default now()
);

-- A way to the payment page. A company has one open at a time: a double click and a second tab lead to the same page.
create table checkouts (
  id integer generated always as identity primary key,
  company_id integer not null,
  plan text not null check (plan in ('monthly', 'annual')),
  stripe_session_id text unique,
  state text not null default 'open' check (state in ('open', 'complete', 'ended')),
  created_at timestamptz not null default now()
);
create unique index checkouts_open on checkouts (company_id) where state = 'open';

-- Numbers the reads of Stripe by their beginning: what an earlier read has seen never replaces what a later one saw.
create sequence stripe_reads;

create table subscriptions (
  id integer generated always as identity primary key,
  company_id integer not null,
  company_name text not null,
  stripe_subscription_id text not null unique,
  -- That of the company that paid: another one, where companies were merged since.
  stripe_customer_id text not null,
  plan text not null check (plan in ('monthly', 'annual')),
  -- As Stripe names it.
  status text not null,
  -- The first payment; null until one has arrived.
  paid_since timestamptz,
  current_period_end timestamptz,
  -- The day on which it ends because it was cancelled.
  ends_at timestamptz,
  -- The renewal that could not be charged: since when, and where it can be paid.
  past_due_since timestamptz,
  open_invoice_url text,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  -- The number of the read of Stripe that wrote this row.
  last_read bigint not null default 0
);
create unique index subscriptions_live on subscriptions (company_id) where ended_at is null;
create index subscriptions_by_company on subscriptions (company_id, id desc);

-- Paid invoices. Amounts are in cents.
create table payments (
  id integer generated always as identity primary key,
  subscription_id integer not null references subscriptions on delete cascade,
  stripe_invoice_id text not null unique,
  -- Null where a coupon left nothing to pay.
  stripe_payment_intent_id text unique,
  currency text not null check (currency ~ '^[a-z]{3}$'),
  amount integer not null check (amount >= 0),
  refunded integer not null default 0 check (refunded between 0 and amount),
  paid_at timestamptz not null,
  -- What an admin has decided, before Stripe is asked: a crash in between loses no refund.
  refund_asked_at timestamptz,
  refund_asked_by text,
  refund_cause text check (refund_cause in ('check failed', 'money back')),
  refund_reason text check (char_length(refund_reason) <= 2000),
  refunded_at timestamptz
);
create index payments_by_subscription on payments (subscription_id, paid_at desc);
create index payments_by_time on payments (paid_at);
create index payments_to_refund on payments (id) where refund_asked_at is not null and refunded_at is null;

-- Every event counts once.
create table stripe_events (
  event_id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);

-- The placement that is paid for by a subscription, beside the one that an admin has granted from a day until a day.
alter table companies add column placement_paid boolean not null default false;
-- However a company is changed, a paid placement stays until the payment ends.
create function keep_paid_placement() returns trigger language plpgsql as $$
begin
  new.featured := true;
  return new;
end $$;
create trigger companies_paid_placement before insert or update of featured, placement_paid on companies
  for each row when (new.placement_paid and not new.featured) execute function keep_paid_placement();
