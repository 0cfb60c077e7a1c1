import { z } from 'zod';
import { TRANSFER_FORMATS } from './transfer.constants.js';

const flag = z
  .enum(['true', 'false'])
  .optional()
  .transform((value) => value === 'true');

export const ImportQuery = z.object({
  dryRun: flag.meta({ description: 'true: say what would happen and change nothing', example: 'true' }),
  fileName: z.string().max(300).optional().meta({
    description: 'Only its ending is used, where the content leaves a doubt',
    example: 'accounts.csv',
  }),
});
export type ImportQuery = z.input<typeof ImportQuery>;

/** What an import did, or, as a dry run, would do. */
export const ImportReport = z
  .object({
    dryRun: z.boolean(),
    rows: z.number().int().meta({ description: 'Rows of the file, without its title row' }),
    created: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    refused: z.number().int(),
    problems: z
      .array(
        z.object({
          line: z.number().int(),
          field: z.string().nullable(),
          message: z.string(),
        }),
      )
      .meta({ description: 'Why rows were refused, in the order of the file' }),
    problemsOmitted: z.number().int().meta({ description: 'How many problems more there are' }),
    ignoredColumns: z.array(z.string()).meta({ description: 'Columns of the file that are no field' }),
  })
  .meta({ id: 'ImportReport' });
export type ImportReport = z.infer<typeof ImportReport>;

/** The format of an export. */
export const exportFormat = z.enum(TRANSFER_FORMATS).default('csv').meta({ example: 'xlsx' });
