-- Older versions bear this.

-- What the audit log is searched in, made when an entry is written: each search turned the states of all entries into text. States
-- that are too large to be read in a list, such as those of an import that was undone, are left out.
alter table audit_log add column search_text text collate "C" generated always as (
  lower(actor || ' ' || action || ' ' || entity || ' ' || coalesce(entity_id::text, '') || ' ' || coalesce(entity_name, '')
    || case when octet_length(before::text) < 100000 then ' ' || (before::text) else '' end
    || case when octet_length(after::text) < 100000 then ' ' || (after::text) else '' end)) stored;
