-- Specification section 3 "ServiceRequest". A lead outlives its company, so that none is ever lost.
create table service_requests (
  id integer generated always as identity primary key,
  company_id integer references companies (id) on delete set null,
  customer_name text not null check (char_length(customer_name) <= 255),
  customer_email text not null check (char_length(customer_email) <= 255),
  customer_phone text check (char_length(customer_phone) <= 50),
  equipment_type text not null check (char_length(equipment_type) <= 120),
  service_description text not null check (char_length(service_description) <= 5000),
  urgency text not null check (urgency in ('Low', 'Medium', 'High', 'Emergency')),
  preferred_date text check (char_length(preferred_date) <= 255),
  location text not null check (char_length(location) <= 255),
  -- Why the request waits for the admin instead of having been sent; null when it was sent.
  held_reason text,
  created_at timestamptz not null default now()
);

create index service_requests_by_time on service_requests (created_at desc, id desc);
create index service_requests_by_company on service_requests (company_id, created_at desc);
create index service_requests_by_sender on service_requests (lower(customer_email), created_at desc);
