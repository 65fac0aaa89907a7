-- A request and all that becomes of it (docs/decisions/044-leads-have-recipients.md).

-- What helps a company to quote. All optional; what was specified stays as it is.
alter table service_requests
  add column work text check (char_length(work) <= 250),
  add column items text check (char_length(items) <= 1000),
  add column material text check (char_length(material) <= 250),
  add column code text check (char_length(code) <= 250),
  add column access text check (char_length(access) <= 1000),
  add column window_start date,
  add column window_end date,
  -- The certificate that must be valid on `valid_on`, as the vocabulary or the buyer names it.
  add column certification text check (char_length(certification) <= 250),
  -- 'unconfirmed': goes out once the sender confirms the address; with `held_reason` because it looked like spam.
  add column state text not null default 'open' check (state in ('unconfirmed', 'open', 'withdrawn', 'closed')),
  -- When the sender was asked to confirm the address, and when that happened.
  add column confirmation_asked_at timestamptz,
  add column confirmed_at timestamptz,
  add column ended_at timestamptz,
  -- When the personal data were erased; what is left only counts.
  add column erased_at timestamptz,
  add column ended_by text,
  add column end_reason text check (char_length(end_reason) <= 2000),
  -- The one question after 30 days: when it was asked, what was answered, and from whom was ordered.
  add column order_asked_at timestamptz,
  add column ordered text check (ordered in ('yes', 'no', 'not yet')),
  add column ordered_company_id integer,
  -- The buyer was informed that all have answered, or of the next best companies.
  add column informed_at timestamptz,
  -- SHA-256 of the random key of the shown form, the sender and the content: a double submission is stored once.
  add column submission_key text;
update service_requests set state = 'unconfirmed' where held_reason is not null;
-- Nobody is asked about what was sent before.
update service_requests set informed_at = now(), order_asked_at = now();
create unique index service_requests_by_submission on service_requests (submission_key) where submission_key is not null;
create index service_requests_unconfirmed on service_requests (created_at) where state = 'unconfirmed';
create index service_requests_open on service_requests (created_at) where state = 'open';

-- The companies that a request was sent to, at most five by the buyer. The name is a copy: a lead outlives its company.
-- Sent, delivered and failing are read from the mails in the outbox.
create table request_recipients (
  id integer generated always as identity primary key,
  request_id integer not null references service_requests on delete cascade,
  company_id integer not null,
  company_name text not null,
  added_by text not null check (added_by in ('buyer', 'admin')),
  created_at timestamptz not null default now(),
  -- When the request was queued for it; null while the request is unconfirmed.
  sent_at timestamptz,
  -- When the link in its mail was first used.
  opened_at timestamptz,
  -- A question is no answer: the state stays 'waiting'. 'answered' is an answer outside the product, reported by one side.
  answer text not null default 'waiting' check (answer in ('waiting', 'quoted', 'declined', 'answered')),
  answered_at timestamptz,
  -- Working time from sending to the first answer, for the response record.
  answer_minutes integer check (answer_minutes >= 0),
  decline_reason text,
  decline_note text check (char_length(decline_note) <= 2000),
  reminders integer not null default 0,
  unique (request_id, company_id)
);
create index request_recipients_by_company on request_recipients (company_id, created_at desc);
create index request_recipients_waiting on request_recipients (sent_at) where answer = 'waiting' and sent_at is not null;
insert into request_recipients (request_id, company_id, company_name, added_by, created_at, sent_at)
select r.id, c.id, c.name, 'buyer', r.created_at, case when r.held_reason is null then r.created_at end
from service_requests r join companies c on c.id = r.company_id;

