-- migrate:up
-- Words that were proposed for a variable from read comments, and refused: they are not proposed again.
create table refused_words (
  -- as judgements have it
  variable_key text not null,
  -- term:WORD, veto:WORD, term:=TOPIC
  word text not null,
  refused_at timestamptz not null,
  refused_by_name text not null,
  primary key (variable_key, word)
);
-- The run whose comments this one has, brought up to date with a later version of its codebook.
alter table analyses add column updated_from bigint references analyses (id) on delete set null;
create index analyses_updated_from on analyses (updated_from) where updated_from is not null;
-- migrate:down
alter table analyses drop column updated_from;
drop table refused_words;
