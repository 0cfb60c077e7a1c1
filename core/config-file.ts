import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Config, ConfigError, readConfig } from './config.js';
import { dataFolderOf } from './data-folder/default-folder.js';
import { messageOf } from './errors.js';

const CONFIG_FILE = 'smops.env';
/** They decide where the file is looked for, or belong to commands alone. */
const NOT_IN_FILE = ['SMOPS_DATA_DIR', 'SMOPS_CONFIG_FILE', 'SMOPS_URL', 'SMOPS_TOKEN'];

type Environment = Record<string, string | undefined>;

export const configFileOf = (env: Environment): string =>
  env.SMOPS_CONFIG_FILE || join(dataFolderOf(env), CONFIG_FILE);

/** An entry as `parseEnv` reads it: a value in quotes may go over lines, one without ends with its line. */
const ENTRY =
  /^[ \t]*(?:export[ \t]+)?[\w.]+[ \t]*=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`|(?!["'`])[^\r\n]*)[ \t]*(?:#.*)?$/gm;
const COMMENT = /^[ \t]*#.*$/gm;

/**
 * Entries by name. Throws for a line that is none, as a file that was cut short or overwritten has: left out in silence, a
 * DATABASE_URL would be another database. The message tells the line's number, since it may hold half a key.
 */
function parseEntries(text: string): Environment {
  const rest = text.replace(ENTRY, (entry) => entry.replaceAll(/[^\n]/g, '')).replaceAll(COMMENT, '');
  const at = rest.split('\n').findIndex((line) => line.trim() !== '');
  if (at >= 0) throw new Error(`line ${at + 1} is not NAME=value`);
  return parseEnv(text) as Environment;
}

/**
 * The configuration from the environment and, for what that does not set, from the file of SMOPS_CONFIG_FILE (else
 * smops.env in the data folder, which need not exist): lines of NAME=value. Throws ConfigError.
 */
export function readConfigAndFile(env: Environment): Config {
  const path = configFileOf(env);
  if (!env.SMOPS_CONFIG_FILE && !existsSync(path)) return readConfig(env);
  let file: Environment;
  try {
    file = parseEntries(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ConfigError(`The configuration file ${path} cannot be read (${messageOf(error)}).`);
  }
  const misplaced = NOT_IN_FILE.find((name) => file[name] !== undefined);
  if (misplaced !== undefined)
    throw new ConfigError(`${misplaced} cannot stand in ${path}; set it in the environment.`);
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  return readConfig({ ...file, ...given });
}

/** What a running server can take over: all that is looked up anew for each call. */
const CHANGEABLE = [
  'providers',
  'defaultProvider',
  'dailyBudgetUsd',
  'askAboveUsd',
  'maxComments',
  'maxUploadBytes',
  'youtube',
  'facebook',
] as const satisfies (keyof Config)[];
type Changeable = (typeof CHANGEABLE)[number];

export interface ConfigChanges {
  /** Names of settings that count from now on. */
  applied: string[];
  /** Names of settings that count only after a restart. */
  waiting: string[];
}

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** Names of what differs; of the AI services each by its own. */
function changedNames(config: Config, read: Config, name: keyof Config): string[] {
  if (name !== 'providers') return [name];
  const ids = Object.keys(read.providers) as (keyof Config['providers'])[];
  return ids.filter((id) => differs(config.providers[id], read.providers[id]));
}

/**
 * Takes over from `read` what can be changed while smops runs. `config` is changed in place: everybody who holds it uses
 * the new values with the next call. `fixed` ones are left as they are.
 */
export function applyConfig(config: Config, read: Config, fixed: readonly Changeable[] = []): ConfigChanges {
  const names = [...new Set([...Object.keys(config), ...Object.keys(read)])] as (keyof Config)[];
  const changes: ConfigChanges = { applied: [], waiting: [] };
  for (const name of names.filter((one) => differs(config[one], read[one]))) {
    if (fixed.some((one) => one === name)) continue;
    if (!CHANGEABLE.some((one) => one === name)) changes.waiting.push(name);
    else {
      changes.applied.push(...changedNames(config, read, name));
      Object.assign(config, { [name]: read[name] });
    }
  }
  return changes;
}
