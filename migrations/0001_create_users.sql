-- migrate:up
create table users (
  id bigint generated always as identity primary key,
  username text not null,
  username_key text not null unique,
  role text not null check (role in ('staff', 'portrait-viewer', 'analyst', 'admin')),
  password_hash text not null,
  must_change_password boolean not null default false,
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);

create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  address text not null,
  user_agent text not null
);
create index sessions_user_id on sessions (user_id);

create table api_tokens (
  id bigint generated always as identity primary key,
  name text not null,
  token_hash bytea not null unique,
  prefix text not null,
  user_id bigint not null references users (id) on delete cascade,
  role text not null check (role in ('staff', 'portrait-viewer', 'analyst', 'admin')),
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz
);
create index api_tokens_user_id on api_tokens (user_id);

create table login_attempts (
  key text primary key,
  failures integer not null,
  window_started_at timestamptz not null
);
-- migrate:down
drop table login_attempts;
drop table api_tokens;
drop table sessions;
drop table users;
