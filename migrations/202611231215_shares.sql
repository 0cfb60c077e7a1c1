-- migrate:up
-- Links under which people without an account read one report.
create table shares (
  id bigint generated always as identity primary key,
  run_id bigint not null references analyses (id) on delete cascade,
  -- sha256 of the token; the token itself is nowhere kept
  token_hash bytea not null unique,
  prefix text not null,
  -- null: all sections
  sections jsonb,
  language text not null,
  user_id bigint references users (id) on delete cascade,
  created_at timestamptz not null,
  created_by_name text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_opened_at timestamptz
);
create index shares_run on shares (run_id);
-- migrate:down
drop table shares;
