-- migrate:up
-- The mean score of a run's comments, by label: the mean sentiment of a run is that of its scores everywhere, and a reader's
-- verdict on the sentiment of a comment counts what its label scores on average in the run.
alter table analyses add column mean_scores jsonb;
with means as (
  select r.run_id, r.sentiment, sum(coalesce(r.score, 5)::float8 * c.copies) / sum(c.copies) as mean
  from analysis_results r
  join analysis_comments c on c.run_id = r.run_id and c.seq = r.seq
  where r.sentiment is not null and c.copies > 0
  group by 1, 2
)
update analyses a set mean_scores = m.scores
from (select run_id, jsonb_object_agg(sentiment, mean) as scores from means group by 1) m
where a.id = m.run_id and a.status = 'completed';
-- migrate:down
alter table analyses drop column mean_scores;
