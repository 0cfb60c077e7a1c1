import { z } from 'zod';
import { PROVIDER_IDS } from '../../analysis/analyzer/providers/providers.constants.js';
import { AskedVariables, askedOnce, storedComments } from '../../analysis/analyzer/start-analysis.schemas.js';
import { ReadingGoal } from '../sampling/sampling.schemas.js';
import { PLAN_TEXTS } from './plan.texts.model.js';

/** A run that is there, or one that could be started: its variables and how many comments it would have. */
export const PlanReadingInput = z
  .object({
    ...AskedVariables.shape,
    within: z.number().min(0.1).max(50).default(3).meta({
      description: 'Percentage points: each share is to be known to plus or minus as many',
    }),
    task_id: storedComments
      .optional()
      .meta({ description: 'A completed run, in place of variables and comments' }),
    comments: z
      .number()
      .int()
      .min(1)
      .max(10_000_000)
      .optional()
      .meta({ description: 'That differ from each other' }),
    text_tokens: z.number().min(0).max(1e12).optional().meta({
      description:
        'Of the comments (as for the estimate of an analysis): what a paid provider would cost follows from it',
    }),
    api_provider: z.enum(PROVIDER_IDS).optional().meta({ description: 'Who would read all comments' }),
  })
  .refine((input) => input.task_id !== undefined || askedOnce.isOne(input), askedOnce.told)
  .refine(({ task_id, comments }) => (task_id === undefined) === (comments !== undefined), {
    error: () => PLAN_TEXTS().runOrComments,
    path: ['comments'],
  })
  .meta({ id: 'PlanReadingInput', example: { codebook: 'prices', comments: 10_000, within: 3 } });
export type PlanReadingInput = z.input<typeof PlanReadingInput>;

/** How far it is to the wish that is read for. */
export const GoalLeft = z
  .object({
    ...ReadingGoal.shape,
    variables: z.array(z.string()).nullable(),
    reads: z.number().int().meta({ description: 'Comments that are still to be read for it; about' }),
    is_reachable: z.boolean().meta({
      description: 'False where the second reader has read too little for so narrow an interval',
    }),
    is_reached: z.boolean(),
  })
  .meta({ id: 'GoalLeft' });
export type GoalLeft = z.output<typeof GoalLeft>;

/** On what the plan of a variable rests. */
export const PLAN_BASES = ['read', 'counted', 'assumed'] as const;

export const ReadingPlan = z
  .object({
    comments: z.number().int(),
    within: z.number().meta({ description: 'Percentage points' }),
    variables: z.array(
      z.object({
        variable: z.string(),
        basis: z.enum(PLAN_BASES).meta({
          description:
            'read: what people read of this run, or of the last run of the codebook, says how well smops finds it. counted: smops counted it, too few comments were read. assumed: nothing is known, and a frequent variable that smops finds badly is planned for',
        }),
        share: z.number().meta({ description: 'The share that is planned for, 0 to 1' }),
        read: z
          .number()
          .int()
          .meta({ description: 'Drawn comments of this run that people have read for it' }),
        half_width: z.number().nullable().meta({
          description: 'Percentage points to which the share is known now; null before it is corrected',
        }),
        reads: z.number().int().meta({ description: 'That are missing for this variable alone' }),
      }),
    ),
    reads: z.number().int().meta({
      description:
        'Comments to be read for all variables together, as one comment is read for all of them; about',
    }),
    is_reachable: z.boolean().meta({
      description:
        'False where the second reader has read too little for so narrow an interval, however much people read of it',
    }),
    second_reader: z
      .object({ provider_label: z.string(), comments: z.number().int() })
      .nullable()
      .meta({ description: 'In whose part people read; null without a second reader' }),
    options: z
      .array(
        z.object({
          second_reader: z
            .object({
              api_provider: z.enum(PROVIDER_IDS),
              provider_label: z.string(),
              comments: z.number().int().meta({ description: 'That it reads in all' }),
              new_comments: z.number().int().meta({ description: 'Those of them that it has not read yet' }),
              seconds: z.number().nullable().meta({ description: 'That it takes; null while unknown' }),
              cost_usd: z.number().nullable().meta({ description: 'Null where smops cannot know it' }),
              stays: z.boolean().meta({ description: 'Nothing leaves your network' }),
              measured_runs: z
                .number()
                .int()
                .meta({ description: "This team's runs that time and cost were measured on" }),
            })
            .nullable(),
          reads: z.number().int().meta({ description: 'That people then read' }),
          seconds: z.number().meta({ description: 'That reading takes one person' }),
        }),
      )
      .meta({
        description:
          'Ways to the same intervals: people alone (second_reader null), and one with each provider that could read a part of the comments now, where that saves people anything',
      }),
    drawn: z
      .number()
      .int()
      .meta({ description: 'Comments that are drawn already and not read yet; part of `reads`' }),
    seconds: z.number().meta({ description: 'That reading them takes one person' }),
    seconds_per_comment: z.number(),
    measured_reads: z.number().int().meta({
      description:
        "Comments of this team's own reading that the time was measured on; 0: the usual time is taken",
    }),
    run: z
      .object({
        api_provider: z.enum(PROVIDER_IDS),
        provider_label: z.string(),
        seconds: z
          .number()
          .nullable()
          .meta({ description: 'That it takes to read all comments; null while unknown' }),
        cost_usd: z
          .number()
          .nullable()
          .meta({ description: 'Null where the comments’ length was not given' }),
        measured_runs: z.number().int().meta({
          description:
            "This team's runs that time and cost were measured on; 0: the cost is estimated, at most so much",
        }),
      })
      .nullable()
      .meta({ description: 'The run that reads all comments; null where it is there already' }),
  })
  .meta({ id: 'ReadingPlan' });
export type ReadingPlan = z.output<typeof ReadingPlan>;
