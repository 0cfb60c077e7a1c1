import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import type { YoutubeChannelRow, YoutubeVideoRow } from './youtube.table.js';
import type { StatsItem, VideoItem } from './youtube-answers.js';

export function findChannelRow(db: Db, subject: string): Promise<YoutubeChannelRow | undefined> {
  return db.selectFrom('youtubeChannels').selectAll().where('subject', '=', subject).executeTakeFirst();
}

export async function upsertChannelRow(db: Db, row: YoutubeChannelRow): Promise<void> {
  await db
    .insertInto('youtubeChannels')
    .values(row)
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
    .execute();
}

/** The channel's videos that are still there, newest first. */
export function listVideoRows(db: Db, channelId: string): Promise<YoutubeVideoRow[]> {
  return db
    .selectFrom('youtubeVideos')
    .selectAll()
    .where('channelId', '=', channelId)
    .where('goneAt', 'is', null)
    .orderBy('publishedAt', 'desc')
    .orderBy('videoId')
    .execute();
}

/** A video that is still there. */
export function findVideoRow(
  db: Db,
  channelId: string,
  videoId: string,
): Promise<YoutubeVideoRow | undefined> {
  return db
    .selectFrom('youtubeVideos')
    .selectAll()
    .where('videoId', '=', videoId)
    .where('channelId', '=', channelId)
    .where('goneAt', 'is', null)
    .executeTakeFirst();
}

/** Ids of the channel's videos, newest first; `hasGone` for those that YouTube no longer gives. */
export async function listVideoIds(
  db: Db,
  channelId: string,
): Promise<{ videoId: string; hasGone: boolean }[]> {
  const rows = await db
    .selectFrom('youtubeVideos')
    .select(['videoId', 'goneAt'])
    .where('channelId', '=', channelId)
    .orderBy('publishedAt', 'desc')
    .orderBy('videoId')
    .execute();
  return rows.map(({ videoId, goneAt }) => ({ videoId, hasGone: goneAt !== null }));
}

/** Remembers ids that YouTube lists but does not give (private), so that they are not asked for again and again. */
export async function insertWithheldVideos(
  db: Db,
  channelId: string,
  videoIds: string[],
  now: Date,
): Promise<void> {
  if (videoIds.length === 0) return;
  const nothing = { title: '', description: '', thumbnail: '', viewCount: 0, likeCount: 0, commentCount: 0 };
  const rows = videoIds.map((videoId) => ({
    ...nothing,
    videoId,
    channelId,
    publishedAt: now,
    goneAt: now,
  }));
  await db
    .insertInto('youtubeVideos')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores videos whole; one that had gone is back. */
export async function upsertVideoRows(db: Db, channelId: string, videos: VideoItem[]): Promise<void> {
  if (videos.length === 0) return;
  await db
    .insertInto('youtubeVideos')
    .values(videos.map((video) => ({ ...video, channelId, goneAt: null })))
    .onConflict((conflict) =>
      conflict.column('videoId').doUpdateSet((eb) => ({
        channelId: eb.ref('excluded.channelId'),
        title: eb.ref('excluded.title'),
        description: eb.ref('excluded.description'),
        thumbnail: eb.ref('excluded.thumbnail'),
        publishedAt: eb.ref('excluded.publishedAt'),
        viewCount: eb.ref('excluded.viewCount'),
        likeCount: eb.ref('excluded.likeCount'),
        commentCount: eb.ref('excluded.commentCount'),
        goneAt: null,
      })),
    )
    .execute();
}

/** Sets the counts of videos that are stored already. */
export async function updateVideoCounts(db: Db, stats: StatsItem[]): Promise<void> {
  if (stats.length === 0) return;
  await sql`
    update youtube_videos as video
    set view_count = fresh."viewCount", like_count = fresh."likeCount", comment_count = fresh."commentCount", gone_at = null
    from json_to_recordset(${JSON.stringify(stats)}::json)
      as fresh ("videoId" text, "viewCount" bigint, "likeCount" bigint, "commentCount" bigint)
    where video.video_id = fresh."videoId"`.execute(db);
}

/** Marks videos that YouTube no longer gives. Returns how many were there before. */
export async function markVideosGone(db: Db, videoIds: string[], now: Date): Promise<number> {
  if (videoIds.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('youtubeVideos')
    .set({ goneAt: now })
    .where('goneAt', 'is', null)
    .where((eb) => eb('videoId', '=', eb.fn.any(sql<string[]>`${videoIds}::text[]`)))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
