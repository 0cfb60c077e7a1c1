-- migrate:up
-- Of a run that another provider makes of comments drawn from a run: that run, with which it goes.
alter table analyses add column second_of bigint references analyses (id) on delete cascade;
create index analyses_second_of on analyses (second_of) where second_of is not null;
-- The part of a run that its second reader has read, as it is with each run of the second reader.
create table second_items (
  part_id bigint not null references analyses (id) on delete cascade,
  -- the comment's number in the run, and in the run of the second reader
  seq integer not null,
  -- the run of the second reader that asked for it: this one, or an earlier one
  asked_in bigint not null,
  -- null: it counts for all variables; else for these, among whose tagged or untagged comments it was drawn
  for_variables text[],
  primary key (part_id, seq)
);
-- whether people's comments were drawn by what the second reader says, too
alter table draws add column by_cells boolean not null default false;
-- migrate:down
alter table draws drop column by_cells;
drop table second_items;
delete from analyses where second_of is not null;
alter table analyses drop column second_of;
