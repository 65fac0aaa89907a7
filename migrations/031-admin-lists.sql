-- Older versions bear this.
-- The orders of the lists of admins, which begin on their first page without reading the rest.
create index companies_by_created on companies (created_at, id);
create index companies_by_location on companies (location_key, id);

-- Their search looks for parts of words. Where the extension is not at hand, such as in the embedded database, it reads all rows.
do $$ begin
  create extension if not exists pg_trgm;
  create index companies_by_search_text on companies using gin (search_text gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
  raise notice 'pg_trgm is not available: %', sqlerrm;
end $$;
