-- migrate:up
-- A deleted run is left out everywhere; it can be restored for 30 days and is then removed with its comments. It rests.
alter table analyses add column deleted_at timestamptz;
alter table analyses add constraint analyses_deleted_rest
  check (deleted_at is null or status in ('paused', 'completed', 'failed'));
-- migrate:down
delete from analyses where deleted_at is not null;
alter table analyses drop column deleted_at;
