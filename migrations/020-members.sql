-- The people of a company, and how they sign in (docs/decisions/060-members-sign-in-by-mail.md). Members are users without a
-- password. No foreign key to companies: a company that is restored has its people again.
create table company_members (
  id integer generated always as identity primary key,
  company_id integer not null,
  user_id integer not null references users on delete cascade,
  role text not null check (role in ('owner', 'editor')),
  -- Null: claimed the company.
  invited_by integer references users on delete set null,
  created_at timestamptz not null default now(),
  unique (company_id, user_id)
);
create index company_members_by_user on company_members (user_id);

-- Links that sign in, each once, stored as SHA-256 of what the mail carries.
create table sign_in_links (
  token_hash text primary key,
  email text not null,
  -- 'claim' also makes the address an owner where the company allows it; 'invitation' gives the role.
  purpose text not null check (purpose in ('sign-in', 'claim', 'invitation')),
  company_id integer,
  role text check (role in ('owner', 'editor')),
  invited_by integer references users on delete cascade,
  return_to text check (char_length(return_to) <= 2000),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  check ((purpose = 'sign-in') = (company_id is null)),
  check ((purpose = 'invitation') = (role is not null))
);
create index sign_in_links_by_email on sign_in_links (lower(email), created_at);
create index sign_in_links_invitations on sign_in_links (company_id) where purpose = 'invitation';

-- What somebody states who says that a company is theirs, where the address alone does not show it.
create table company_claims (
  id integer generated always as identity primary key,
  company_id integer not null,
  user_id integer not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 255),
  statement text not null check (char_length(statement) between 1 and 5000),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  reason text check (char_length(reason) <= 2000),
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'waiting') = (decided_at is null))
);
create unique index company_claims_waiting on company_claims (company_id, user_id) where state = 'waiting';
create index company_claims_by_state on company_claims (state, created_at, id);
create index company_claims_by_user on company_claims (user_id);

create table claim_documents (
  id integer generated always as identity primary key,
  claim_id integer not null references company_claims on delete cascade,
  name text not null check (char_length(name) between 1 and 250),
  content_type text not null check (content_type in ('application/pdf', 'image/png', 'image/jpeg')),
  size integer not null check (size > 0),
  content bytea not null,
  created_at timestamptz not null default now()
);
create index claim_documents_by_claim on claim_documents (claim_id, id);

create index sessions_by_user on sessions (((sess->>'userId')::int));
