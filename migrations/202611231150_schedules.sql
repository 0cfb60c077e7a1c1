-- migrate:up
-- Analyses that come by themselves: when, from where, with which codebook, and to whom the report goes.
create table schedules (
  id bigint generated always as identity primary key,
  schedule_id text not null unique,
  name text not null,
  -- the name without case and repeated white space
  name_key text not null,
  created_by bigint references users (id) on delete set null,
  created_by_name text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- the public id of a codebook, and a version; null: the latest of the day
  codebook text not null,
  codebook_version integer,
  source jsonb not null,
  -- daily 08:00, weekly MON 08:00, or a cron expression; in the team's time zone
  when_due text not null,
  provider text,
  budget_usd double precision,
  report jsonb not null,
  -- ids of destinations
  destinations jsonb not null,
  -- null while it is paused
  next_due timestamptz,
  paused_at timestamptz,
  -- null: a person paused it
  pause_reason text,
  -- failed periods in a row
  failures integer not null default 0,
  -- what the source answered with the last time, such as the ETag of an address
  source_state jsonb not null default '{}',
  deleted_at timestamptz
);
create unique index schedules_name on schedules (name_key) where deleted_at is null;
create index schedules_due on schedules (next_due) where deleted_at is null and next_due is not null;
-- One row for each time that a schedule is due: with it comes the id of its run, so that neither is made twice.
create table schedule_periods (
  id bigint generated always as identity primary key,
  schedule bigint not null references schedules (id) on delete cascade,
  due_at timestamptz not null,
  by_hand boolean not null,
  is_late boolean not null,
  state text not null,
  task_id text not null unique,
  comments integer not null default 0,
  -- names of what was read, and what was left out with its reason
  files jsonb not null default '[]',
  left_out jsonb not null default '[]',
  reason text,
  tries integer not null default 0,
  lease_owner text,
  lease_until timestamptz,
  began_at timestamptz not null,
  ended_at timestamptz,
  unique (schedule, due_at)
);
-- A schedule does one period at a time.
create unique index schedule_periods_open on schedule_periods (schedule) where state in ('waiting', 'running');
-- What a schedule has read: files by the hash of their content, comments by who said what.
create table schedule_seen (
  schedule bigint not null references schedules (id) on delete cascade,
  key text not null,
  period bigint not null references schedule_periods (id) on delete cascade,
  primary key (schedule, key)
);
-- migrate:down
drop table schedule_seen;
drop table schedule_periods;
drop table schedules;
