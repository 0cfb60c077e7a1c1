import { z } from 'zod';
import { OfRun } from '../../../analysis/analyzer/of-run.schemas.js';

/** Comments of a run that are copies of one text but for small changes. */
export const CopyGroup = z
  .object({
    first: z
      .number()
      .int()
      .meta({ description: '`seq` of its first comment in the file; names the group in requests' }),
    text: z.string().meta({ description: 'What the first comment says' }),
    comments: z.number().int(),
    authors: z.number().int().meta({ description: 'Distinct names of authors; the names are not given' }),
    firstAt: z
      .string()
      .nullable()
      .meta({ description: 'Time of the earliest; null when no comment has one' }),
    lastAt: z.string().nullable(),
  })
  .meta({ id: 'CopyGroup' });
export type CopyGroup = z.infer<typeof CopyGroup>;

export const CopyGroups = z
  .object({
    taskId: z.string(),
    comments: z.number().int().meta({ description: 'All comments of the run' }),
    copied: z.number().int().meta({ description: 'Comments that stand in a group' }),
    texts: z.number().int().meta({ description: 'Comments when each group counts once: one voice per text' }),
    groupCount: z.number().int(),
    groups: z.array(CopyGroup).meta({ description: 'The largest first' }),
    next: z.number().int().nullable().meta({ description: '`after` of the next page; null on the last' }),
  })
  .meta({ id: 'CopyGroups' });
export type CopyGroups = z.infer<typeof CopyGroups>;

/** Names a group of copies. */
export const OfCopies = OfRun.extend({
  first: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .meta({ description: '`seq` of the first comment of the group' }),
});

const page = {
  limit: z.coerce.number().int().min(1).max(250).default(50),
  after: z.coerce.number().int().min(0).optional(),
};
export const CopyGroupsInput = z.object({
  ...page,
  after: page.after.meta({ description: '`first` of the last group already seen' }),
});
export const CopiesInput = z.object({
  ...page,
  after: page.after.meta({ description: '`seq` of the last comment already seen' }),
});

export const Copies = z
  .object({
    group: CopyGroup,
    comments: z
      .array(
        z.object({
          number: z.number().int().meta({ description: "The comment's place in the run, from 1" }),
          seq: z.number().int().meta({ description: 'The same from 0: what requests name it by' }),
          content: z.string(),
          time: z.string().nullable(),
          reactions: z.number(),
          language: z.string(),
          sentiment: z.enum(['positive', 'neutral', 'negative']).nullable(),
          variables: z.array(z.string()),
        }),
      )
      .meta({ description: "In the file's order; who wrote them is never given" }),
    next: z.number().int().nullable().meta({ description: '`after` of the next page; null on the last' }),
  })
  .meta({ id: 'Copies' });
export type Copies = z.infer<typeof Copies>;
/** Many copies of one text within a day. */
export const Wave = CopyGroup.extend({
  timed: z.number().int().meta({ description: 'Comments that carry a time' }),
  peak: z
    .object({ from: z.string(), to: z.string(), comments: z.number().int() })
    .meta({ description: 'The 24 hours with the most of them' }),
  clock: z
    .object({
      unit: z.enum(['hour', 'day', 'week']),
      buckets: z
        .array(z.object({ start: z.string(), comments: z.number().int() }))
        .meta({ description: 'Without gaps, from the first to the last' }),
    })
    .meta({ description: 'When they came: by hour up to three days, by day, or by week' }),
}).meta({ id: 'Wave' });
export type Wave = z.infer<typeof Wave>;

/** Copies within 24 hours that make a wave, unless another number is asked for. */
export const LEAST_WAVE = 10;

export const WavesInput = z.object({
  least: z.coerce
    .number()
    .int()
    .min(2)
    .max(100_000)
    .default(LEAST_WAVE)
    .meta({ description: 'Copies within 24 hours that make a wave' }),
});

export const Waves = z
  .object({
    taskId: z.string(),
    least: z.number().int(),
    withTime: z.number().int().meta({ description: 'Comments of the run that carry a time' }),
    comments: z.number().int(),
    waves: z.array(Wave).meta({ description: 'The largest first, at most 50' }),
  })
  .meta({ id: 'Waves' });
export type Waves = z.infer<typeof Waves>;
