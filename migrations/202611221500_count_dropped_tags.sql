-- migrate:up
-- tags of an AI service that were left out because they did not pass the check
alter table analyses add column dropped_tags integer not null default 0;
-- migrate:down
alter table analyses drop column dropped_tags;
