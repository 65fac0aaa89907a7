-- Two admins who edit at once must see each other: each change of a company counts its version up.
alter table companies add column version integer not null default 1;

-- For finding possible duplicates of a company that waits: same phone number, or same domain of the e-mail address.
create index companies_by_phone on companies (regexp_replace(phone, '\D', '', 'g')) where phone <> '';
create index companies_by_email_domain on companies (lower(split_part(email, '@', 2))) where email <> '';

create index audit_log_by_time on audit_log (id desc);
