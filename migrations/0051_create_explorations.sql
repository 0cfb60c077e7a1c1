-- migrate:up
create table explorations (
  id bigint generated always as identity primary key,
  exploration_id text not null unique,
  created_at timestamptz not null,
  created_by_name text not null,
  file_name text not null,
  language text not null,
  total_comments integer not null,
  -- how many of them were read: of a very large file an even sample
  read_comments integer not null,
  themes jsonb not null
);
-- migrate:down
drop table explorations;
