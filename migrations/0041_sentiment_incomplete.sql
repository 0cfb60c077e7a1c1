-- migrate:up
-- The import that made the record could not read its file to the end: the repaired file goes on filling it.
alter table sentiment_analyses add column incomplete boolean not null default false;
create index sentiment_analyses_incomplete on sentiment_analyses (source_key) where incomplete;
-- migrate:down
drop index sentiment_analyses_incomplete;
alter table sentiment_analyses drop column incomplete;
