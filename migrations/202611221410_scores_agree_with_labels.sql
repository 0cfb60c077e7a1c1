-- migrate:up
-- A score of at least 7 is positive, of at least 4 neutral, below 4 negative. Of older comments the label stays, because
-- runs, records and summaries count labels; a score outside its label's band moves to the nearest score within it.
-- ::numeric, because 6.9 as real is not 6.9 as numeric.
create temporary table moved_scores as
  select id, analysis_id, score as old_score, case label
      when 'positive' then 7
      when 'neutral' then least(6.9, greatest(4, score::numeric))
      else 3.9
    end::real as score,
    1 + ln(1 + greatest(0, reactions_count)) as weight
  from sentiment_comments
  where (label = 'positive' and score::numeric < 7)
    or (label = 'neutral' and (score::numeric < 4 or score::numeric >= 7))
    or (label = 'negative' and score::numeric >= 4);

update sentiment_comments c set score = m.score
from moved_scores m where c.analysis_id = m.analysis_id and c.id = m.id;

-- A record's score is the mean of its comments', so it follows, and so does the sentence of its summary.
with change as (
  select analysis_id, sum(score::float8 - old_score::float8) as plain,
    sum(weight * (score::float8 - old_score::float8)) as weighted
  from moved_scores group by 1
)
update sentiment_analyses a
set totals = a.totals || jsonb_build_object(
    'scoreSum', coalesce((a.totals ->> 'scoreSum')::float8, 0) + change.plain,
    'weightedSum', coalesce((a.totals ->> 'weightedSum')::float8, 0) + change.weighted),
  version = version + 1
from change where a.id = change.analysis_id;

with score as (
  select a.id,
    round(((a.totals ->> 'scoreSum')::float8 / nullif((a.totals ->> 'positive')::int
      + (a.totals ->> 'neutral')::int + (a.totals ->> 'negative')::int, 0))::numeric, 1)::text as plain,
    round(((a.totals ->> 'weightedSum')::float8 / nullif((a.totals ->> 'weightSum')::float8, 0))::numeric, 1)::text
      as weighted
  from sentiment_analyses a
  where a.status = 'completed' and a.id in (select analysis_id from moved_scores)
)
update sentiment_analyses a
set sentiment_score = score.plain,
  weighted_score = score.weighted,
  ai_summary = regexp_replace(regexp_replace(regexp_replace(a.ai_summary,
    'Score [0-9.]+ of 10(, [0-9.]+ when comments count by their reactions)?\.',
    'Score ' || score.plain || ' of 10'
      || case when score.weighted = score.plain then ''
        else ', ' || score.weighted || ' when comments count by their reactions' end || '.'),
    'mean score [0-9.]+ of 10', 'mean score ' || score.plain || ' of 10'), '平均分 [0-9.]+/10', '平均分 ' || score.plain || '/10')
from score where score.id = a.id and score.plain is not null;

create temporary table moved_runs as
  with moved as (
    update analysis_results set score = case sentiment
        when 'positive' then 7
        when 'neutral' then least(6.9, greatest(4, score::numeric))
        else 3.9
      end::real
    where (sentiment = 'positive' and score::numeric < 7)
      or (sentiment = 'neutral' and (score::numeric < 4 or score::numeric >= 7))
      or (sentiment = 'negative' and score::numeric >= 4)
    returning run_id
  )
  select distinct run_id from moved;

with score as (
  select r.run_id, to_char(avg(coalesce(r.score, 5)::float8), 'FM90.0') as mean
  from analysis_results r
  join analysis_comments c on c.run_id = r.run_id and c.item_seq = r.seq
  where r.run_id in (select run_id from moved_runs) and r.sentiment is not null
  group by 1
)
update analyses a
set ai_insights = regexp_replace(regexp_replace(regexp_replace(a.ai_insights,
    'mean score [0-9.]+ of 10', 'mean score ' || score.mean || ' of 10'),
    '平均分 [0-9.]+/10', '平均分 ' || score.mean || '/10'),
    'skor purata [0-9.]+ daripada 10', 'skor purata ' || score.mean || ' daripada 10'),
  version = a.version + 1
from score where score.run_id = a.id;
drop table moved_scores, moved_runs;
-- migrate:down
-- What the scores were before is not kept.
select 1;
