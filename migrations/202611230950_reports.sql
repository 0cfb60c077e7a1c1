-- migrate:up
-- What a person wrote in place of the first sentence of a run's report.
create table report_lines (
  run_id bigint primary key references analyses (id) on delete cascade,
  text text not null,
  written_at timestamptz not null,
  written_by_name text not null
);
-- Which sections a report has, and in which order, under a name.
create table report_templates (
  id bigint generated always as identity primary key,
  name text not null,
  -- the name without case and repeated white space
  name_key text not null unique,
  sections jsonb not null,
  changed_at timestamptz not null,
  changed_by_name text not null
);
-- migrate:down
drop table report_templates;
drop table report_lines;
