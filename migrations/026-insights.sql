-- How often pages were visited and what was searched for (docs/decisions/074-counting-without-persons.md): counts alone.

-- Company 0 stands for those beyond the limit of a minute.
create table company_days (
  company_id integer not null,
  day date not null,
  views integer not null default 0,
  appearances integer not null default 0,
  primary key (company_id, day)
);
create index company_days_by_day on company_days (day);

-- `words` is what was understood, without words that nobody knows; blank if only a place was searched for.
create table search_days (
  day date not null,
  words text not null check (char_length(words) <= 200),
  place text not null check (char_length(place) <= 250),
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  method text,
  searches integer not null default 0,
  without_results integer not null default 0,
  -- Nobody is in the place; others may have been found.
  nobody_there integer not null default 0,
  primary key (day, words, place)
);

-- The searches that found a company, by month.
create table company_searches (
  company_id integer not null,
  month date not null,
  words text not null check (char_length(words) <= 450),
  appearances integer not null default 0,
  primary key (company_id, month, words)
);

-- Words that nobody knows are stored once they were searched for on several days: until then only their keyed hash is.
create table rare_searches (
  key text primary key,
  last_day date not null,
  days integer not null default 1
);
create index rare_searches_by_day on rare_searches (last_day);

-- The filters of the audit log.
create index audit_log_by_actor on audit_log (actor, id desc);
create index audit_log_by_action on audit_log (action, id desc);
create index audit_log_by_day on audit_log (at);
