-- migrate:up
-- The comments of a sentiment analysis and their scores are those of its run, and stay there. Before, a run was
-- temporary: its results moved to sentiment_comments.
alter table analysis_comments add column key bytea;
create unique index analysis_comments_key on analysis_comments (key) where key is not null;

-- A transaction that adds comments or results holds the row of their run; checking it for every single row took a third
-- of the time.
alter table analysis_comments drop constraint analysis_comments_run_id_fkey;
alter table analysis_results drop constraint analysis_results_run_id_fkey;
create function remove_rows_of_runs() returns trigger language plpgsql as $$
begin
  delete from analysis_results where run_id in (select id from removed);
  delete from analysis_comments where run_id in (select id from removed);
  return null;
end $$;
create trigger analyses_rows after delete on analyses referencing old table as removed
  for each statement execute function remove_rows_of_runs();

-- Deletes that were under way are completed.
delete from sentiment_comments where analysis_id in (select id from sentiment_analyses where status = 'deleting');
delete from sentiment_analyses where status = 'deleting';

create temporary table old_runs as
  select id, sentiment_id, provider, model, prompt_version, status, stop_reason, error_message, cost_usd, input_tokens,
    output_tokens
  from analyses where sentiment_id is not null;

-- A run per analysis; the latest of several tells who scores what is left.
insert into analyses (analysis_id, upload_date, file_name, status, stop_reason, error_message, finished_at, created_by,
  created_by_name, provider, model, prompt_version, variables, batch_size, post_content, language, fresh, open_batches,
  intake, cost_usd, input_tokens, output_tokens, sentiment_id)
select gen_random_uuid()::text, s.created_at, '', case
    when s.status in ('completed', 'failed') then s.status
    when paused.id is not null then 'paused'
    else 'running'
  end, paused.stop_reason, paused.error_message, s.analyzed_at, s.created_by, s.created_by_name,
  coalesce(latest.provider, s.provider, 'local'), coalesce(latest.model, s.model, ''),
  coalesce(latest.prompt_version, ''), '[]', 32, '', 'en', false, 0,
  '{"rows":0,"accepted":0,"duplicates":0,"empty":0,"rejected":0,"problems":[]}', s.cost_usd + coalesce(spent.usd, 0),
  coalesce(spent.input, 0), coalesce(spent.output, 0), s.id
from sentiment_analyses s
left join (
  select sentiment_id, max(id) as latest_id, max(id) filter (where status = 'paused') as paused_id, sum(cost_usd) as usd,
    sum(input_tokens) as input, sum(output_tokens) as output
  from old_runs group by 1
) spent on spent.sentiment_id = s.id
left join old_runs latest on latest.id = spent.latest_id
left join old_runs paused on paused.id = spent.paused_id and s.status in ('open', 'scoring')
where s.origin <> 'record';

create temporary table new_runs as
  select a.id as run_id, a.sentiment_id, s.origin = 'comments' as is_import
  from analyses a join sentiment_analyses s on s.id = a.sentiment_id
  where a.id not in (select id from old_runs);
analyze old_runs;
analyze new_runs;

-- Comments keep their order.
create temporary table places as
  select c.id, n.run_id, (row_number() over (partition by n.run_id order by c.id) - 1)::int as seq
  from sentiment_comments c join new_runs n on n.sentiment_id = c.analysis_id;
create unique index on places (id);
analyze places;

insert into analysis_comments (run_id, seq, item_seq, copies, content, author, reactions_count, depth, time, link,
  source_index, key)
select p.run_id, p.seq, p.seq, 1, c.content, c.author, c.reactions_count, 0, c.time, c.link, p.seq,
  case when n.is_import then c.key end
from places p
join new_runs n on n.run_id = p.run_id
join sentiment_comments c on c.analysis_id = n.sentiment_id and c.id = p.id;

insert into analysis_results (run_id, seq, state, failure, tags, reasoning, sentiment, score, confidence, language,
  provider, model, prompt_version, cached, input_tokens, output_tokens, cost_usd, ms)
select p.run_id, p.seq, case when c.label is null then 'failed' else 'ok' end, c.failure, '[]', '', c.label, c.score,
  c.confidence, coalesce(c.language, 'und'), a.provider, a.model, a.prompt_version, false, 0, 0, 0, 0
