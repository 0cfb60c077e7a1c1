import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';

/**
 * Replaces what is stored of a channel's past by `rows` (JSON of a video's counts by day), and forgets when channel and
 * page were read. Needs a transaction.
 */
export async function replaceHistory(
  trx: Db,
  { channel, page }: { channel: string; page: string },
  history: { rows: string; today: string; subscribers: number; subscribersADay: number },
): Promise<void> {
  const { rows, today, subscribers, subscribersADay } = history;
  await sql`delete from statistics_sources where source in (${`youtube:${channel}`}, ${`facebook:${page}`})`.execute(
    trx,
  );
  await sql`delete from youtube_video_snapshots where video_id in
    (select video_id from youtube_videos where channel_id = ${channel})`.execute(trx);
  await sql`delete from youtube_channel_snapshots where channel_id = ${channel}`.execute(trx);
  await sql`insert into youtube_video_snapshots
    select * from json_to_recordset(${rows}::json)
      as row (video_id text, day text, view_count bigint, like_count bigint, comment_count bigint)
    on conflict do nothing`.execute(trx);
  await sql`insert into youtube_channel_snapshots (channel_id, day, subscriber_count, view_count, video_count)
    select ${channel}, row.day, ${subscribers} - ${subscribersADay} * (${today}::date - row.day::date),
      sum(row.view_count), count(*)
    from json_to_recordset(${rows}::json) as row (video_id text, day text, view_count bigint)
    group by row.day`.execute(trx);
}
