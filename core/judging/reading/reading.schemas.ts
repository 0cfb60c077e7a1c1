import { z } from 'zod';
import { runName } from '../../analysis/analyzer/run-name.schemas.js';
import { Said } from '../../analysis/judgements/judgements.schemas.js';
import { GoalLeft } from '../reading-plan/plan.schemas.js';
import { QUEUES } from './reading.constants.js';

const flag = z.union([z.boolean(), z.stringbool()]);

export const ReadingQueueInput = z.object({
  queue: z.enum(QUEUES).default('drawn').meta({
    description:
      'drawn: drawn comments that you have not judged yet. disputed: those on which readers differ. flagged: those with a flag. done: drawn ones that you have judged, the last first',
  }),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  skipped: flag
    .default(true)
    .meta({ description: 'Skipped ones come after the others; false leaves them out' }),
  beyond: flag.default(false).meta({
    description:
      'Gives drawn comments also once the wish that is read for is reached; else there are none then',
  }),
});

/** A comment to be read. What the machine says of it is not told while it is to be judged alone. */
export const ReadingItem = z
  .object({
    seq: z.number().int(),
    number: z.number().int().meta({ description: "The comment's place in the run, from 1" }),
    content: z.string(),
    plainSpelling: z.string().nullable(),
    language: z.string(),
    parent: z.string().nullable().meta({ description: 'The comment that this one answers' }),
    copies: z.number().int().meta({ description: 'Comments of the run with the same text' }),
    own: z
      .object({
        tags: z.record(z.string(), z.boolean()),
        sentiment: z.enum(['positive', 'neutral', 'negative']).nullable(),
      })
      .meta({ description: 'What you said of it, without sight of the tags' }),
    isSkipped: z.boolean(),
    isFlagged: z.boolean(),
    note: z.string(),
    said: z
      .array(Said)
      .meta({ description: 'What readers say of it: only of those you have judged yourself' }),
  })
  .meta({ id: 'ReadingItem' });
export type ReadingItem = z.output<typeof ReadingItem>;

export const ReadingQueue = z
  .object({
    taskId: z.string(),
    fileName: z.string(),
    runName,
    post: z.string().meta({ description: 'What the comments stand under; may be empty' }),
    variables: z.array(
      z.object({
        name: z.string(),
        definition: z.string(),
        counts: z.string(),
        notCounts: z.string(),
      }),
    ),
    items: z.array(ReadingItem),
    goal: GoalLeft.nullable().meta({
      description: 'The wish that is read for, and how far it is; null: all that is drawn is read',
    }),
    progress: z.object({
      texts: z.number().int().meta({
        description:
          "Different texts that were drawn, without those that you judged with the machine's tags in sight",
      }),
      read: z.number().int().meta({ description: 'Those that you have judged' }),
      skipped: z.number().int(),
      disputed: z.number().int().meta({ description: 'Texts on which readers differ, not settled yet' }),
      flagged: z.number().int(),
    }),
  })
  .meta({ id: 'ReadingQueue' });
export type ReadingQueue = z.output<typeof ReadingQueue>;

export const MarkCommentInput = z
  .object({
    isSkipped: z.boolean().optional().meta({ description: 'It comes again at the end of the queue' }),
    isFlagged: z.boolean().optional(),
    note: z.string().trim().max(1000).optional(),
  })
  .meta({ id: 'MarkCommentInput' });
export type MarkCommentInput = z.input<typeof MarkCommentInput>;
