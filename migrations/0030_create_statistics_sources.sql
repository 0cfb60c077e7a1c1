-- migrate:up
create table statistics_sources (
  source text primary key,
  lease_owner text,
  lease_until timestamptz,
  next_allowed_at timestamptz,
  succeeded_at timestamptz,
  listed_at timestamptz,
  failure_kind text,
  failure_message text,
  failed_at timestamptz,
  retry_at timestamptz,
  usage_percent integer,
  usage_at timestamptz
);

create table quota_uses (
  service text not null,
  day text not null,
  bucket text not null,
  units bigint not null,
  exhausted boolean not null default false,
  primary key (service, day, bucket)
);
-- migrate:down
drop table quota_uses;
drop table statistics_sources;
