-- migrate:up
-- On PostgreSQL each call looks its session or token up again: nobody listens to these triggers any more.
drop trigger users_changed on users;
drop trigger api_tokens_changed on api_tokens;
drop trigger sessions_changed on sessions;
drop function announce_changed_credentials();
-- migrate:down
create or replace function announce_changed_credentials() returns trigger language plpgsql as $$
begin
  perform pg_notify('smops_credentials', '');
  return null;
end $$;
create trigger sessions_changed after delete or truncate or update of token_hash, user_id, expires_at on sessions
  for each statement execute function announce_changed_credentials();
create trigger api_tokens_changed
  after delete or truncate or update of token_hash, user_id, name, role, expires_at, revoked_at on api_tokens
  for each statement execute function announce_changed_credentials();
create trigger users_changed after update or delete or truncate on users
  for each statement execute function announce_changed_credentials();
