-- migrate:up
-- Servers at work: a key sent with a request lives in the memory of one of them, and goes with it.
create table analyzer_workers (
  owner text primary key,
  seen_at timestamptz not null
);
-- migrate:down
drop table analyzer_workers;
