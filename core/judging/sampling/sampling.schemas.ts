import { z } from 'zod';
import { MAX_DRAW } from './sampling.constants.js';

/** How well the team wishes to know the shares: then the queue counts down to it, and closes. */
export const ReadingGoal = z.object({
  within: z.number().min(0.1).max(50).meta({
    description: 'Percentage points: each share is to be known to plus or minus as many',
  }),
  variables: z
    .array(z.string())
    .min(1)
    .nullable()
    .default(null)
    .meta({ description: 'For which this is enough; null: all' }),
});
export type ReadingGoal = z.output<typeof ReadingGoal>;

export const SetReadingGoalInput = z
  .object({ goal: ReadingGoal.nullable().meta({ description: 'null: read all that is drawn' }) })
  .meta({ id: 'SetReadingGoalInput', example: { goal: { within: 3, variables: null } } });
export type SetReadingGoalInput = z.input<typeof SetReadingGoalInput>;

export const DrawSampleInput = z
  .object({
    size: z.number().int().min(1).max(MAX_DRAW).default(200).meta({
      description: 'How many comments to draw; after an earlier draw, how many more',
    }),
    goal: ReadingGoal.optional().meta({
      description: 'The wish that is read for, with this draw and later ones; left out: it stays as it is',
    }),
    seed: z.string().trim().min(1).max(100).optional().meta({
      description:
        'Fixes which comments are drawn; left out: the same for all runs, so that the same file draws the same comments. Only for the first draw of a run',
    }),
  })
  .meta({ id: 'DrawSampleInput' });
export type DrawSampleInput = z.input<typeof DrawSampleInput>;

/** The drawn sample of a run. */
export const Draw = z
  .object({
    taskId: z.string(),
    seed: z.string(),
    drawnAt: z.string(),
    drawnBy: z.string(),
    drawn: z.number().int().meta({ description: 'Drawn comments, copies included' }),
    texts: z.number().int().meta({ description: 'Different texts among them: what there is to read' }),
    goal: ReadingGoal.nullable().meta({ description: 'The wish that is read for; null: there is none' }),
    common: z.number().int().meta({ description: 'Drawn among all comments, read for every variable' }),
    readers: z
      .array(
        z.object({
          reader: z.string().nullable().meta({ description: 'null: another reader; names are for admins' }),
          isYou: z.boolean(),
          read: z.number().int().meta({ description: 'Texts on which they judged every variable' }),
        }),
      )
      .meta({ description: 'Who has read of it' }),
  })
  .meta({ id: 'Draw' });
export type Draw = z.output<typeof Draw>;

/** The drawn comments as a file has them: how each was drawn. */
export const DrawnComment = z
  .object({
    position: z.number().int().meta({ description: 'The order in which they are read, from 1' }),
    number: z.number().int().meta({ description: "The comment's place in the run, from 1" }),
    content: z.string(),
    forVariables: z
      .array(z.string())
      .nullable()
      .meta({ description: 'null: read for every variable; else drawn for these alone' }),
    probability: z.number(),
    drawnAt: z.string(),
  })
  .meta({ id: 'DrawnComment' });
export type DrawnComment = z.output<typeof DrawnComment>;
