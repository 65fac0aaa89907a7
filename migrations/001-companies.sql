-- Specification section 3 "Company". `distance` is not stored: it belongs to a search, not to a company.
create table companies (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 255),
  description text not null default '' check (char_length(description) <= 5000),
  location text not null check (char_length(location) between 1 and 255),
  phone text not null default '' check (char_length(phone) <= 50),
  email text not null default '' check (char_length(email) <= 255),
  website text check (char_length(website) <= 2000),
  verified boolean not null default false,
  approved boolean not null default false,
  featured boolean not null default false,
  specializations text[] not null default '{}',
  certifications text[] not null default '{}',
  industries text[] not null default '{}',
  equipment_types text[] not null default '{}',
  service_area text not null default '',
  year_established integer check (year_established between 1 and 9999),
  employee_count text,
  logo_url text,
  image_url text,
  rating numeric(2, 1) not null default 0 check (rating between 0 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  source text not null default 'registration' check (source in ('registration', 'import', 'demo')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  -- Made from the columns above by server/search/tokens.ts, whenever one of them changes.
  name_key text collate "C" not null,
  location_key text not null,
  email_key text,
  place_key text not null,
  facets text[] not null,
  search_vector tsvector not null
);

create index companies_by_rating on companies (featured desc, verified desc, rating desc, review_count desc, name_key, id) where approved;
create index companies_by_name on companies (name_key, id) where approved;
create index companies_by_reviews on companies (review_count desc, featured desc, verified desc, rating desc, name_key, id) where approved;
create index companies_facets on companies using gin (facets) where approved;
create index companies_search on companies using gin (search_vector) where approved;
create index companies_pending on companies (created_at, id) where not approved;
create index companies_by_email_key on companies (email_key) where email_key is not null;
create index companies_by_place_key on companies (place_key);
create index companies_demo on companies (id) where source = 'demo';

-- What changed, in commit order: other processes follow it to drop what they remember.
create table company_changes (
  id bigint generated always as identity primary key,
  company_id integer not null,
  changed_at timestamptz not null default now()
);
