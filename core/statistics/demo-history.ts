import { countsAt, type SeedChannel } from '@smops/fixtures/stand-in/youtube-seed.js';
import { sql } from 'kysely';
import type { ServiceContext } from '../context.js';
import { localDay } from './local-day.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days before today of which the demo has counts: every day of a month, every week of a year. */
const AGES = [
  ...Array.from({ length: 30 }, (_, index) => index + 1),
  ...Array.from({ length: 48 }, (_, index) => 37 + 7 * index),
].reverse();

const SUBSCRIBERS_A_DAY = 35;

interface HistoryRow {
  video_id: string;
  day: string;
  view_count: number;
  like_count: number;
  comment_count: number;
}

function historyOf(ctx: ServiceContext, { videos }: SeedChannel): HistoryRow[] {
  const now = ctx.clock.now().getTime();
  return AGES.flatMap((age) => {
    const time = new Date(now - age * DAY_MS);
    const day = localDay(time, ctx.config.timeZone);
    return videos
      .filter(({ publishedAt }) => publishedAt < time)
      .map((video) => {
        const { views, likes, comments } = countsAt(video, time);
        return { video_id: video.id, day, view_count: views, like_count: likes, comment_count: comments };
      });
  });
}

/**
 * Gives the demo channel a past, so that its charts show growth on the first day, and forgets what an earlier start of
 * the demo read: its pictures were at another address. Touches nothing but the demo channel.
 */
export async function fillDemoHistory(
  ctx: ServiceContext,
  channel: SeedChannel,
  page: string,
): Promise<void> {
  const { db } = ctx;
  const rows = JSON.stringify(historyOf(ctx, channel));
  const today = localDay(ctx.clock.now(), ctx.config.timeZone);
  await db.transaction().execute(async (trx) => {
    await sql`delete from statistics_sources where source in (${`youtube:${channel.id}`}, ${`facebook:${page}`})`.execute(
      trx,
    );
    await sql`delete from youtube_video_snapshots where video_id in
      (select video_id from youtube_videos where channel_id = ${channel.id})`.execute(trx);
    await sql`delete from youtube_channel_snapshots where channel_id = ${channel.id}`.execute(trx);
    await sql`insert into youtube_video_snapshots
      select * from json_to_recordset(${rows}::json)
        as row (video_id text, day text, view_count bigint, like_count bigint, comment_count bigint)
      on conflict do nothing`.execute(trx);
    await sql`insert into youtube_channel_snapshots (channel_id, day, subscriber_count, view_count, video_count)
      select ${channel.id}, row.day, ${channel.subscribers} - ${SUBSCRIBERS_A_DAY} * (${today}::date - row.day::date),
        sum(row.view_count), count(*)
      from json_to_recordset(${rows}::json) as row (video_id text, day text, view_count bigint)
      group by row.day`.execute(trx);
  });
}