-- Private links, stored as SHA-256 of what the mail carries. Each opens one page and nothing else.
create table request_links (
  token_hash text primary key,
  request_id integer not null references service_requests on delete cascade,
  -- Null: the buyer's page. Otherwise the page on which this company answers.
  recipient_id integer references request_recipients on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index request_links_by_request on request_links (request_id);

-- Files of a buyer or of a quote. They are never run, and served only to those who hold the link.
create table request_files (
  id integer generated always as identity primary key,
  request_id integer not null references service_requests on delete cascade,
  -- Null: sent by the buyer, for all recipients.
  recipient_id integer references request_recipients on delete cascade,
  name text not null check (char_length(name) between 1 and 250),
  content_type text not null,
  size integer not null check (size > 0),
  content bytea not null,
  created_at timestamptz not null default now()
);
create index request_files_by_request on request_files (request_id, id);

-- One row for each version of a quote; the newest counts.
create table quotes (
  id integer generated always as identity primary key,
  recipient_id integer not null references request_recipients on delete cascade,
  price_kind text not null check (price_kind in ('lump sum', 'day rate', 'unit rate')),
  -- Of a unit rate: what one unit is.
  unit text check (char_length(unit) <= 120),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount numeric(15, 3) not null check (amount > 0),
  -- 'mobilisation', 'report', 'equipment'
  included text[] not null default '{}',
  extras text check (char_length(extras) <= 1000),
  earliest_start date,
  duration_days integer check (duration_days between 1 and 3650),
  report_days integer check (report_days between 0 and 3650),
  valid_until date,
  -- A record of the company; its state is read when the quote is shown.
  certificate_id integer,
  remarks text check (char_length(remarks) <= 5000),
  file_id integer references request_files on delete set null,
  created_at timestamptz not null default now()
);
create index quotes_by_recipient on quotes (recipient_id, id desc);

-- Questions and answers: one thread for each company.
create table request_messages (
  id integer generated always as identity primary key,
  request_id integer not null references service_requests on delete cascade,
  -- Null: from the buyer to all recipients, or a note between buyer and admin.
  recipient_id integer references request_recipients on delete cascade,
  author text not null check (author in ('buyer', 'company', 'admin')),
  body text not null check (char_length(body) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index request_messages_by_request on request_messages (request_id, id);

-- What admins write down about a request or a message; nobody else reads it.
create table admin_notes (
  id integer generated always as identity primary key,
  entity text not null check (entity in ('service-request', 'contact-message')),
  entity_id integer not null,
  body text not null check (char_length(body) between 1 and 5000),
  author text not null,
  created_at timestamptz not null default now()
);
create index admin_notes_by_entity on admin_notes (entity, entity_id, id);

-- Mails have a second form as HTML, and say what they are about.
alter table outbox
  add column html text,
  add column headers jsonb not null default '{}',
  -- One of many that nobody waits for: sent after all others.
  add column is_bulk boolean not null default false,
  -- The template (server/mail/templates).
  add column kind text,
  add column request_id integer,
  add column recipient_id integer,
  add column contact_message_id integer,
  add column company_id integer,
  -- What the server answered when it accepted the mail.
  add column server_answer text,
  add column bounced_at timestamptz,
  add column bounce_reason text,
  add column dismissed_at timestamptz,
  add column dismissed_by text;
-- In the order in which they are sent.
drop index outbox_due;
create index outbox_next on outbox (is_bulk, due_at, id) where status = 'waiting';
-- How many links an address has asked for lately.
create index outbox_links on outbox (lower(recipient), created_at) where kind = 'request-links';
create index outbox_by_request on outbox (request_id, id) where request_id is not null;
create index outbox_by_contact_message on outbox (contact_message_id) where contact_message_id is not null;
create index outbox_failing on outbox (created_at)
  where (status <> 'sent' or bounced_at is not null) and dismissed_at is null;

alter table contact_messages
  add column answered_at timestamptz,
  add column answered_by text,
  -- The company that the message is about.
  add column company_id integer;

-- The imported companies that were informed that they are listed, each once.
create table listing_mails (
  company_id integer primary key references companies on delete cascade,
  queued_at timestamptz not null
);
