-- migrate:up
-- how the server of a model of one's own was found to answer: format, fields it refuses
create table provider_forms (
  provider text primary key,
  form jsonb not null,
  learned_at timestamptz not null
);
-- migrate:down
drop table provider_forms;