from places p
join analyses a on a.id = p.run_id
join sentiment_comments c on c.analysis_id = a.sentiment_id and c.id = p.id
where c.label is not null or c.failure is not null;

-- Of an upload, what its run had not moved yet.
insert into analysis_comments (run_id, seq, item_seq, copies, content, author, reactions_count, depth, time, link,
  source_index)
select run_id, seq, seq, 1, content, author, reactions_count, 0, time, link, seq
from (
  select n.run_id, c.content, c.author, c.reactions_count, c.time, c.link, (coalesce(moved.comments, 0)
    + row_number() over (partition by n.run_id order by c.run_id, c.seq) - 1)::int as seq
  from new_runs n
  join old_runs o on o.sentiment_id = n.sentiment_id
  join analysis_comments c on c.run_id = o.id
  left join (select run_id, count(*) as comments from places group by 1) moved on moved.run_id = n.run_id
  where not n.is_import
) rest;

-- An answer depends on the words alone: comments without a score take the one that their words have.
create temporary table unscored as
  select c.run_id, c.seq, c.content, n.sentiment_id
  from new_runs n
  join sentiment_analyses s on s.id = n.sentiment_id and s.status in ('open', 'scoring')
  join analysis_comments c on c.run_id = n.run_id
  left join analysis_results r on r.run_id = c.run_id and r.seq = c.seq
  where r.seq is null;
create temporary table answers as
  select distinct on (o.sentiment_id, c.content) o.sentiment_id, c.content, r.run_id, r.seq
  from old_runs o
  join analysis_comments c on c.run_id = o.id
  join analysis_results r on r.run_id = c.run_id and r.seq = c.item_seq
  order by o.sentiment_id, c.content, r.state desc, r.run_id;
analyze unscored;
analyze answers;

insert into analysis_results (run_id, seq, state, failure, tags, reasoning, sentiment, score, confidence, language,
  provider, model, prompt_version, cached, input_tokens, output_tokens, cost_usd, ms)
select u.run_id, u.seq, r.state, r.failure, r.tags, r.reasoning, r.sentiment, r.score, r.confidence, r.language,
  r.provider, r.model, r.prompt_version, r.cached, r.input_tokens, r.output_tokens, r.cost_usd, r.ms
from unscored u
join answers w on w.sentiment_id = u.sentiment_id and w.content = u.content
join analysis_results r on r.run_id = w.run_id and r.seq = w.seq;

-- What is left is asked: the same words once, 32 comments together.
create temporary table waiting as
  select u.run_id, u.seq, min(u.seq) over words as item_seq, count(*) over words as copies
  from unscored u
  left join answers w on w.sentiment_id = u.sentiment_id and w.content = u.content
  where w.seq is null
  window words as (partition by u.run_id, u.content);
analyze waiting;

update analysis_comments c
set item_seq = w.item_seq, copies = case when w.seq = w.item_seq then w.copies else 0 end
from waiting w where c.run_id = w.run_id and c.seq = w.seq;

insert into analysis_batches (run_id, seq, item_seqs)
select run_id, min(seq), array_agg(seq order by seq)
from (
  select run_id, seq, (row_number() over (partition by run_id order by seq) - 1) / 32 as batch
  from waiting where seq = item_seq
) items
group by run_id, batch;

update analyses a
set total_comments = t.total, done_comments = t.done, failed_comments = t.failed, positive_comments = t.positive,
  neutral_comments = t.neutral, negative_comments = t.negative,
  open_batches = (select count(*) from analysis_batches b where b.run_id = a.id)
from (
  select c.run_id, count(*) as total, count(r.seq) as done, count(*) filter (where r.state = 'failed') as failed,
    count(*) filter (where r.sentiment = 'positive') as positive,
    count(*) filter (where r.sentiment = 'neutral') as neutral,
    count(*) filter (where r.sentiment = 'negative') as negative
  from new_runs n
  join analysis_comments c on c.run_id = n.run_id
  left join analysis_results r on r.run_id = c.run_id and r.seq = c.seq
  group by 1
) t where a.id = t.run_id;

