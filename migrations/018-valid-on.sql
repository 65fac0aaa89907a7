-- The day for which a buyer needs the certificates of the company.
alter table service_requests add column valid_on date;
-- For the certificate that was checked last.
create index certificates_by_check_time on certificates (checked_at desc, id desc) where state = 'checked' and listed;
