-- migrate:up
-- What is counted of a completed run's comments, packed (core/analyzer/overview/comment-facts.ts): an overview of 200,000 comments
-- reads one value. It holds while the run's finished_at is the same, and is made again when it is missing.
create table comment_facts (
  run_id bigint primary key references analyses (id) on delete cascade,
  finished_at timestamptz not null,
  facts text not null
);
alter table comment_facts alter column facts set storage external;
-- migrate:down
drop table comment_facts;
