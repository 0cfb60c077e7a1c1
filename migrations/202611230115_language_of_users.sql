-- migrate:up
-- The language of the dashboard that a user has chosen; null until then.
alter table users add column language text check (language in ('written', 'en', 'zh', 'ms'));
-- migrate:down
alter table users drop column language;
