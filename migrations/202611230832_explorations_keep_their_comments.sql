-- migrate:up
-- The run whose comments were explored, by its public id. It may be gone.
alter table explorations add column task_id text;
-- The exploration whose file's comments this run only keeps; null for the analyzer's own runs.
alter table analyses add column exploration_id bigint references explorations (id) on delete cascade;
create index analyses_exploration on analyses (exploration_id) where exploration_id is not null;
-- migrate:down
delete from analyses where exploration_id is not null;
alter table analyses drop column exploration_id;
alter table explorations drop column task_id;
