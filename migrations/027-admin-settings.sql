-- Reviewers work in the dashboard without the rights of admins (docs/decisions/076-roles-of-the-dashboard.md).
alter table users
  add column is_reviewer boolean not null default false,
  add constraint users_one_role check (not (is_admin and is_reviewer));

-- Links in mails that set a password: an invitation, or the reset of an account. SHA-256 of what the mail carries.
create table account_links (
  id integer generated always as identity primary key,
  token_hash text not null unique,
  email text not null,
  -- Of an invitation; null for a reset, which leaves the role as it is.
  role text check (role in ('admin', 'reviewer')),
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
-- A new link to an address ends the earlier one.
create unique index account_links_by_email on account_links (lower(email));

-- What admins have set instead of the defaults (domain/admin/admin-settings.ts).
create table admin_settings (
  name text primary key,
  value jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null default now()
);

-- What each clean-up did last.
create table cleanups (
  name text primary key,
  ran_at timestamptz not null,
  removed integer not null
);

-- Addresses that want no more mails of a kind that we send to many.
create table mail_opt_outs (
  email text not null,
  kind text not null,
  created_at timestamptz not null default now()
);
create unique index mail_opt_outs_by_email on mail_opt_outs (lower(email), kind);

-- Edits that follow within minutes are one mail: what it began with (server/companies/follow-edit.ts).
alter table outbox add column began_with jsonb;
create index outbox_changed on outbox (company_id) where kind = 'company-changed' and status = 'waiting';
