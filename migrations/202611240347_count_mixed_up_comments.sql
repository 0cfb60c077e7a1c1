-- migrate:up
-- comments that an AI service mixed up with others of their batch: asked again alone, and what that cost
alter table analyses add column mixed_up_comments integer not null default 0;
alter table analyses add column mixed_up_cost_usd double precision not null default 0;
-- migrate:down
alter table analyses drop column mixed_up_cost_usd;
alter table analyses drop column mixed_up_comments;