-- A comment's id is its place in the analysis, from 1.
update sentiment_analyses s
set totals = s.totals || t.lists, version = s.version + 1
from (
  select s.id, jsonb_object_agg(l.name, l.places) as lists
  from sentiment_analyses s
  cross join lateral (
    select name, (
      select coalesce(jsonb_agg(jsonb_build_array(p.seq + 1, ranked.value -> 1) order by ranked.ordinality), '[]')
      from jsonb_array_elements(s.totals -> name) with ordinality as ranked
      join places p on p.id = (ranked.value ->> 0)::bigint
    ) as places
    from unnest(array['mostPositive', 'mostNegative', 'mostReacted']) as name where s.totals ? name
  ) l
  where s.origin <> 'record' group by s.id
) t where t.id = s.id;

delete from analyses where id in (select id from old_runs);
drop table old_runs, new_runs, places, unscored, answers, waiting;
drop table sentiment_comments;
alter table sentiment_analyses drop column pending_comments;
drop index analyses_sentiment_id;
create unique index analyses_sentiment_id on analyses (sentiment_id) where sentiment_id is not null;
-- migrate:down
alter table sentiment_analyses add column pending_comments integer not null default 0;
create table sentiment_comments (
  id bigint generated always as identity,
  analysis_id bigint not null,
  key bytea not null unique,
  content text not null,
  author text not null,
  reactions_count bigint not null,
  time timestamptz,
  link text,
  label text,
  score real,
  confidence real,
  language text,
  failure text,
  primary key (analysis_id, id)
);
delete from sentiment_analyses where status = 'deleting';

-- A run that has not ended stays and moves its results when it does: of an import, the comments wait for them.
insert into sentiment_comments (analysis_id, key, content, author, reactions_count, time, link, label, score, confidence,
  language, failure)
select s.id, coalesce(c.key, substring(sha256(convert_to('comment:' || c.run_id || ':' || c.seq, 'UTF8')) from 1 for 16)),
  c.content, c.author, c.reactions_count, c.time, c.link, r.sentiment, r.score, r.confidence,
  case when r.sentiment is not null then r.language end, r.failure
from sentiment_analyses s
join analyses a on a.sentiment_id = s.id
join analysis_comments c on c.run_id = a.id
left join analysis_results r on r.run_id = c.run_id and r.seq = c.item_seq and s.status in ('completed', 'failed')
where s.status in ('completed', 'failed') or s.origin = 'comments'
order by s.id, c.seq;

update analysis_comments c set external_id = 'key:' || encode(c.key, 'hex')
from analyses a join sentiment_analyses s on s.id = a.sentiment_id
where c.run_id = a.id and c.key is not null and s.status in ('open', 'scoring');
update sentiment_analyses s
set pending_comments = a.total_comments, cost_usd = 0, version = s.version + 1,
  totals = '{"positive":0,"neutral":0,"negative":0,"failed":0,"scoreSum":0,"weightedSum":0,"weightSum":0,"languages":{},"mostPositive":[],"mostNegative":[],"mostReacted":[]}'
from analyses a where a.sentiment_id = s.id and s.status in ('open', 'scoring');

create temporary table places as
  select id, analysis_id, row_number() over (partition by analysis_id order by id) as place from sentiment_comments;
create unique index on places (analysis_id, place);
analyze places;
update sentiment_analyses s
set totals = s.totals || t.lists, version = s.version + 1
from (
  select s.id, jsonb_object_agg(l.name, l.ids) as lists
  from sentiment_analyses s
  cross join lateral (
    select name, (
      select coalesce(jsonb_agg(jsonb_build_array(p.id, ranked.value -> 1) order by ranked.ordinality), '[]')
      from jsonb_array_elements(s.totals -> name) with ordinality as ranked
      join places p on p.analysis_id = s.id and p.place = (ranked.value ->> 0)::bigint
    ) as ids
    from unnest(array['mostPositive', 'mostNegative', 'mostReacted']) as name where s.totals ? name
  ) l
  where s.origin <> 'record' group by s.id
) t where t.id = s.id;
drop table places;

delete from analyses a using sentiment_analyses s
where s.id = a.sentiment_id and s.status in ('completed', 'failed');
drop index analyses_sentiment_id;
create index analyses_sentiment_id on analyses (sentiment_id) where sentiment_id is not null;
drop index analysis_comments_key;
alter table analysis_comments drop column key;
drop trigger analyses_rows on analyses;
drop function remove_rows_of_runs;
alter table analysis_comments add constraint analysis_comments_run_id_fkey
  foreign key (run_id) references analyses (id) on delete cascade;
alter table analysis_results add constraint analysis_results_run_id_fkey
  foreign key (run_id) references analyses (id) on delete cascade;
