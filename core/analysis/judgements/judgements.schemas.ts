import { z } from 'zod';
import { ANALYSES_TEXTS } from '../../platform/texts/analyses.texts.model.js';
import { MAX_VARIABLE_LENGTH, MAX_VARIABLES } from '../codebooks/variables.constants.js';

const LABELS = ['positive', 'neutral', 'negative'] as const;

/** Where a comment is: its run, and its `seq` there. */
export const CommentPlace = z.object({
  taskId: z.string().min(1).max(64),
  seq: z.coerce
    .string<string | number>()
    .regex(/^\d{1,9}$/, { error: () => ANALYSES_TEXTS().mustBeNumber })
    .transform(Number),
});

const givenAt = z.iso.datetime().optional().meta({
  description:
    'When it was given, where that is not now: what you said of the same since then stands. At most 30 days ago counts',
});

/** Up to when a person's words on a comment are removed. */
export const ClearJudgementInput = z.object({ givenAt });
export type ClearJudgementInput = z.input<typeof ClearJudgementInput>;

/** A person's word on a comment; what was said of other variables before stays. */
export const JudgeCommentInput = z
  .object({
    tags: z
      .record(z.string().max(MAX_VARIABLE_LENGTH), z.boolean())
      .refine((tags) => Object.keys(tags).length <= MAX_VARIABLES, {
        error: () => ANALYSES_TEXTS().tooManyVariables,
      })
      .default({}),
    sentiment: z.enum(LABELS).optional(),
    blind: z.boolean().default(false).meta({
      description:
        "The judge did not see the machine's tags: what a drawn comment needs to count in a share. Without effect once the judge has judged the comment with its tags in sight",
    }),
    settle: z
      .boolean()
      .default(false)
      .meta({ description: 'Settles what readers disagree on; it then counts instead of their words' }),
    givenAt,
  })
  .refine(({ tags, sentiment }) => Object.keys(tags).length > 0 || sentiment !== undefined, {
    error: () => ANALYSES_TEXTS().nameOneVariable,
    path: ['tags'],
  })
  .meta({ id: 'JudgeCommentInput' });
export type JudgeCommentInput = z.input<typeof JudgeCommentInput>;

/** What one person says of a comment. */
export const Said = z
  .object({
    reader: z.string().nullable().meta({
      description: 'Their name, for the person and for admins; null: another reader',
    }),
    isYou: z.boolean(),
    isSettled: z.boolean().meta({ description: 'It settles a disagreement' }),
    isPerson: z
      .boolean()
      .meta({ description: 'false: a program said it with a token; it counts in no share' }),
    isDrawn: z.boolean().meta({ description: 'The comment came from a drawn sample' }),
    isBlind: z.boolean().meta({ description: "Said without seeing the machine's tags" }),
    tags: z.record(z.string(), z.boolean()),
    sentiment: z.enum(LABELS).nullable(),
    at: z.string(),
  })
  .meta({ id: 'CommentJudgement' });
export type Said = z.output<typeof Said>;

/** What was ever said of a comment: each word, and when it ended. */
export const JudgementHistory = z
  .object({
    entries: z.array(
      z.object({
        reader: z.string().nullable(),
        isYou: z.boolean(),
        isSettled: z.boolean(),
        variable: z.string().nullable().meta({ description: 'null: the sentiment' }),
        verdict: z.enum(['yes', 'no', ...LABELS]),
        isDrawn: z.boolean(),
        isBlind: z.boolean(),
        at: z.string(),
        endedAt: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'JudgementHistory' });
export type JudgementHistory = z.output<typeof JudgementHistory>;
