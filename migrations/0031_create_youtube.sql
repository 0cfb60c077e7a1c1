-- migrate:up
create table youtube_channels (
  subject text primary key,
  channel_id text not null,
  name text not null,
  uploads_id text,
  subscriber_count bigint not null,
  view_count bigint not null,
  video_count bigint not null
);

create table youtube_videos (
  video_id text primary key,
  channel_id text not null,
  title text not null,
  description text not null,
  thumbnail text not null,
  published_at timestamptz not null,
  view_count bigint not null,
  like_count bigint not null,
  comment_count bigint not null,
  gone_at timestamptz
);
create index youtube_videos_channel on youtube_videos (channel_id, published_at desc);

create table youtube_channel_snapshots (
  channel_id text not null,
  day text not null,
  subscriber_count bigint not null,
  view_count bigint not null,
  video_count bigint not null,
  primary key (channel_id, day)
);

create table youtube_video_snapshots (
  video_id text not null,
  day text not null,
  view_count bigint not null,
  like_count bigint not null,
  comment_count bigint not null,
  primary key (video_id, day)
);
-- migrate:down
drop table youtube_video_snapshots;
drop table youtube_channel_snapshots;
drop table youtube_videos;
drop table youtube_channels;
