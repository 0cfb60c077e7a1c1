import { GRAPH_VERSION_ENDS } from '../../channels/facebook/facebook.constants.js';
import { sourceOf as facebookSource } from '../../channels/facebook/facebook-source.js';
import { freshnessOf } from '../../channels/statistics/freshness.js';
import { listUnits } from '../../channels/statistics/quota.js';
import { readSource } from '../../channels/statistics/refresh-guard.js';
import { STATISTICS } from '../../channels/statistics/statistics.operations.js';
import { StatisticsStatus } from '../../channels/statistics/statistics.schemas.js';
import { nextPacificMidnight, pacificDay } from '../../channels/youtube/pacific-day.js';
import { YOUTUBE_BUCKETS, YOUTUBE_DAILY_UNITS } from '../../channels/youtube/youtube.constants.js';
import { QUOTA_SERVICE, sourceOf as youtubeSource } from '../../channels/youtube/youtube-source.js';
import { verb } from '../../platform/operations/verb.js';

/** How much of each service's limit is used today, when it was read last and may be read next, and what is wrong. */
export const getStatisticsStatus = verb(
  STATISTICS.status,
  { answer: ['The state of both services', StatisticsStatus] },
  async (ctx) => {
    const { youtube, facebook } = ctx.config;
    const now = ctx.clock.now();
    const used = await listUnits(ctx.db, QUOTA_SERVICE, pacificDay(now));
    const channelState = await readSource(ctx.db, youtubeSource(youtube.channel ?? ''));
    const pageState = await readSource(ctx.db, facebookSource(facebook.pageId ?? ''));
    return {
      youtube: {
        configured: youtube.apiKey !== undefined && youtube.channel !== undefined,
        channel: youtube.channel ?? null,
        quota: YOUTUBE_BUCKETS.map((bucket) => {
          const { units = 0, exhausted = false } = used.get(bucket) ?? {};
          const left = exhausted ? 0 : Math.max(0, YOUTUBE_DAILY_UNITS - units);
          return { bucket, limit: YOUTUBE_DAILY_UNITS, used: units, left };
        }),
        quotaResetsAt: nextPacificMidnight(now).toISOString(),
        listedAt: channelState.listedAt?.toISOString() ?? null,
        freshness: freshnessOf(ctx, channelState),
      },
      facebook: {
        configured: facebook.pageToken !== undefined && facebook.pageId !== undefined,
        page: facebook.pageId ?? null,
        version: facebook.graphVersion,
        versionEndsOn: GRAPH_VERSION_ENDS[facebook.graphVersion] ?? null,
        usagePercent: pageState.usagePercent,
        usageAt: pageState.usageAt?.toISOString() ?? null,
        tokenCheckedAt: pageState.tokenCheckedAt?.toISOString() ?? null,
        tokenExpiresAt: pageState.tokenExpiresAt?.toISOString() ?? null,
        freshness: freshnessOf(ctx, pageState),
      },
    };
  },
);
