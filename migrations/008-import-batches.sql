-- One import of a file: what it brought can be taken back as long as it waits.
create table import_batches (
  id integer generated always as identity primary key,
  created_at timestamptz not null default now(),
  actor text not null,
  created integer not null default 0 check (created >= 0),
  undone_at timestamptz
);

-- `batch_row` is the row of the file that the company came from: a part that is sent again finds its own companies.
alter table companies
  add column batch_id integer references import_batches (id) on delete set null,
  add column batch_row integer;

create index companies_by_batch on companies (batch_id, approved) where batch_id is not null;
