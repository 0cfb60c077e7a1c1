import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Stands beside an embedded database's folder while it is being made; what it stands beside holds nothing yet. */
export const unfinishedMark = (dataDir: string) => `${dataDir}.unfinished`;

/**
 * Whether `dataDir` holds an embedded database that was made to the end, or what is left of one: anything at all. The
 * engine would make a new database over one whose PG_VERSION is gone. A file in its place is no folder to make one in.
 */
export const isDatabaseFolder = (dataDir: string): boolean =>
  existsSync(dataDir) &&
  !existsSync(unfinishedMark(dataDir)) &&
  (!statSync(dataDir).isDirectory() || readdirSync(dataDir).length > 0);

/** Whether the engine would take it for a database. */
export const isWholeFolder = (dataDir: string): boolean => existsSync(join(dataDir, 'PG_VERSION'));
