-- The file that an import came from, as the person who imported it knows it.
alter table import_batches add column file_name text check (char_length(file_name) <= 255);
