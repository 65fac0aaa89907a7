-- Older versions bear this.

-- The search of admins reads this column of all rows (docs/decisions/083-searching-parts-of-words.md). Beside a long description it was
-- stored apart from its row, and each look at it cost two reads more.
alter table companies alter column search_text set storage main;
drop index if exists companies_by_search_text;
-- Rewrites the rows that are there already.
cluster companies using companies_pkey;
