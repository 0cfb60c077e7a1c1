-- migrate:up
-- What is compared: two to six runs, each with a name.
create table comparison_sides (
  comparison_id bigint not null references comparisons (id) on delete cascade,
  place smallint not null,
  name text not null,
  run_id bigint not null references analyses (id) on delete cascade,
  -- A run of the same comments with the variables that the first one lacks.
  extra_run_id bigint references analyses (id) on delete cascade,
  -- Whether the run was started for this comparison, and is deleted with it.
  owns_run boolean not null,
  owns_extra_run boolean not null,
  primary key (comparison_id, place)
);
create index comparison_sides_run on comparison_sides (run_id);
create index comparison_sides_extra_run on comparison_sides (extra_run_id) where extra_run_id is not null;
insert into comparison_sides (comparison_id, place, name, run_id, owns_run, owns_extra_run)
  select c.id, 0, a.file_name, c.run_a, true, false from comparisons c join analyses a on a.id = c.run_a
  union all
  select c.id, 1, b.file_name, c.run_b, true, false from comparisons c join analyses b on b.id = c.run_b;
-- A comparison goes with any of its runs.
create function remove_comparison_of_side() returns trigger language plpgsql as $$
begin
  delete from comparisons where id = old.comparison_id;
  return null;
end $$;
create trigger comparison_sides_removed after delete on comparison_sides
  for each row execute function remove_comparison_of_side();
alter table comparisons add column variables jsonb, add column language text, add column deleted_at timestamptz;
update comparisons c set variables = a.variables, language = a.language,
  deleted_at = greatest(a.deleted_at, b.deleted_at)
  from analyses a, analyses b where a.id = c.run_a and b.id = c.run_b;
alter table comparisons alter column variables set not null, alter column language set not null,
  drop column run_a, drop column run_b;
-- migrate:down
alter table comparisons add column run_a bigint references analyses (id) on delete cascade,
  add column run_b bigint references analyses (id) on delete cascade;
update comparisons c set run_a = a.run_id, run_b = b.run_id
  from comparison_sides a, comparison_sides b
  where a.comparison_id = c.id and a.place = 0 and b.comparison_id = c.id and b.place = 1;
-- Without a date of their own, deleted comparisons of runs that are still there would come back.
delete from comparisons c using analyses a, analyses b
  where a.id = c.run_a and b.id = c.run_b and c.deleted_at is not null
    and a.deleted_at is null and b.deleted_at is null;
alter table comparisons alter column run_a set not null, alter column run_b set not null,
  drop column variables, drop column language, drop column deleted_at;
create index comparisons_run_a on comparisons (run_a);
create index comparisons_run_b on comparisons (run_b);
drop table comparison_sides;
drop function remove_comparison_of_side();
