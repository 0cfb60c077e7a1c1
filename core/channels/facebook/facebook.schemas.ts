import { z } from 'zod';
import { SAY_OF } from '../../platform/upstream/services.texts.model.js';
import { Freshness } from '../statistics/statistics.schemas.js';
import { FACEBOOK_MAX_POSTS, FACEBOOK_SORTS, POST_IDS, POST_IDS_MAX } from './facebook.constants.js';

const time = z.string().meta({ example: '2026-11-20T16:24:04.000Z' });
const count = z.number().int();
const summary = z.object({ summary: z.object({ total_count: count }) });

/** A post in the Graph API's own field names. */
export const FacebookPost = z
  .object({
    id: z.string().meta({ example: '104857600128_7340000042' }),
    created_time: time,
    full_picture: z.string().optional().meta({ description: "Facebook's address of the image;  it expires" }),
    message: z.string().optional(),
    permalink_url: z.string().optional(),
    reactions: summary,
    comments: summary,
    shares: z.object({ count }),
  })
  .meta({ id: 'FacebookPost' });
export type FacebookPost = z.infer<typeof FacebookPost>;

const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, { error: () => SAY_OF().dayForm })
  .meta({ example: '2026-11-01', description: 'Of SMOPS_TIME_ZONE, included' });

/** Which posts are meant, in which order. */
export const FacebookFilter = z.object({
  search: z.string().max(500).optional().meta({ description: 'Words of the post' }),
  from: day.optional(),
  to: day.optional(),
  sort: z.enum(FACEBOOK_SORTS).optional(),
});
export type FacebookFilter = z.infer<typeof FacebookFilter>;

/** A page of these posts. */
export const FacebookListInput = FacebookFilter.extend({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(FACEBOOK_MAX_POSTS)
    .optional()
    .meta({ description: 'Without it, all' }),
  offset: z.coerce.number().int().min(0).optional().meta({ description: 'How many of them come before' }),
});
export type FacebookListInput = z.infer<typeof FacebookListInput>;

const Engagement = z
  .object({
    unit: z.enum(['day', 'week', 'month']),
    spans: z.array(
      z.object({
        from: day,
        to: day,
        posts: count,
        reactions: count,
        comments: count,
        shares: count,
      }),
    ),
  })
  .meta({
    id: 'FacebookEngagement',
    description:
      'What the posts that the filter leaves have got by now, by the day, week or month on which they came out, from the first to the last without gaps',
  });
export type Engagement = z.infer<typeof Engagement>;

export const FacebookPosts = z
  .object({
    data: z.array(FacebookPost),
    total: count.meta({ description: 'Posts of the page' }),
    found: count.meta({ description: 'Those that the filter leaves, on all pages' }),
    engagement: Engagement,
    cached: z.boolean().meta({ description: 'False when this very call read them from Facebook' }),
    cacheTime: time.nullable().meta({ description: 'When the posts were read from Facebook' }),
    freshness: Freshness,
  })
  .meta({ id: 'FacebookPosts' });
export type FacebookPosts = z.infer<typeof FacebookPosts>;

/** A comment in the Graph API's own field names, so that the analyzer recognises it. */
export const FacebookComment = z
  .object({
    id: z.string().optional().meta({ description: 'Absent without the MODERATE task' }),
    message: z.string(),
    created_time: time.optional(),
    from: z.object({ name: z.string() }).optional().meta({ description: 'Absent without permission' }),
    like_count: count,
    comment_count: count,
    parent: z.object({ id: z.string() }).optional(),
    permalink_url: z.string().optional(),
  })
  .meta({ id: 'FacebookComment' });
export type FacebookComment = z.infer<typeof FacebookComment>;

export const FacebookComments = z
  .object({
    post: FacebookPost,
    data: z.array(FacebookComment).meta({ description: 'Oldest first, replies among them' }),
    complete: z.boolean().meta({ description: 'False when there are more than were asked for' }),
  })
  .meta({ id: 'FacebookComments' });
export type FacebookComments = z.infer<typeof FacebookComments>;

export const CommentsQuery = z.object({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, { error: () => SAY_OF().limitNumber })
    .transform(Number)
    .refine((limit) => limit <= 20_000, { error: () => SAY_OF().limitNumber })
    .optional()
    .meta({ type: 'string', description: 'How many at most; 20,000 without it', example: '500' }),
});

export const FacebookExportInput = FacebookFilter.extend({
  format: z.enum(['csv', 'xlsx', 'json']),
  ids: z
    .string()
    .max(POST_IDS_MAX)
    .regex(POST_IDS, { error: () => SAY_OF().postIds })
    .optional()
    .meta({ description: 'Only these posts, by their ids with commas between' }),
}).meta({ id: 'FacebookExportInput' });
export type FacebookExportInput = z.infer<typeof FacebookExportInput>;
