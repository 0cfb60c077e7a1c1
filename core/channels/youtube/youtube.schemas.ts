import { z } from 'zod';
import { SAY_OF } from '../../platform/upstream/services.texts.model.js';
import { day, Freshness } from '../statistics/statistics.schemas.js';
import { YOUTUBE_SORTS } from './youtube.constants.js';

/** Counts are decimal texts, as YouTube gives them: they outgrow 2^31. */
const count = z.string().regex(/^\d+$/).meta({ example: '2147483648' });

export const YoutubeVideo = z
  .object({
    videoId: z.string().meta({ example: 'kL3-aQ9xT0w' }),
    title: z.string(),
    description: z.string(),
    thumbnail: z.string().meta({ description: "YouTube's address of the image;  empty without one" }),
    publishedAt: z.string().meta({ example: '2026-11-20T04:00:00.000Z' }),
    viewCount: count,
    likeCount: count.meta({ description: '0 when likes are hidden' }),
    commentCount: count.meta({ description: '0 when comments are switched off' }),
  })
  .meta({ id: 'YoutubeVideo' });
export type YoutubeVideo = z.infer<typeof YoutubeVideo>;

export const YoutubeChannel = z
  .object({
    channelName: z.string(),
    subscriberCount: count.meta({ description: '0 when hidden' }),
    videos: z.array(YoutubeVideo).meta({ description: 'Newest first' }),
    freshness: Freshness,
  })
  .meta({ id: 'YoutubeChannel' });
export type YoutubeChannel = z.infer<typeof YoutubeChannel>;

export const RefreshYoutubeInput = z
  .strictObject({
    full: z
      .boolean()
      .optional()
      .meta({ description: 'List the whole channel again instead of refreshing the counts' }),
  })
  .meta({ id: 'RefreshYoutubeInput' });
export type RefreshYoutubeInput = z.infer<typeof RefreshYoutubeInput>;

export const YoutubeRefresh = z
  .object({
    refreshed: z.boolean().meta({
      description: 'False when it was too soon, or still goes on (freshness.refreshing)',
    }),
    videos: z.number().int().optional(),
    added: z.number().int().optional(),
    gone: z.number().int().optional(),
    units: z
      .object({ ordinary: z.number().int(), batch: z.number().int() })
      .optional()
      .meta({ description: 'Quota units this refresh cost, per bucket' }),
    freshness: Freshness,
  })
  .meta({ id: 'YoutubeRefresh' });
export type YoutubeRefresh = z.infer<typeof YoutubeRefresh>;

export const GrowthQuery = z.object({
  days: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, { error: () => SAY_OF().daysNumber })
    .transform(Number)
    .optional()
    .meta({ type: 'string', description: 'How many days to look back; without it, all', example: '28' }),
});

export const YoutubeVideoGrowth = z
  .array(z.object({ day, viewCount: count, likeCount: count, commentCount: count }))
  .meta({ id: 'YoutubeVideoGrowth', description: 'By day; a day without change is left out' });
export type YoutubeVideoGrowth = z.infer<typeof YoutubeVideoGrowth>;

export const YoutubeChannelGrowth = z
  .array(z.object({ day, subscriberCount: count, viewCount: count, videoCount: count }))
  .meta({ id: 'YoutubeChannelGrowth', description: 'By day; a day without a refresh is left out' });
export type YoutubeChannelGrowth = z.infer<typeof YoutubeChannelGrowth>;

const dayText = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, { error: () => SAY_OF().dayForm })
  .meta({ example: '2026-11-01', description: 'In SMOPS_TIME_ZONE, inclusive' });

/** What the list is narrowed to and ordered by, as a query. */
export const YoutubeExportInput = z
  .object({
    format: z.enum(['csv', 'xlsx', 'json']),
    search: z.string().max(500).optional(),
    from: dayText.optional(),
    to: dayText.optional(),
    days: GrowthQuery.shape.days,
    sort: z.enum(YOUTUBE_SORTS).optional(),
  })
  .meta({ id: 'YoutubeExportInput' });
export type YoutubeExportInput = z.infer<typeof YoutubeExportInput>;
