import { z } from 'zod';

/** What an import of read comments did. */
export const QueueImport = z
  .object({
    rows: z.number().int().meta({ description: 'Rows of the file, without its title row' }),
    stored: z.number().int().meta({ description: 'Comments whose verdict is stored now' }),
    unchanged: z.number().int().meta({ description: 'Comments on which you had said the same' }),
    unread: z.number().int().meta({ description: 'Rows in which nothing is filled in' }),
    flagged: z.number().int().meta({ description: 'Comments that got a note, and a flag with it' }),
  })
  .meta({ id: 'QueueImport' });
export type QueueImport = z.output<typeof QueueImport>;
