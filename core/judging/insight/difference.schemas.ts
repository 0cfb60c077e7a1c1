import { z } from 'zod';
import { DIFFERENCE_SIZES } from './difference-size.model.js';

/** How a difference of shares is described. */
export const DifferenceSizeField = z.enum(DIFFERENCE_SIZES).meta({
  description:
    'large: 10 points, or double; clear: from 5 points; small: from 2; little: less. Says nothing of chance: that is isClear',
});
export const IsClearField = z.boolean().meta({
  description:
    'Adjusted p below 0.05. Each text counts once in the test: of copies only the first, whatever the shares count',
});

/** The share of a variable with and without copies. */
export const CopiedShare = z
  .object({
    comments: z
      .number()
      .int()
      .meta({ description: 'Comments with the variable that are copies of one another' }),
    texts: z.number().int().meta({ description: 'How many texts they are' }),
    all: z.number().meta({ description: 'The share when every copy counts' }),
    once: z.number().meta({ description: 'The share when each text counts once' }),
  })
  .meta({ id: 'CopiedShare' });
