-- migrate:up
-- A person's first sentence stands in reports of comparisons, series and sentiment histories too: each row belongs to one thing.
alter table report_lines drop constraint report_lines_pkey;
alter table report_lines
  alter column run_id drop not null,
  add column id bigint generated always as identity primary key,
  add column comparison_id bigint unique references comparisons (id) on delete cascade,
  add column codebook_id bigint unique references codebooks (id) on delete cascade,
  -- the id of a staff task, or "all"
  add column history_of text unique,
  add constraint report_lines_run_id_key unique (run_id),
  add constraint report_lines_of_one check (num_nonnulls(run_id, comparison_id, codebook_id, history_of) = 1);
-- migrate:down
delete from report_lines where run_id is null;
alter table report_lines
  drop constraint report_lines_of_one,
  drop constraint report_lines_run_id_key,
  drop column history_of,
  drop column codebook_id,
  drop column comparison_id,
  drop column id;
alter table report_lines add primary key (run_id);
