import { join } from 'node:path';

/** What lies where in the data folder. */
export const dataPaths = (dataDir: string) => ({
  database: join(dataDir, 'db'),
  /** Stored files, while no S3 is configured. */
  objects: join(dataDir, 'objects'),
  /** Backups that smops makes by itself. */
  backups: join(dataDir, 'backups'),
  /** Backups on their way in or out. */
  spool: join(dataDir, 'spool'),
});
