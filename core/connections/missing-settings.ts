import type { Config } from '../config.js';
import { settingOf } from '../config-names.js';
import { CONNECTION_NEEDS, type ConnectionId } from './connections.constants.js';

/** Settings that a connection needs and the configuration lacks. */
export const missingSettings = (config: Config, id: ConnectionId): string[] =>
  Object.keys(CONNECTION_NEEDS[id]).filter((name) => !settingOf(config, name));
