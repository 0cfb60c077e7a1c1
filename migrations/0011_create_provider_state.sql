-- migrate:up
-- What a provider has shown to bear, so that the next start begins there.
create table provider_state (
  provider text primary key,
  concurrency integer not null,
  updated_at timestamptz not null
);

-- Calls and their bills per day of the configured time zone, useless answers included.
create table provider_usage (
  day date not null,
  provider text not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  cost_usd double precision not null,
  primary key (day, provider)
);
-- migrate:down
drop table provider_usage;
drop table provider_state;
