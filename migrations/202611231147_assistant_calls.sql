-- migrate:up
-- Which tools assistants called: never what they sent.
create table assistant_calls (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  caller text not null,
  tool text not null,
  outcome text not null check (outcome in ('done', 'asked', 'declined', 'failed', 'refused')),
  -- while a person is asked whether the call may cost money: the hash of what confirms exactly this call
  confirmation bytea unique
);
create index assistant_calls_at on assistant_calls (at);
-- migrate:down
drop table assistant_calls;
