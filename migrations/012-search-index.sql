-- Searching is done by an index in the process. What it needs of each company is made ready here: every word once, those of
-- each weight apart from the next by a bar, as server/search/tokens.ts writes them.
-- First, because the update below writes every row.
drop index companies_by_rating, companies_by_reviews, companies_by_name, companies_by_coordinates, companies_by_country,
  companies_without_place, companies_facets, companies_search;

alter table companies add column search_words text;

update companies set search_words = array_to_string(array[
  array_to_string(tsvector_to_array(ts_filter(search_vector, '{a}')), ' '),
  array_to_string(tsvector_to_array(ts_filter(search_vector, '{b}')), ' '),
  array_to_string(tsvector_to_array(ts_filter(search_vector, '{c}')), ' '),
  array_to_string(tsvector_to_array(ts_filter(search_vector, '{d}')), ' ')], '|');

alter table companies
  alter column search_words set not null,
  drop column search_vector,
  drop column facets;
