-- Older versions bear this.
-- A document that an admin has seen when deciding on its certificate is evidence of that: when its company removes it, it stays
-- for admins (docs/decisions/084-documents-that-a-check-has-seen.md).
alter table certificate_documents
  add column seen_at timestamptz,
  add column removed_at timestamptz,
  -- What nobody has decided on is deleted instead; what is removed is never public.
  add check (removed_at is null or seen_at is not null and not is_public);
update certificate_documents d set seen_at = greatest(r.checked_at, r.ended_at)
from certificates r
where r.id = d.certificate_id and d.created_at <= greatest(r.checked_at, case when r.state = 'refused' then r.ended_at end);
create index certificate_documents_removed on certificate_documents (removed_at) where removed_at is not null;

-- A company that is listed twice and paid twice gets one payment back (docs/decisions/085-subscriptions-of-removed-listings.md).
alter table payments drop constraint payments_refund_cause_check,
  add constraint payments_refund_cause_check check (refund_cause in ('check failed', 'money back', 'duplicate'));

-- Absences end by the day of the company.
create index companies_away on companies (away_until) where away_until is not null;
