-- migrate:up
-- A score of many comments is 10 times the share of positive ones and 5 times that of neutral ones, so no mean is kept.
alter table analyses drop column mean_scores;
update analyses a
set ai_insights = regexp_replace(regexp_replace(regexp_replace(a.ai_insights,
    'mean score [0-9.]+ of 10', 'score ' || s.score || ' of 10'),
    '平均分 [0-9.]+/10', '分数 ' || s.score || '/10'),
    'skor purata [0-9.]+ daripada 10', 'skor ' || s.score || ' daripada 10'),
  version = a.version + 1
from (
  select id, round((10 * positive_comments + 5 * neutral_comments)::numeric
    / (positive_comments + neutral_comments + negative_comments), 1)::text as score
  from analyses
  where positive_comments + neutral_comments + negative_comments > 0
) s
where a.id = s.id and a.ai_insights ~ '(mean score [0-9.]+ of 10|平均分 [0-9.]+/10|skor purata [0-9.]+ daripada 10)';

-- With which version of the engine, or of the instruction to the AI service, the comments of a record were scored; and what
-- the score of the record was before it was counted.
alter table sentiment_analyses add column engine_version text, add column earlier_score text;

create temporary table counted_records as
  select a.sentiment_id as id, r.sentiment, sum(1 + ln((1 + greatest(0, c.reactions_count))::float8)) as weight,
    array_agg(distinct r.prompt_version) as versions
  from analyses a
  join analysis_comments c on c.run_id = a.id
  join analysis_results r on r.run_id = c.run_id and r.seq = c.item_seq
  where a.sentiment_id is not null and r.sentiment is not null
  group by 1, 2;

update sentiment_analyses s
set engine_version = v.versions
from (
  select id, string_agg(distinct version, ', ' order by version) as versions
  from counted_records, unnest(versions) as version group by 1
) v
where s.id = v.id and s.status = 'completed';

update sentiment_analyses s
set totals = (s.totals - 'scoreSum' - 'weightedSum' - 'weightSum')
    || jsonb_build_object('weighted', jsonb_build_object('positive', 0, 'neutral', 0, 'negative', 0) || coalesce(
      (select jsonb_object_agg(c.sentiment, c.weight) from counted_records c where c.id = s.id), '{}'));

with counts as (
  select id, (totals ->> 'positive')::numeric as positive, (totals ->> 'neutral')::numeric as neutral,
    (totals ->> 'negative')::numeric as negative, (totals -> 'weighted' ->> 'positive')::numeric as w_positive,
    (totals -> 'weighted' ->> 'neutral')::numeric as w_neutral, (totals -> 'weighted' ->> 'negative')::numeric as w_negative
  from sentiment_analyses where status = 'completed' and origin <> 'record'
), score as (
  select id, round((10 * positive + 5 * neutral) / nullif(positive + neutral + negative, 0), 1)::text as plain,
    round((10 * w_positive + 5 * w_neutral) / nullif(w_positive + w_neutral + w_negative, 0), 1)::text as weighted
  from counts
)
update sentiment_analyses s
set earlier_score = nullif(s.sentiment_score, score.plain),
  sentiment_score = score.plain,
  weighted_score = score.weighted,
  ai_summary = regexp_replace(s.ai_summary,
    'Score [0-9.]+ of 10(, [0-9.]+ when comments count by their reactions)?\.',
    'Score ' || score.plain || ' of 10' || case when coalesce(score.weighted, score.plain) = score.plain then ''
      else ', ' || score.weighted || ' when comments count by their reactions' end || '.'),
  version = s.version + 1
from score
where score.id = s.id and score.plain is not null;
drop table counted_records;
-- migrate:down
-- What the scores were before is not put back.
alter table sentiment_analyses drop column earlier_score, drop column engine_version;
alter table analyses add column mean_scores jsonb;
