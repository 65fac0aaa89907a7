-- Hidden companies, notes on companies, duplicates and merges (docs/decisions/070-hidden-companies.md, 071-duplicates-and-merges.md).

-- A name without accents, case and dots (`name_key`) also without its legal form, and without blanks: "Granite Coast N.D.T.
-- Limited" and "GRANITE COAST NDT LTD" are one.
create function company_name_core(name_key text) returns text language sql immutable parallel safe as $$
  select coalesce(nullif(replace(regexp_replace(regexp_replace(regexp_replace(name_key, ' and ', ' ', 'g'),
    '(?: (?:g ?m ?b ?h|m ?b ?h|ges ?m ?b ?h|a ?g|k ?g|o ?h ?g|u ?g|e ?k|haftungsbeschrankt|b ?v|n ?v|b ?v ?b ?a|s ?p ?r ?l|s ?p ?a'
    '|s ?r ?l ?s?|s ?a ?r ?l|s ?a ?s|s ?a|s ?l ?u?|s ?a ?de ?c ?v|s ?de ?r ?l ?de ?c ?v|e ?i ?r ?l|l ?t ?d ?a|limitada|l ?d ?a'
    '|l ?l ?c|l ?l ?p|l ?p|p ?l ?c|l ?t ?d|limited|i ?n ?c|incorporated|corp|corporation|co|company|p ?t ?y|p ?t ?e|p ?v ?t'
    '|private|sdn|bhd|berhad|t ?b ?k|a ?s|a ?s ?a|a ?p ?s|a ?b|o ?y ?j?|o ?u|h ?f|e ?h ?f|s ?r ?o|s ?p ?z ?o ?o|d ?o ?o|d ?d'
    '|k ?f ?t|z ?r ?t|u ?a ?b|s ?i ?a|e ?o ?o ?d|o ?o ?d|a ?d|sti|ve|san|tic|sanayi|ticaret|f ?z ?e|f ?z ?c ?o|f ?z|w ?l ?l'
    '|s ?a ?o ?[gc]|p ?s ?c|p ?j ?s ?c|o ?j ?s ?c|c ?j ?s ?c|j ?s ?c|k ?k))+$', ''),
    '^(?:p ?t|c ?v|o ?o ?o|о ?о ?о|а ?о|з ?а ?о|т ?о ?о|т ?о ?в|z ?a ?o|p ?j ?s ?c|j ?s ?c|l ?l ?c|株式会社) |(?:股份)?有限(?:责任)?公司$| ?株式会社$', ''),
    ' ', ''), ''), replace(name_key, ' ', ''))
$$;

-- The digits of a phone number as dialled from abroad: "0044", "+44" and "+44 (0)" begin alike.
create function phone_key(phone text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(replace(phone, '(0)', ''), '\D', '', 'g'), '^00', '')
$$;

drop index companies_by_website_host, companies_by_phone, companies_by_email_domain;

alter table companies
  add column hidden_at timestamptz,
  add column hidden_reason text check (char_length(hidden_reason) <= 2000),
  add column hidden_by text,
  add column is_public boolean not null generated always as (approved and hidden_at is null) stored,
  add column name_core text collate "C" generated always as (company_name_core(name_key)) stored,
  add column website_host text collate "C"
    generated always as (lower(substring(website from '^[a-zA-Z]+://(?:[wW]{3}[.])?([^/:?#]+)'))) stored,
  add column phone_key text collate "C" generated always as (phone_key(phone)) stored,
  add column email_domain text collate "C" generated always as (lower(split_part(email, '@', 2))) stored,
  add check (hidden_at is null or approved);

create index companies_by_name_core on companies (name_core);
create index companies_by_website_host on companies (website_host);
create index companies_by_phone on companies (phone_key);
create index companies_by_email_domain on companies (email_domain);
create index companies_hidden on companies (hidden_at) where hidden_at is not null;

alter table admin_notes
  drop constraint admin_notes_entity_check,
  add check (entity in ('service-request', 'contact-message', 'company'));

-- Pairs that an admin has looked at: two companies, not one listed twice.
create table distinct_companies (
  one_id integer not null,
  other_id integer not null,
  decided_at timestamptz not null default now(),
  decided_by text not null,
  primary key (one_id, other_id),
  check (one_id < other_id)
);
create index distinct_companies_by_other on distinct_companies (other_id);

-- Two companies made one. The address of the merged one leads to the target.
create table company_merges (
  id integer generated always as identity primary key,
  target_id integer not null,
  target_name text not null,
  merged_id integer not null,
  merged_name text not null,
  merged_at timestamptz not null default now(),
  merged_by text not null,
  undone_at timestamptz,
  undone_by text,
  -- For undoing: both rows as they were, and by table the rows that went along. Null once that is no longer possible.
  target_before jsonb,
  target_after jsonb,
  merged_before jsonb,
  moved jsonb
);
create unique index company_merges_by_merged on company_merges (merged_id) where undone_at is null;
-- For the screen of one company.
create index outbox_by_company on outbox (company_id, id) where company_id is not null;
create index company_merges_by_target on company_merges (target_id, id);
