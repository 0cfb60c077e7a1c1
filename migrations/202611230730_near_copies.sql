-- migrate:up
-- Runs whose near-copies have been looked for: comments whose texts are the same but for small changes.
create table near_copy_runs (
  run_id bigint primary key references analyses (id) on delete cascade,
  found_at timestamptz not null,
  -- comments that stand in a group, and how many groups there are
  comments int not null,
  groups int not null
);
-- Comments that stand in a group; the group is known by its first comment.
create table near_copies (
  run_id bigint not null references near_copy_runs (run_id) on delete cascade,
  seq int not null,
  first_seq int not null,
  primary key (run_id, seq)
);
create table near_copy_groups (
  run_id bigint not null references near_copy_runs (run_id) on delete cascade,
  first_seq int not null,
  comments int not null,
  -- distinct names of authors; the names are in analysis_comments only
  authors int not null,
  seqs int[] not null,
  primary key (run_id, first_seq)
);
create index near_copies_group on near_copies (run_id, first_seq, seq);
create index near_copy_groups_size on near_copy_groups (run_id, comments desc, first_seq);
-- migrate:down
drop table near_copy_groups;
drop table near_copies;
drop table near_copy_runs;
