-- Specification section 3 "ContactMessage".
create table contact_messages (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) <= 255),
  email text not null check (char_length(email) <= 255),
  company text not null check (char_length(company) <= 255),
  subject text not null check (char_length(subject) <= 500),
  message text not null check (char_length(message) <= 5000),
  inquiry_type text not null check (char_length(inquiry_type) <= 100),
  status text not null default 'new' check (status in ('new', 'in-progress', 'resolved')),
  held_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz
);

create index contact_messages_by_time on contact_messages (created_at desc, id desc);
