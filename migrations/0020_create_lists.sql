-- migrate:up
-- One row per list: counts every change, so that an unchanged list can be answered 304. Writers lock it last.
create table list_versions (
  list text primary key,
  version bigint not null default 0,
  changed_at timestamptz not null default now()
);
insert into list_versions (list) values ('accounts'), ('tasks'), ('whatsapps');

create table accounts (
  id bigint generated always as identity primary key,
  email_address text not null,
  email_key text not null,
  first_name text not null,
  last_name text not null,
  facebook_profile_link text,
  instagram_profile_link text,
  tiktok_profile_link text,
  facebook_status text not null check (facebook_status in ('active', 'inactive', 'pending', 'suspended')),
  instagram_status text not null check (instagram_status in ('active', 'inactive', 'pending', 'suspended')),
  tiktok_status text not null check (tiktok_status in ('active', 'inactive', 'pending', 'suspended')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create index accounts_email_key on accounts (email_key);
create index accounts_deleted_at on accounts (deleted_at) where deleted_at is not null;

create sequence task_numbers;
create table tasks (
  id bigint generated always as identity primary key,
  task_id text not null unique,
  date text not null,
  social_platform text not null check (social_platform in ('Facebook', 'Instagram', 'TikTok')),
  link text,
  task text not null,
  requirements text,
  status text not null default 'In Progress' check (status in ('In Progress', 'Completed')),
  content_key bytea not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create index tasks_content_key on tasks (content_key);
create index tasks_deleted_at on tasks (deleted_at) where deleted_at is not null;

create table whatsapp_accounts (
  id bigint generated always as identity primary key,
  phone_number text not null,
  whatsapp_name text not null,
  state text not null check (state in (
    'Johor', 'Kedah', 'Kelantan', 'Melaka', 'Negeri Sembilan', 'Pahang', 'Pulau Pinang', 'Perak', 'Perlis', 'Selangor',
    'Terengganu', 'Sabah', 'Sarawak', 'Kuala Lumpur', 'Putrajaya', 'Labuan')),
  group_name text not null,
  status text not null default 'Active' check (status in ('Active', 'Banned')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create index whatsapp_accounts_phone_number on whatsapp_accounts (phone_number);
create index whatsapp_accounts_deleted_at on whatsapp_accounts (deleted_at) where deleted_at is not null;
-- migrate:down
drop table whatsapp_accounts;
drop table tasks;
drop sequence task_numbers;
drop table accounts;
drop table list_versions;
