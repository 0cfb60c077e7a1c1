-- migrate:up
-- A deleted record is left out everywhere; it can be restored for 30 days and is then removed with its comments.
alter table sentiment_analyses add column deleted_at timestamptz;
-- migrate:down
update sentiment_analyses set status = 'deleting' where deleted_at is not null;
alter table sentiment_analyses drop column deleted_at;
