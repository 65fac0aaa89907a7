-- A second factor for those who sign in with a password. It counts from `totp_confirmed_at` on; before that it is being set
-- up. `totp_last_step` is the newest time step whose code was taken, so that no code is taken twice. `recovery_codes` are
-- hashes, each of which goes when it is used.
alter table users
  add column totp_secret text,
  add column totp_confirmed_at timestamptz,
  add column totp_last_step bigint,
  add column recovery_codes text[] not null default '{}',
  add check (totp_confirmed_at is null or totp_secret is not null);
