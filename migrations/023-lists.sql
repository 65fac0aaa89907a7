-- Lists of admins: what they are searched by, actions on all companies of a list, and views of them
-- (docs/decisions/068-admin-lists.md).

-- Name, number of the phone, place, email and words of a company in the spelling under which texts are compared. The digits
-- of the phone stand last, after "#".
alter table companies
  add column search_text text collate "C" generated always as (
    ' ' || name_key || ' ' || location_key || ' ' || regexp_replace(lower(email), '[^a-z0-9]+', ' ', 'g') || ' '
    || translate(search_words, '|', ' ') || ' #' || regexp_replace(phone, '\D', '', 'g')) stored;

-- One action on many companies. It runs in small transactions; what is left of it is in the second table.
create table bulk_jobs (
  id integer generated always as identity primary key,
  action text not null check (action in ('approve', 'reject', 'verify', 'feature', 'unfeature', 'hide', 'delete')),
  -- A reason, whether mails are sent, whether badges come along.
  options jsonb not null default '{}',
  actor text not null,
  total integer not null check (total > 0),
  done integer not null default 0,
  -- Those that the action has changed; the state of the others did not allow it.
  changed integer not null default 0,
  state text not null default 'running' check (state in ('running', 'done', 'cancelled')),
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index bulk_jobs_running on bulk_jobs (id) where state = 'running';

create table bulk_job_companies (
  job_id integer not null references bulk_jobs on delete cascade,
  company_id integer not null,
  primary key (job_id, company_id)
);

-- Filters and order of a list that an admin has given a name.
create table saved_views (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  -- As in the address of the dashboard.
  query text not null check (char_length(query) <= 1000),
  created_at timestamptz not null default now(),
  unique (user_id, name)
);
