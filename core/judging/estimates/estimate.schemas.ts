import { z } from 'zod';
import { BASES } from './basis.constants.js';

/** On which basis the numbers of a page, a file or an answer stand. */
export const basisInput = z.enum(BASES).optional().meta({
  description:
    'machine: as counted by smops. corrected: by what people read, where enough was read. Default: corrected once a share is',
});

/** A share of a run's comments, as every screen, export and report shows it. */
export const Estimate = z
  .object({
    count: z.number().int().meta({ description: 'Comments: the tagged ones, or the estimated number' }),
    share: z.number().meta({ description: 'Of all comments, 0 to 1' }),
    low: z.number().nullable().meta({ description: "95% interval; null for the machine's count" }),
    high: z.number().nullable(),
    kind: z.enum(BASES).meta({
      description: 'machine: what the machine tagged. corrected: by what people read of drawn comments',
    }),
    read: z.number().int().meta({ description: 'Drawn comments that people have read for it' }),
  })
  .meta({ id: 'Estimate' });
export type Estimate = z.infer<typeof Estimate>;

const byTag = (description: string) =>
  z.object({ tagged: z.number().int(), untagged: z.number().int() }).meta({ description });

const rate = (description: string) =>
  z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable().meta({ description });

/** A share too small for a number. */
export const ShareWords = z
  .object({
    kind: z.literal('atLeast'),
    found: z.number().int().meta({ description: 'Drawn comments in which people found it' }),
    mostShare: z.number().meta({ description: 'Of all comments at most this share has it' }),
  })
  .meta({ description: 'To be shown instead of the share, which is too small for a number' });

/** Another provider that has read a part of a run, on which a share rests, too. */
export const SecondRead = z.object({
  label: z.string().meta({ description: 'What the provider is called' }),
  read: z.number().int().meta({ description: 'Comments that it read for this variable' }),
});

/** What a run says of a variable: the machine's count, and what people who read drawn comments make of it. */
export const VariableEstimate = z
  .object({
    variable: z.string(),
    machine: z
      .object({ count: z.number().int(), share: z.number() })
      .meta({ description: 'What the machine tagged' }),
    estimate: Estimate,
    words: ShareWords.nullable(),
    needs: byTag('Drawn comments still to be read until the share is corrected; 0 and 0 once it is'),
    read: byTag('Drawn comments that people have read'),
    of: byTag('Comments of the run'),
    second: SecondRead.nullable().meta({
      description:
        'The second reader on whose part this share rests beside what people read; null without one',
    }),
    precision: rate("Of the machine's tags the share that is right; null until a drawn one was read"),
    recall: rate('Of the comments with the variable the share that the machine tagged; null while unknown'),
  })
  .meta({ id: 'VariableEstimate' });
export type VariableEstimate = z.infer<typeof VariableEstimate>;

/** The score of a run, 0 (negative) to 10 (positive): 10 times its share of positive comments and 5 times that of neutral ones. */
export const MeanEstimate = z
  .object({
    mean: z.number().meta({
      description:
        'The score, 0 to 10, one decimal: 10 times the share of positive comments and 5 times that of neutral ones. From the corrected shares, else the same as `machine`',
    }),
    machine: z.number().meta({ description: "From the machine's labels" }),
    low: z.number().nullable().meta({ description: "95% interval; null for the machine's score" }),
    high: z.number().nullable(),
    kind: z.enum(BASES),
    read: z.number().int().meta({ description: 'Drawn comments of which people judged the sentiment' }),
    needs: z
      .object({
        negative: z.number().int(),
        neutral: z.number().int(),
        positive: z.number().int(),
        all: z.number().int(),
      })
      .meta({ description: "Still to be judged until the score is corrected, by the machine's label" }),
  })
  .meta({ id: 'MeanEstimate' });
export type MeanEstimate = z.infer<typeof MeanEstimate>;

/** What a run says of all its variables, and what further reads would buy. */
export const RunEstimates = z
  .object({
    taskId: z.string(),
    comments: z.number().int().meta({ description: 'Comments that have an answer' }),
    variables: z.array(
      VariableEstimate.extend({
        next: z.array(z.object({ reads: z.number().int(), halfWidth: z.number() })).meta({
          description: 'After this many more reads the share is known to plus or minus `halfWidth`',
        }),
      }),
    ),
    sentiment: MeanEstimate,
  })
  .meta({ id: 'RunEstimates' });
export type RunEstimates = z.infer<typeof RunEstimates>;
