-- When an admin has sent a mail again that was given up: the time of its retries begins again.
alter table outbox add column retried_at timestamptz;

-- The dashboard asks for dead mails each time it is opened, and the table stores all that were sent.
create index outbox_dead on outbox (id) where status = 'dead';
