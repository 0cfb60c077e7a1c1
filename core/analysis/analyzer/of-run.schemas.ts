import { z } from 'zod';

/** Names a run. */
export const OfRun = z.object({
  taskId: z.string().min(1).max(64).meta({
    description: 'The id of a run: `analysisId` in the list of runs',
    example: '0f2d8f0e-5f0c-4a57-9c1b-2f8f2a8f7c11',
  }),
});
export type OfRun = z.input<typeof OfRun>;
