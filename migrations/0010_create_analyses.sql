-- migrate:up
create table analyses (
  id bigint generated always as identity primary key,
  analysis_id text not null unique,
  upload_date timestamptz not null,
  file_name text not null,
  status text not null default 'pending'
    check (status in ('pending', 'running', 'paused', 'completed', 'failed')),
  total_comments integer not null default 0,
  positive_comments integer not null default 0,
  negative_comments integer not null default 0,
  neutral_comments integer not null default 0,
  overall_sentiment text,
  ai_insights text,
  -- milliseconds from the first batch to the end, pauses included
  processing_time bigint,
  created_by bigint references users (id) on delete set null,
  created_by_name text not null,
  provider text not null,
  model text not null,
  prompt_version text not null,
  variables jsonb not null,
  batch_size integer not null,
  post_content text not null,
  language text not null,
  fresh boolean not null,
  -- the server that alone may take batches, because a request's key lives in its memory
  key_holder text,
  error_message text,
  stop_reason text check (stop_reason in ('budget', 'key', 'quota', 'cancelled', 'error')),
  budget_usd double precision,
  off_peak boolean not null default false,
  cost_usd double precision not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  failed_comments integer not null default 0,
  matched_comments integer not null default 0,
  done_comments integer not null default 0,
  open_batches integer not null,
  intake jsonb not null,
  statistics jsonb,
  started_at timestamptz,
  finished_at timestamptz,
  -- counts every visible change; ETags are made of it
  version bigint not null default 1
);
create index analyses_status on analyses (status) where status in ('pending', 'running');

create table analysis_comments (
  run_id bigint not null references analyses (id) on delete cascade,
  seq integer not null,
  -- seq of the first comment with the same normalised content: the one that is asked
  item_seq integer not null,
  -- how many comments share an asked one's answer, itself included; 0 for those that are not asked
  copies integer not null,
  content text not null,
  author text not null,
  reactions_count bigint not null,
  external_id text,
  parent_id text,
  depth integer not null,
  time timestamptz,
  time_text text,
  link text,
  line integer,
  source_index integer not null,
  primary key (run_id, seq)
);

create table analysis_batches (
  run_id bigint not null references analyses (id) on delete cascade,
  seq integer not null,
  item_seqs integer[] not null,
  state text not null default 'pending' check (state in ('pending', 'leased', 'done')),
  lease_owner text,
  lease_until timestamptz,
  attempts integer not null default 0,
  last_error text,
  primary key (run_id, seq)
);
create index analysis_batches_open on analysis_batches (run_id, seq) where state <> 'done';

-- One answer per asked comment; the primary key is what makes a doubled answer impossible.
create table analysis_results (
  run_id bigint not null references analyses (id) on delete cascade,
  seq integer not null,
  state text not null check (state in ('ok', 'failed')),
  failure text,
  tags jsonb not null,
  reasoning text not null,
  sentiment text check (sentiment in ('positive', 'neutral', 'negative')),
  score real,
  confidence real,
  language text not null,
  provider text not null,
  model text not null,
  prompt_version text not null,
  cached boolean not null,
  input_tokens integer not null,
  output_tokens integer not null,
  cost_usd double precision not null,
  ms integer not null,
  primary key (run_id, seq)
);

create table answer_cache (
  key bytea primary key,
  answer jsonb not null,
  model text not null,
  created_at timestamptz not null default now()
);
-- migrate:down
drop table answer_cache;
drop table analysis_results;
drop table analysis_batches;
drop table analysis_comments;
drop table analyses;
