import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Stands beside an embedded database's folder while it is being made; what it stands beside holds nothing yet. */
export const unfinishedMark = (dataDir: string) => `${dataDir}.unfinished`;

/** Whether `dataDir` holds an embedded database that was made to the end. */
export const isDatabaseFolder = (dataDir: string): boolean =>
  existsSync(join(dataDir, 'PG_VERSION')) && !existsSync(unfinishedMark(dataDir));
