-- Older versions bear this.
-- What all processes count together (docs/decisions/088-shared-limits-and-replicas.md). Not logged: after a crash of the
-- database server the counts begin again. The keys are hashes, because they are made of network and email addresses.
create unlogged table rate_limits (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);

create unlogged table sign_in_failures (
  key text primary key,
  count integer not null,
  failed_at timestamptz not null,
  -- When the next attempt of one network on one account may begin.
  next_turn timestamptz not null
);
