import { z } from 'zod';

/** What a server is and what it is connected to. */
export const Status = z
  .object({
    version: z.string(),
    engine: z.enum(['embedded', 'postgres']),
    demo: z.boolean(),
    defaultProvider: z.string(),
    allowedProviders: z.array(z.string()).meta({ description: 'The AI services that may be used' }),
    commentsPromise: z.string().nullable().meta({
      description: 'Said where no service elsewhere may be used: comments do not leave this machine',
    }),
    timeZone: z.string(),
    spreadsheet: z.object({ connected: z.boolean() }),
  })
  .meta({ id: 'Status' });
export type Status = z.infer<typeof Status>;
