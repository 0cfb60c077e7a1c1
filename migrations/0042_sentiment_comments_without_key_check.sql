-- migrate:up
-- A chunk of comments checks its analysis once, under lock; the check of every single row took a third of the time.
alter table sentiment_comments drop constraint sentiment_comments_analysis_id_fkey;
-- migrate:down
alter table sentiment_comments add constraint sentiment_comments_analysis_id_fkey
  foreign key (analysis_id) references sentiment_analyses (id);
