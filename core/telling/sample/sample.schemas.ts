import { z } from 'zod';

/** Where the sample comments are: their run, and the comparison of their two communities. */
export const Sample = z.object({ taskId: z.string(), comparisonId: z.string() }).meta({ id: 'Sample' });
export type Sample = z.infer<typeof Sample>;
