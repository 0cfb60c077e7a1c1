-- migrate:up
-- Addresses under which a spreadsheet reads one list. The token in them is kept only as its digest.
create table spreadsheet_feeds (
  id bigint generated always as identity primary key,
  list text not null check (list in ('accounts', 'tasks', 'whatsapps')),
  name text not null,
  token_hash bytea not null unique,
  prefix text not null,
  user_id bigint references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_fetched_at timestamptz
);

-- What of each list stands in the Google Sheet; no row, or an older mark: still to be written.
create table sheet_syncs (
  list text primary key,
  mark text,
  synced_at timestamptz,
  tried_at timestamptz not null,
  error text
);
-- migrate:down
drop table sheet_syncs;
drop table spreadsheet_feeds;
