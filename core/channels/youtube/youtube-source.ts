import type { YoutubeConfig } from '../../config.js';
import type { ServiceContext } from '../../context.js';
import { AppError } from '../../errors.js';
import { SERVICES_TEXTS } from '../../platform/upstream/services.texts.model.js';
import { UpstreamError } from '../../platform/upstream/upstream-error.js';
import { markExhausted, spendUnits } from '../statistics/quota.js';
import { nextPacificMidnight, pacificDay } from './pacific-day.js';
import { YOUTUBE_DAILY_UNITS, type YoutubeBucket } from './youtube.constants.js';
import { createYoutubeApi, type YoutubeApi } from './youtube-api.js';

export const QUOTA_SERVICE = 'youtube';
export const sourceOf = (subject: string): string => `youtube:${subject}`;

/** Key and channel, or NOT_CONFIGURED in words that say what to configure. */
export function requireYoutube(config: { youtube: YoutubeConfig }): {
  url: string;
  apiKey: string;
  subject: string;
} {
  const { url, apiKey, channel } = config.youtube;
  if (apiKey !== undefined && channel !== undefined) return { url, apiKey, subject: channel };
  throw new AppError('NOT_CONFIGURED', SERVICES_TEXTS().youtube.notConfigured);
}

/** Units spent by one refresh. */
export type SpentUnits = Record<YoutubeBucket, number>;

/** The Data API with a ledger: every call is counted before it is made, and none is made once the day's quota is used. */
export function openYoutubeApi(
  ctx: ServiceContext,
  signal: AbortSignal,
): { api: YoutubeApi; spent: SpentUnits } {
  const { url, apiKey } = requireYoutube(ctx.config);
  const spent: SpentUnits = { ordinary: 0, batch: 0 };
  const spend = async (bucket: YoutubeBucket) => {
    const now = ctx.clock.now();
    const used = await spendUnits(ctx.db, QUOTA_SERVICE, pacificDay(now), bucket, 1);
    if (used.exhausted || used.units > YOUTUBE_DAILY_UNITS) {
      await spendUnits(ctx.db, QUOTA_SERVICE, pacificDay(now), bucket, -1);
      throw new UpstreamError('quota', SERVICES_TEXTS().youtube.quota, { retryAt: nextPacificMidnight(now) });
    }
    spent[bucket] += 1;
  };
  const api = createYoutubeApi({ url, apiKey, clock: ctx.clock, spend, signal });
  const noting = (bucket: YoutubeBucket) => async (error: unknown) => {
    if (error instanceof UpstreamError && error.kind === 'quota') {
      await markExhausted(ctx.db, QUOTA_SERVICE, pacificDay(ctx.clock.now()), bucket);
    }
    throw error;
  };
  return {
    spent,
    api: {
      getChannel: (subject) => api.getChannel(subject).catch(noting('ordinary')),
      getUploadsPage: (id, token) => api.getUploadsPage(id, token).catch(noting('ordinary')),
      getVideos: (ids) => api.getVideos(ids).catch(noting('ordinary')),
      getStats: (ids) => api.getStats(ids).catch(noting('batch')),
      getThreadsPage: (id, token) => api.getThreadsPage(id, token).catch(noting('ordinary')),
      getRepliesPage: (id, token) => api.getRepliesPage(id, token).catch(noting('ordinary')),
    },
  };
}
