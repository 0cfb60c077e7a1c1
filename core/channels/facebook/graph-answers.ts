import { z } from 'zod';
import { parseCount, storableText } from '../../platform/upstream/storable-text.js';

/** What smops reads of the Graph API's answers; absent fields are everyday. */

/** `2019-05-17T16:24:04+0000`, without the colon that RFC 3339 wants. */
const graphTime = z
  .string()
  .transform((text) => new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')))
  // same-text: of a service's answer; people are told that it is unexpected
  .refine((time) => !Number.isNaN(time.getTime()), 'is no time');

const text = (maxLength: number) =>
  z
    .unknown()
    .optional()
    .transform((value) => storableText(value, maxLength) || null);
const count = z.unknown().optional().transform(parseCount);
const summary = z
  .object({ summary: z.object({ total_count: count }) })
  .transform((edge) => edge.summary.total_count)
  .catch(0);

/** A web address without the token that an address may carry. */
const webAddress = text(4000).transform((value) =>
  value !== null && /^https?:\/\//.test(value) && !/access_token/i.test(value) ? value : null,
);

/** Of a token's description: when it ends, in seconds since 1970; 0 when it does not. */
export const GraphToken = z.object({ data: z.object({ expires_at: z.number().nonnegative() }) });

export const GraphPost = z
  .object({
    id: z.string().min(1).max(64),
    created_time: graphTime,
    full_picture: webAddress,
    message: text(65_000),
    permalink_url: webAddress,
    reactions: summary,
    comments: summary,
    shares: z
      .object({ count })
      .transform((shares) => shares.count)
      .catch(0),
  })
  .transform((post) => ({
    postId: post.id,
    createdTime: post.created_time,
    message: post.message,
    fullPicture: post.full_picture,
    permalinkUrl: post.permalink_url,
    reactionCount: post.reactions,
    commentCount: post.comments,
    shareCount: post.shares,
  }));
export type GraphPost = z.infer<typeof GraphPost>;

export const GraphComment = z.object({
  id: z.string().max(64).optional().catch(undefined),
  message: text(65_000).transform((value) => value ?? ''),
  created_time: graphTime.optional().catch(undefined),
  from: z
    .object({ name: text(300) })
    .optional()
    .catch(undefined),
  like_count: count,
  comment_count: count,
  parent: z
    .object({ id: z.string().max(64) })
    .optional()
    .catch(undefined),
  permalink_url: webAddress,
});
export type GraphComment = z.infer<typeof GraphComment>;

/** One page of an edge: `next` is the address of the following one, whose only use is its query. */
export const edgeOf = <Item extends z.ZodType>(item: Item) =>
  z
    .object({
      data: z.array(z.unknown()),
      paging: z
        .object({ next: z.url().optional().catch(undefined) })
        .optional()
        .catch(undefined),
    })
    .transform(({ data, paging }) => ({
      items: data.flatMap((one) => {
        const parsed = item.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      }),
      next: paging?.next,
    }));
