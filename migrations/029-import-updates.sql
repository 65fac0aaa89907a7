-- Older versions bear this.
-- What imports have changed of listed companies (docs/decisions/080-imports-that-update.md): former and new values of the columns
-- that differ, by the row of the file, so that the import can be undone and a chunk that is sent again changes nothing.
create table import_updates (
  import_id integer not null references import_batches (id) on delete cascade,
  row integer not null,
  -- No reference: an import of which a company was removed since can still be undone.
  company_id integer not null,
  before jsonb not null,
  after jsonb not null,
  primary key (import_id, row),
  unique (import_id, company_id)
);
create index import_updates_by_company on import_updates (company_id);
