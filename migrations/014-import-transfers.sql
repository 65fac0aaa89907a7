-- The key that a client has chosen for all parts of a file: whoever never got the answer to the first part knows no batch.
alter table import_batches add column transfer text unique;
