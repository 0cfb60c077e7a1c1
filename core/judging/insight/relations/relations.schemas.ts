import { z } from 'zod';
import { runName } from '../../../analysis/analyzer/run-name.schemas.js';

export const Relation = z
  .object({
    a: z.string(),
    b: z.string(),
    both: z.number().int().meta({ description: 'Comments with both variables' }),
    countA: z.number().int(),
    countB: z.number().int(),
    expected: z
      .number()
      .meta({ description: 'Comments with both, if the two had nothing to do with each other' }),
    lift: z.number().meta({ description: '`both` over `expected`: 1 as by chance' }),
    pmi: z.number().nullable().meta({ description: 'log2 of the lift, in bits; null when never together' }),
    low: z
      .number()
      .nullable()
      .meta({ description: 'Interval of the PMI, 95%, by the delta method; every copy of a text counts' }),
    high: z.number().nullable(),
    p: z.number(),
    pAdjusted: z.number().meta({ description: "Holm's correction over all pairs" }),
    test: z.enum(['fisher', 'two-proportion']),
    isClear: z.boolean().meta({ description: 'Adjusted p below 0.05, each text counted once' }),
    isThin: z
      .boolean()
      .meta({ description: 'Fewer than ten comments with both are expected: the numbers only hint' }),
  })
  .meta({ id: 'Relation' });
export type Relation = z.infer<typeof Relation>;

/** Which variables of a finished run occur together; strongest evidence first. */
export const Relations = z
  .object({
    taskId: z.string(),
    fileName: z.string(),
    runName,
    total: z.number().int().meta({ description: 'Answered comments' }),
    createdAt: z.string(),
    providerLabel: z.string(),
    variables: z.array(z.object({ name: z.string(), count: z.number().int() })),
    pairs: z
      .array(Relation)
      .meta({ description: 'All pairs of variables that occur at all, the smallest p first' }),
  })
  .meta({ id: 'Relations' });
export type Relations = z.infer<typeof Relations>;
