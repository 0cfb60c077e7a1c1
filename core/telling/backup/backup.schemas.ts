import { z } from 'zod';

/**
 * A backup is gzip over lines of JSON, so that any engine's rows fit and nothing is ever held whole in memory:
 *
 * - first the header;
 * - for each table its `TableLine`, then lines that are lists of rows as PostgreSQL's row_to_json writes them;
 * - for each stored object its `ObjectLine`, then lines that are strings of base64;
 * - last the `EndLine`, without which the file is cut short.
 */
export const BackupHeader = z.object({
  smops: z.literal('backup'),
  format: z.literal(1),
  version: z.string(),
  createdAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  /** Names of the migrations that made the tables, in the order they were applied. */
  migrations: z.array(z.string()),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

export const TableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
/** `object` is the path below the folder of objects, with slashes. */
export const ObjectLine = z.object({ object: z.string(), sizeBytes: z.number().int().min(0) });
const SequenceValue = z.object({ last: z.number().int(), isCalled: z.boolean() });
export const EndLine = z.object({
  end: z.literal(true),
  /** Rows of each table. */
  rows: z.record(z.string(), z.number().int()),
  objects: z.number().int(),
  /** Where each counter stood: ids of deleted things are not given again. */
  sequences: z.record(z.string(), SequenceValue),
});
export type EndLine = z.infer<typeof EndLine>;

/** What a backup holds, as told after making or restoring it. */
export const BackupSummary = z
  .object({
    createdAt: z.string(),
    version: z.string(),
    tables: z.number().int(),
    rows: z.number().int(),
    objects: z.number().int(),
  })
  .meta({ id: 'BackupSummary' });
export type BackupSummary = z.infer<typeof BackupSummary>;

export const Restored = BackupSummary.extend({
  kept: z.string().nullable().meta({ description: 'Where the server saved what was there before' }),
  held: z
    .number()
    .int()
    .meta({ description: 'Deliveries that waited when the backup was made, and are not sent by themselves' }),
}).meta({ id: 'Restored' });
export type Restored = z.infer<typeof Restored>;
