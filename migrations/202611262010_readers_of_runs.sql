-- migrate:up
-- of a run read by a model of one's own: its name, its address and where that was when the run began
alter table analyses add column reader jsonb;
-- migrate:down
alter table analyses drop column reader;
