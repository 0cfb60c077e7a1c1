import { z } from 'zod';

const reader = z.string().meta({ description: 'What the second reader is called' });

/** Two variables of which the readers do not agree which is mentioned more often. */
export const TurningOrder = z
  .object({
    variables: z
      .tuple([z.string(), z.string()])
      .meta({ description: 'The one first that smops counts more' }),
    machine: z.tuple([z.number(), z.number()]).meta({ description: 'Their shares by smops alone, 0 to 1' }),
    second: z.tuple([z.number(), z.number()]).meta({ description: 'By the second reader alone' }),
    reader,
  })
  .meta({ id: 'TurningOrder' });
export type TurningOrder = z.output<typeof TurningOrder>;

/** A difference that goes one way by smops and the other way by the second readers. */
export const TurningDifference = z
  .object({
    variable: z.string(),
    side: z.number().int().meta({
      description: 'Whose share it is less that of the other, or the mean of the others: its place from 0',
    }),
    machine: z.number().meta({ description: 'By smops alone, -1 to 1' }),
    second: z.number().meta({ description: 'By the second readers alone' }),
    reader,
  })
  .meta({ id: 'TurningDifference' });
export type TurningDifference = z.output<typeof TurningDifference>;

/** A rise or fall in a series that goes one way by smops and the other way by the second readers. */
export const TurningRise = z
  .object({
    variable: z.string(),
    machine: z.number().meta({ description: 'By smops alone, later less earlier, -1 to 1' }),
    second: z.number().meta({ description: 'By the second readers alone' }),
    reader,
  })
  .meta({ id: 'TurningRise' });
export type TurningRise = z.output<typeof TurningRise>;
