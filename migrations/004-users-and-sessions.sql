-- Specification section 3 "User" and "Session". `password_hash` is null for users of an identity provider.
create table users (
  id integer generated always as identity primary key,
  email text not null,
  first_name text,
  last_name text,
  profile_image_url text,
  is_admin boolean not null default false,
  password_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index users_by_email on users (lower(email));

-- `sid` is a hash of what the cookie carries, so that a copy of this table opens nothing.
create table sessions (
  sid text primary key,
  sess jsonb not null,
  expire timestamptz not null
);

create index sessions_by_expire on sessions (expire);
