-- migrate:up
-- Stars that a comment gives, and out of how many; null where its file has none.
alter table analysis_comments add column stars real, add column stars_of smallint;
-- migrate:down
alter table analysis_comments drop column stars, drop column stars_of;
