-- Where a company is based, as server/places/ reads it from its location, or as an admin has corrected it.
alter table companies
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column place_precision text not null default 'none' check (place_precision in ('city', 'region', 'country', 'none')),
  -- ISO 3166-1 alpha-2, and the code of the first-level region: 'US' and 'US.TX'.
  add column country_code text,
  add column region_code text,
  add column region text,
  add column city text,
  add column time_zone text,
  -- 'unread' until the location was looked up for the first time.
  add column place_source text not null default 'unread' check (place_source in ('unread', 'gazetteer', 'admin')),
  add constraint companies_coordinates check ((latitude is null) = (longitude is null));

create index companies_by_latitude on companies (latitude, longitude) where approved and place_precision = 'city';
create index companies_unread on companies (id) where place_source = 'unread';
