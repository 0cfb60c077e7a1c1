-- migrate:up
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_kind text not null,
  actor_id bigint,
  actor_name text not null,
  request_id text not null,
  action text not null,
  entity text not null,
  entity_id bigint,
  label text not null,
  before jsonb,
  after jsonb
);
create index audit_log_entity on audit_log (entity, entity_id, id);
create index audit_log_actor_name on audit_log (actor_name, id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger audit_log_is_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
-- migrate:down
drop table audit_log;
drop function refuse_audit_change;
