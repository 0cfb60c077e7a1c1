import { z } from 'zod';
import { AnalysisIdInput } from '../../analysis/analyzer/analyzer.schemas.js';
import { BASES } from '../estimates/basis.constants.js';
import { basisInput } from '../estimates/estimate.schemas.js';

/** The run that a run is compared with. */
export const beforeInput = z.string().min(1).max(64).optional().meta({
  description:
    'The id of the run that it is compared with, or none. Without it the best one: of other comments, written earlier, with the same codebook or all variables',
});

export const RunFindingInput = AnalysisIdInput.extend({ basis: basisInput, before: beforeInput });

/** What is most worth saying of a run. */
export const RunFinding = z
  .object({
    taskId: z.string(),
    kind: z.enum(['peak', 'change', 'share', 'none']).meta({
      description:
        'A time at which a variable was clearly mentioned more often, else the largest clear change since the run before, else the largest share',
    }),
    sentence: z.string().meta({ description: 'The first sentence of its page, its report and its lists' }),
    basis: z.enum(BASES).meta({ description: 'What its numbers rest on' }),
  })
  .meta({ id: 'RunFinding' });
export type RunFinding = z.output<typeof RunFinding>;
