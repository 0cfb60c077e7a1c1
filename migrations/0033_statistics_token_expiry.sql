-- migrate:up
-- When the token of a source ends, as the service says; checked now and then.
alter table statistics_sources
  add column token_checked_at timestamptz,
  add column token_expires_at timestamptz;
-- migrate:down
alter table statistics_sources
  drop column token_expires_at,
  drop column token_checked_at;
