-- migrate:up
-- What people call a run, at first as its file; pinned ones stand before the others where one asks for that.
alter table analyses add column name text not null default '';
alter table analyses add column pinned_at timestamptz;
update analyses set name = file_name;
-- migrate:down
alter table analyses drop column pinned_at;
alter table analyses drop column name;
