-- Where a company is based, as server/places/ reads it from its location, or as an admin has corrected it.
alter table companies
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  -- Null until the location was looked up for the first time.
  add column place_precision text check (place_precision in ('city', 'region', 'country', 'none')),
  -- ISO 3166-1 alpha-2, and the code of the first-level region: 'US' and 'US.TX'.
  add column country_code text,
  add column region_code text,
  add column region text,
  add column city text,
  add column time_zone text,
  -- What an admin has said instead of the location: a place, or its coordinates.
  add column place_correction text check (char_length(place_correction) <= 255),
  add constraint companies_coordinates check ((latitude is null) = (longitude is null));

-- The country was one of the facets before.
update companies set
  country_code = (select substr(f, 9) from unnest(facets) f where f like 'country:%' limit 1),
  facets = array(select f from unnest(facets) f where f not like 'country:%');

create index companies_by_coordinates on companies (latitude, longitude) where approved and place_precision = 'city';
create index companies_by_country on companies (country_code, region_code) where approved;
create index companies_without_place on companies (id) where approved and place_precision = 'none';
create index companies_place_unread on companies (id) where place_precision is null;
