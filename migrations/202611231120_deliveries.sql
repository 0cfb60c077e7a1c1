-- migrate:up
-- Where reports and alarms are sent. Only admins make these.
create table destinations (
  id bigint generated always as identity primary key,
  name text not null,
  -- the name without case and repeated white space
  name_key text not null unique,
  kind text not null check (kind in ('mail', 'webhook', 'telegram', 'folder')),
  settings jsonb not null,
  created_at timestamptz not null,
  created_by_name text not null
);
-- Mail addresses whose people left a destination; kept while an address is off the list, so that it cannot be put back unseen.
create table destination_leavers (
  destination_id bigint not null references destinations (id) on delete cascade,
  address text not null,
  left_at timestamptz not null,
  primary key (destination_id, address)
);
-- What is to be sent, is sent, and was sent: one row per key, however often it is queued.
create table deliveries (
  id bigint generated always as identity primary key,
  key text not null unique,
  destination_id bigint references destinations (id) on delete set null,
  destination_name text not null,
  destination_kind text not null,
  content jsonb not null,
  title text,
  status text not null check (status in ('waiting', 'sending', 'sent', 'failed', 'skipped')),
  attempts int not null default 0,
  next_at timestamptz not null,
  give_up_at timestamptz,
  -- set right before it leaves, until the attempt is noted
  handing_over boolean not null default false,
  done_addresses jsonb not null default '[]',
  lease_owner text,
  lease_until timestamptz,
  reason_code text,
  reason_detail text,
  queued_at timestamptz not null,
  queued_by_name text not null,
  sent_at timestamptz
);
create index deliveries_open on deliveries (next_at) where status in ('waiting', 'sending');
create index deliveries_destination on deliveries (destination_id);
-- migrate:down
drop table deliveries;
drop table destination_leavers;
drop table destinations;
