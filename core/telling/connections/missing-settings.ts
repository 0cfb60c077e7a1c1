import type { Config } from '../../config.js';
import { settingOf } from '../../config-names.js';
import { CONNECTION_NEEDS, type ConnectionId, OPTIONAL_SETTINGS } from './connections.constants.js';

/** Settings that a connection needs and the configuration lacks. */
export const missingSettings = (config: Config, id: ConnectionId): string[] =>
  Object.keys(CONNECTION_NEEDS[id]).filter(
    (name) => !OPTIONAL_SETTINGS.includes(name) && !settingOf(config, name),
  );
