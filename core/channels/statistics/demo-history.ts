import { countsAt, type SeedChannel } from '@smops/fixtures/stand-in/youtube-seed.js';
import type { ServiceContext } from '../../context.js';
import { replaceHistory } from './demo-history.repository.js';
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
 * the demo read: its images were at another address. Touches nothing but the demo channel.
 */
export async function fillDemoHistory(
  ctx: ServiceContext,
  channel: SeedChannel,
  page: string,
): Promise<void> {
  const { db } = ctx;
  const rows = JSON.stringify(historyOf(ctx, channel));
  const today = localDay(ctx.clock.now(), ctx.config.timeZone);
  const { id, subscribers } = channel;
  const history = { rows, today, subscribers, subscribersADay: SUBSCRIBERS_A_DAY };
  await db.transaction().execute(async (trx) => await replaceHistory(trx, { channel: id, page }, history));
}
