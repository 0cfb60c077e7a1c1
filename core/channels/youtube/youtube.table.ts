import type { Selectable } from 'kysely';

export interface YoutubeChannelTable {
  /** The channel as it is configured: id, @handle or user name. */
  subject: string;
  channelId: string;
  name: string;
  /** The playlist of all uploads; null when the channel has none. */
  uploadsId: string | null;
  subscriberCount: number;
  viewCount: number;
  videoCount: number;
}

export interface YoutubeVideoTable {
  videoId: string;
  channelId: string;
  title: string;
  description: string;
  thumbnail: string;
  publishedAt: Date;
  viewCount: number;
  likeCount: number;
  commentCount: number;
  /** Since when YouTube no longer gives it: deleted or private. Not listed then, but its growth is kept. */
  goneAt: Date | null;
}

/** Counts as they were at the end of a day (or at the last refresh, today); a day is left out when nothing changed. */
export interface YoutubeChannelSnapshotTable {
  channelId: string;
  /** YYYY-MM-DD in SMOPS_TIME_ZONE. */
  day: string;
  subscriberCount: number;
  viewCount: number;
  videoCount: number;
}

export interface YoutubeVideoSnapshotTable {
  videoId: string;
  day: string;
  viewCount: number;
  likeCount: number;
  commentCount: number;
}

export type YoutubeChannelRow = Selectable<YoutubeChannelTable>;
export type YoutubeVideoRow = Selectable<YoutubeVideoTable>;
