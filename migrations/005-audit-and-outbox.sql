-- Who did what when, with the state before and after (decision 24).
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  entity text not null,
  entity_id integer,
  before jsonb,
  after jsonb
);

create index audit_log_by_entity on audit_log (entity, entity_id, at desc);

-- Mails wait here from the transaction that promised them until they are sent (decision 25).
create table outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  reply_to text,
  subject text not null,
  body text not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create index outbox_due on outbox (due_at) where status = 'waiting';

-- What the product remembers of itself: secrets it made at the first start, and marks of what was done once.
create table settings (
  name text primary key,
  value text not null
);
