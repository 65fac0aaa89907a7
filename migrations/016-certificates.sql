-- One record for each certificate of a company (docs/decisions/033-certificates-are-records.md). `companies.certifications`
-- lists their names. A record that is no longer named there is not listed, but stays. Records have no foreign key to
-- companies: a company that is restored from the audit log has its certificates again.
create table certificates (
  id integer generated always as identity primary key,
  company_id integer not null,
  name text not null check (char_length(name) between 1 and 250),
  listed boolean not null default true,
  number text check (char_length(number) <= 100),
  -- The number as it is looked up (domain/certificates/certificate-number.ts).
  number_key text,
  issuer text check (char_length(issuer) <= 250),
  accreditation_body text check (char_length(accreditation_body) <= 250),
  scope text check (char_length(scope) <= 2000),
  methods text[] not null default '{}',
  sectors text[] not null default '{}',
  product_groups text[] not null default '{}',
  standards text[] not null default '{}',
  holder_kind text not null default 'company' check (holder_kind in ('company', 'site', 'person')),
  holder_name text check (char_length(holder_name) <= 250),
  -- Whether the person agrees that the name is public.
  holder_consent boolean not null default false,
  issued date,
  expires date,
  until_withdrawn boolean not null default false,
  register_url text check (char_length(register_url) <= 2000),
  -- "Expired" is not stored: it follows from the date.
  state text not null default 'claimed' check (state in ('claimed', 'checked', 'withdrawn', 'refused')),
  checked_how text check (checked_how in ('register', 'document', 'issuer')),
  checked_by text,
  checked_at timestamptz,
  check_note text check (char_length(check_note) <= 2000),
  check_again_by date,
  ended_at timestamptz,
  end_reason text check (char_length(end_reason) <= 2000),
  -- Whether the end by its date has been recorded, and for how many days before it the last reminder was sent.
  expiry_recorded boolean not null default false,
  reminded_days integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 0,
  check (state <> 'checked' or (checked_how is not null and checked_at is not null)),
  check (expires is null or not until_withdrawn)
);

create index certificates_by_company on certificates (company_id, id);
create index certificates_by_number on certificates (number_key) where number_key is not null;
create index certificates_claimed on certificates (created_at, id) where state = 'claimed' and listed;
create index certificates_by_expiry on certificates (expires, id) where state = 'checked' and listed and not expiry_recorded;
create index certificates_by_check on certificates (check_again_by, id) where state = 'checked' and listed;

create table certificate_documents (
  id integer generated always as identity primary key,
  certificate_id integer not null references certificates on delete cascade,
  name text not null check (char_length(name) between 1 and 250),
  content_type text not null check (content_type in ('application/pdf', 'image/png', 'image/jpeg')),
  size integer not null check (size > 0),
  content bytea not null,
  -- An image made from the content by ourselves.
  preview bytea,
  is_public boolean not null default false,
  created_at timestamptz not null default now()
);
create index certificate_documents_by_certificate on certificate_documents (certificate_id, id);

-- What anybody thinks is wrong on a profile; only admins see it.
create table doubts (
  id integer generated always as identity primary key,
  company_id integer not null,
  certificate_id integer references certificates on delete set null,
  message text not null check (char_length(message) between 1 and 5000),
  email text check (char_length(email) <= 255),
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by text
);
create index doubts_open on doubts (created_at, id) where resolved_at is null;

-- The public history of a profile, without personal data.
create table company_history (
  id bigint generated always as identity primary key,
  company_id integer not null,
  at timestamptz not null default now(),
  event text not null,
  before text,
  after text
);
create index company_history_by_company on company_history (company_id, id);

alter table companies
  -- When an admin has last checked that the company exists.
  add column company_checked_at timestamptz,
  add column featured_from date,
  add column featured_until date;
create index companies_featured_until on companies (featured_until) where featured_until is not null;

insert into certificates (company_id, name, created_at)
select c.id, left(listed.name, 250), c.created_at
from companies c, unnest(c.certifications) with ordinality as listed (name, position)
where listed.name <> '' order by c.id, listed.position;

insert into company_history (company_id, at, event)
select c.id, coalesce(approvals.at, c.created_at), 'listed'
from companies c
left join (select entity_id, min(at) as at from audit_log where action = 'company.approve' group by entity_id) approvals
  on approvals.entity_id = c.id
where c.approved order by 2, 1;

update companies c set company_checked_at = verifications.at
from (select entity_id, max(at) as at from audit_log where action = 'company.verify' group by entity_id) verifications
where c.verified and verifications.entity_id = c.id;
-- Until now a placement had no end.
update companies set featured_from = current_date, featured_until = current_date + 365 where featured;
