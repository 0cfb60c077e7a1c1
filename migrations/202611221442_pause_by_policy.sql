-- migrate:up
-- A run pauses when the server's policy does not allow its provider (any more).
alter table analyses drop constraint analyses_stop_reason_check;
alter table analyses add constraint analyses_stop_reason_check
  check (stop_reason in ('budget', 'key', 'quota', 'policy', 'cancelled', 'error'));
-- migrate:down
update analyses set stop_reason = 'error' where stop_reason = 'policy';
alter table analyses drop constraint analyses_stop_reason_check;
alter table analyses add constraint analyses_stop_reason_check
  check (stop_reason in ('budget', 'key', 'quota', 'cancelled', 'error'));
