-- migrate:up
-- A saved, versioned set of variables. A deleted one can be restored for 30 days; it stays while a run names it.
create table codebooks (
  id bigint generated always as identity primary key,
  codebook_id text not null unique,
  name text not null,
  -- the name without case and repeated white space
  name_key text not null,
  created_at timestamptz not null,
  created_by_name text not null,
  deleted_at timestamptz
);
create unique index codebooks_name on codebooks (name_key) where deleted_at is null;
create table codebook_versions (
  id bigint generated always as identity primary key,
  codebook bigint not null references codebooks (id) on delete cascade,
  number integer not null,
  created_at timestamptz not null,
  created_by_name text not null,
  note text not null default '',
  variables jsonb not null,
  -- what a .qdc file held beside the variables, so that an export gives it back
  qda jsonb,
  unique (codebook, number)
);
alter table analyses add column codebook_version_id bigint references codebook_versions (id) on delete set null;
create index analyses_codebook_version on analyses (codebook_version_id) where codebook_version_id is not null;
-- migrate:down
alter table analyses drop column codebook_version_id;
drop table codebook_versions;
drop table codebooks;
