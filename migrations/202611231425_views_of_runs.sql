-- migrate:up
-- Filters of a run's comments that were saved under a name, for all who may see the run.
create table run_views (
  id bigint generated always as identity primary key,
  view_id text not null unique,
  run_id bigint not null references analyses (id) on delete cascade,
  name text not null,
  -- the name without case and repeated white space
  name_key text not null,
  -- as the API takes it
  filter jsonb not null,
  sort_order text not null,
  created_at timestamptz not null,
  created_by_name text not null,
  deleted_at timestamptz
);
create unique index run_views_name on run_views (run_id, name_key) where deleted_at is null;
-- migrate:down
drop table run_views;
