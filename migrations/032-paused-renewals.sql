-- Older versions bear this.
-- While an admin hides a company its renewals rest (docs/decisions/098-subscriptions-of-hidden-companies.md), as read back from Stripe.
alter table subscriptions add column renewals_paused boolean not null default false;

-- An admin gives the last payment of a company back that is hidden.
alter table payments drop constraint payments_refund_cause_check,
  add constraint payments_refund_cause_check check (refund_cause in ('check failed', 'money back', 'duplicate', 'hidden'));
