-- migrate:up
-- Which columns people chose for files with one header: they hold for every later file with that header.
create table column_choices (
  id bigint generated always as identity primary key,
  choice_id text not null unique,
  -- SHA-256 of the header as it is compared
  header_hash text not null unique,
  -- the names of the columns
  header jsonb not null,
  -- field to column, or to null for none
  mapping jsonb not null,
  date_order text,
  changed_at timestamptz not null,
  changed_by_name text not null
);
-- migrate:down
drop table column_choices;
