-- The file that an import came from, as the person who imported it knows it.
alter table import_batches add column file_name text check (char_length(file_name) <= 255);

-- Items of lists have up to 250 characters, and so has the equipment of a request.
alter table service_requests
  drop constraint service_requests_equipment_type_check,
  add check (char_length(equipment_type) <= 250);
