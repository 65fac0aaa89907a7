-- What companies do with their own listing (docs/decisions/063-changes-by-companies.md).
alter table companies
  add column languages text[] not null default '{}',
  -- Requests wait until this day; buyers see it.
  add column away_until date,
  -- Where requests go instead of to the public address.
  add column request_email text check (char_length(request_email) <= 255);

-- Each change that a company has made to its public listing. 'public' is visible at once; 'waiting' is the pending version of
-- what an admin decides, such as the name.
create table listing_changes (
  id integer generated always as identity primary key,
  company_id integer not null,
  state text not null check (state in ('public', 'reverted', 'waiting', 'accepted', 'refused', 'replaced')),
  -- The values that differ, by their names in domain/companies/company-columns.ts.
  before jsonb not null,
  after jsonb not null,
  author text not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  reason text check (char_length(reason) <= 2000)
);
create index listing_changes_by_company on listing_changes (company_id, id desc);
create index listing_changes_by_state on listing_changes (state, id desc);
create unique index listing_changes_waiting on listing_changes (company_id) where state = 'waiting';

-- Logos, made again from the pixels of what was uploaded. The hash of the content is their address.
create table company_logos (
  company_id integer not null,
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  small bytea not null,
  large bytea not null,
  created_at timestamptz not null default now(),
  primary key (company_id, hash)
);
create index company_logos_by_hash on company_logos (hash);
