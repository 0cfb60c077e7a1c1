-- migrate:up
-- An import writes an entry for every row: json is stored as it comes, and nobody looks into it by SQL.
drop index audit_log_actor_name;
alter table audit_log alter column before type json, alter column after type json;
-- migrate:down
alter table audit_log alter column before type jsonb, alter column after type jsonb;
create index audit_log_actor_name on audit_log (actor_name, id);
