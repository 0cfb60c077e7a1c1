-- migrate:up
-- Objects on their way in: who was given an address for which key. The row goes when the object is registered.
create table object_uploads (
  id bigint generated always as identity primary key,
  key text not null unique,
  -- The store's name of an upload in parts.
  multipart_id text,
  owner text not null,
  file_name text not null,
  media_type text not null,
  created_at timestamptz not null,
  -- When an address was given out last.
  used_at timestamptz not null
);
create index object_uploads_used_at on object_uploads (used_at);

create table portraits (
  id bigint generated always as identity primary key,
  object_key text not null unique,
  media_type text not null,
  size_bytes bigint not null,
  width int not null,
  height int not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null,
  original_filename text not null
);
-- migrate:down
drop table portraits;
drop table object_uploads;
