import { z } from 'zod';

const time = z.string().meta({ example: '2026-11-21T08:30:00.000Z' });

/** How old shown statistics are, and why they are not newer. */
export const Freshness = z
  .object({
    refreshedAt: time.nullable().meta({ description: 'When the shown data was read; null: never' }),
    refreshing: z.boolean().meta({ description: 'Whether a refresh is under way' }),
    nextAllowedAt: time.nullable().meta({ description: 'Before this no refresh begins; null: at once' }),
    failure: z
      .object({
        kind: z.enum(['auth', 'quota', 'rate', 'transient', 'bad_request', 'not_found', 'blocked']),
        message: z.string().meta({ description: 'The reason in words' }),
        at: time,
        retryAt: time.nullable().meta({ description: 'When smops tries again by itself' }),
      })
      .nullable()
      .meta({ description: 'Why the last refresh failed; null when it did not' }),
    demo: z.boolean().meta({ description: 'Whether these are made-up figures (SMOPS_DEMO)' }),
  })
  .meta({ id: 'Freshness' });
export type Freshness = z.infer<typeof Freshness>;

/** One day of a growth chart. */
export const day = z.string().meta({ example: '2026-11-21', description: 'In SMOPS_TIME_ZONE' });

export const StatisticsStatus = z
  .object({
    youtube: z.object({
      configured: z.boolean(),
      channel: z.string().nullable(),
      quota: z.array(
        z.object({
          bucket: z.enum(['ordinary', 'batch']),
          limit: z.number().int(),
          used: z.number().int().meta({ description: 'Units smops has used today, US Pacific time' }),
          left: z.number().int().meta({ description: '0 also when YouTube said so' }),
        }),
      ),
      quotaResetsAt: time,
      listedAt: time.nullable().meta({ description: 'The last complete listing of the channel' }),
      freshness: Freshness,
    }),
    facebook: z.object({
      configured: z.boolean(),
      page: z.string().nullable(),
      version: z.string().meta({ example: 'v26.0' }),
      versionEndsOn: z
        .string()
        .nullable()
        .meta({ description: 'When Facebook ends this version; null: not announced' }),
      usagePercent: z.number().nullable().meta({ description: 'Of the call limit, as Facebook said last' }),
      usageAt: time.nullable(),
      tokenCheckedAt: time.nullable().meta({ description: 'null: not asked yet' }),
      tokenExpiresAt: time
        .nullable()
        .meta({ description: 'When the token ends; null after a check: it does not' }),
      freshness: Freshness,
    }),
  })
  .meta({ id: 'StatisticsStatus' });
export type StatisticsStatus = z.infer<typeof StatisticsStatus>;
