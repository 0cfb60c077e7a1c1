-- migrate:up
create table facebook_posts (
  page text not null,
  post_id text not null,
  position integer not null,
  created_time timestamptz not null,
  message text,
  full_picture text,
  permalink_url text,
  reaction_count bigint not null,
  comment_count bigint not null,
  share_count bigint not null,
  primary key (page, post_id)
);
-- migrate:down
drop table facebook_posts;
