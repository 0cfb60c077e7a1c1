import type { Config } from '../../config.js';
import type { Clock } from '../../context.js';
import { dataPaths } from '../data-folder/default-folder.js';
import { DiskStore } from './disk/disk-store.js';
import type { ObjectStore } from './object-store.js';
import { S3Store } from './s3/s3-store.js';

/** The store that the configuration names. Opens nothing yet. */
export function createObjectStore(config: Config, clock: Clock): ObjectStore {
  if (config.s3 !== undefined) return new S3Store(config.s3, clock);
  return new DiskStore(dataPaths(config.dataDir).objects, clock);
}
