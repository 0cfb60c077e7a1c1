-- migrate:up
create table comparisons (
  id bigint generated always as identity primary key,
  comparison_id text not null unique,
  created_at timestamptz not null,
  created_by_name text not null,
  run_a bigint not null references analyses (id) on delete cascade,
  run_b bigint not null references analyses (id) on delete cascade
);
create index comparisons_run_a on comparisons (run_a);
create index comparisons_run_b on comparisons (run_b);
-- migrate:down
drop table comparisons;
