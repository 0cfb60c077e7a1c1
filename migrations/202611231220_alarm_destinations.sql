-- migrate:up
-- Where the alarms of a codebook's series are sent.
create table alarm_watches (
  codebook bigint primary key references codebooks (id) on delete cascade,
  -- ids of destinations
  destinations jsonb not null,
  language text not null,
  changed_at timestamptz not null,
  changed_by_name text not null,
  -- the completed runs that were looked at; null: alarms of before are not told
  looked_at_runs text
);
-- Alarms that were told, or stood before anything was told: days in a row of one variable are one alarm.
create table told_alarms (
  codebook bigint not null references alarm_watches (codebook) on delete cascade,
  variable text not null,
  first_day text not null,
  last_day text not null,
  -- it lasts while the share is higher
  limit_share double precision not null,
  over_at timestamptz,
  primary key (codebook, variable, first_day)
);
-- migrate:down
drop table told_alarms;
drop table alarm_watches;
