import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import type { YoutubeChannelSnapshotTable, YoutubeVideoSnapshotTable } from './youtube.table.js';

/** Keeps the day's counts of all videos of the channel; of those that changed since their last snapshot. */
export async function keepVideoSnapshots(db: Db, channelId: string, day: string): Promise<void> {
  await sql`
    insert into youtube_video_snapshots (video_id, day, view_count, like_count, comment_count)
    select video.video_id, ${day}::text, video.view_count, video.like_count, video.comment_count
    from youtube_videos as video
    left join lateral (
      select kept.view_count, kept.like_count, kept.comment_count from youtube_video_snapshots as kept
      where kept.video_id = video.video_id order by kept.day desc limit 1
    ) as last on true
    where video.channel_id = ${channelId} and video.gone_at is null
      and (last.view_count, last.like_count, last.comment_count)
        is distinct from (video.view_count, video.like_count, video.comment_count)
    on conflict (video_id, day) do update set
      view_count = excluded.view_count, like_count = excluded.like_count, comment_count = excluded.comment_count
  `.execute(db);
}

/** Keeps the day's counts of the channel itself. */
export async function keepChannelSnapshot(db: Db, row: YoutubeChannelSnapshotTable): Promise<void> {
  await db
    .insertInto('youtubeChannelSnapshots')
    .values(row)
    .onConflict((conflict) => conflict.columns(['channelId', 'day']).doUpdateSet(row))
    .execute();
}

/** The snapshots from the last one before `since` (the growth's base) on, by day; all without `since`. */
export function listVideoSnapshots(
  db: Db,
  videoId: string,
  since?: string,
): Promise<YoutubeVideoSnapshotTable[]> {
  return db
    .selectFrom('youtubeVideoSnapshots')
    .selectAll()
    .where('videoId', '=', videoId)
    .$if(since !== undefined, (query) =>
      query.where(
        'day',
        '>=',
        sql<string>`coalesce((select max(day) from youtube_video_snapshots
          where video_id = ${videoId} and day < ${since}), ${since})`,
      ),
    )
    .orderBy('day')
    .execute();
}

/** As `listVideoSnapshots`, of the channel. */
export function listChannelSnapshots(
  db: Db,
  channelId: string,
  since?: string,
): Promise<YoutubeChannelSnapshotTable[]> {
  return db
    .selectFrom('youtubeChannelSnapshots')
    .selectAll()
    .where('channelId', '=', channelId)
    .$if(since !== undefined, (query) =>
      query.where(
        'day',
        '>=',
        sql<string>`coalesce((select max(day) from youtube_channel_snapshots
          where channel_id = ${channelId} and day < ${since}), ${since})`,
      ),
    )
    .orderBy('day')
    .execute();
}
