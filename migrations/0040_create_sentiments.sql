-- migrate:up
create table sentiment_analyses (
  id bigint generated always as identity primary key,
  task_id text not null,
  -- open: an import still adds comments; scoring: all are there, some not scored yet; deleting: its comments are going
  status text not null check (status in ('open', 'scoring', 'completed', 'failed', 'deleting')),
  origin text not null check (origin in ('upload', 'comments', 'record')),
  -- as the wire shows it; analyzed_at is the same moment, for the order
  analyze_date text,
  analyzed_at timestamptz,
  sentiment_score text,
  weighted_score text,
  ai_summary text,
  file_name text not null,
  -- the server-made name under which an upload can be analysed again
  stored_name text unique,
  -- sha256: of an imported record, or of task and source of an import of comments
  source_key bytea,
  provider text,
  model text,
  cost_usd double precision not null default 0,
  totals jsonb not null,
  pending_comments integer not null default 0,
  error_message text,
  created_by bigint references users (id) on delete set null,
  created_by_name text not null,
  created_at timestamptz not null,
  version bigint not null default 1
);
create unique index sentiment_analyses_source on sentiment_analyses (source_key)
  where origin = 'record' or status = 'open';
create index sentiment_analyses_order on sentiment_analyses (analyzed_at, id) where status = 'completed';
create index sentiment_analyses_unfinished on sentiment_analyses (status)
  where status in ('open', 'scoring', 'deleting');

create table sentiment_comments (
  id bigint generated always as identity,
  analysis_id bigint not null references sentiment_analyses (id),
  -- first half of a sha256 over what makes two comments the same: one row each
  key bytea not null unique,
  content text not null,
  author text not null,
  reactions_count bigint not null,
  time timestamptz,
  link text,
  -- empty until scored
  label text,
  score real,
  confidence real,
  language text,
  -- why it could not be scored
  failure text,
  primary key (analysis_id, id)
);

-- Runs that score an analysis' comments; the analyzer's own runs have none.
alter table analyses add column sentiment_id bigint references sentiment_analyses (id) on delete cascade;
create index analyses_sentiment_id on analyses (sentiment_id) where sentiment_id is not null;
-- migrate:down
alter table analyses drop column sentiment_id;
drop table sentiment_comments;
drop table sentiment_analyses;
