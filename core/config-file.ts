import { existsSync, readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Config, ConfigError, readConfig } from './config.js';
import { CONFIG_TEXTS } from './config.texts.model.js';
import { changedVariables, ENVIRONMENT_ONLY, problemOfFileName, problemOfVariable } from './config-names.js';
import { CONFIG_VARIABLES } from './config-variables.js';
import { messageOf } from './errors.js';
import { configFileOf } from './platform/data-folder/default-folder.js';

type Environment = Record<string, string | undefined>;

/** An entry as `parseEnv` reads it: a value in quotes may go over lines, one without ends with its line. */
export const ENTRY =
  /^[ \t]*(?:export[ \t]+)?[\w.]+[ \t]*=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`|(?!["'`])[^\r\n]*)[ \t]*(?:#.*)?$/gm;
const COMMENT = /^[ \t]*#.*$/gm;

/**
 * Entries by name. Throws for a line that is none, as a file that was cut short or overwritten has: left out in silence, a
 * DATABASE_URL would be another database. The message tells the line's number, since it may hold half a key.
 */
export function parseEntries(text: string): Environment {
  const rest = text.replace(ENTRY, (entry) => entry.replaceAll(/[^\n]/g, '')).replaceAll(COMMENT, '');
  const at = rest.split('\n').findIndex((line) => line.trim() !== '');
  if (at >= 0) throw new Error(CONFIG_TEXTS().noEntry(at + 1));
  return parseEnv(text) as Environment;
}

/** Throws ConfigError for a variable that looks like one of smops' and is none. */
function checkVariables(env: Environment): void {
  const known = [...CONFIG_VARIABLES, ...ENVIRONMENT_ONLY];
  for (const [name, value] of Object.entries(env)) {
    const problem = value === '' ? undefined : problemOfVariable(name, known);
    if (problem !== undefined) throw new ConfigError(problem);
  }
}

/** Whether others on this machine can read the configuration file, which may hold keys. Undefined when there is none. */
export function isConfigFileOpen(path: string): boolean | undefined {
  // Not by stat alone: below something that is no folder it throws.
  if (!existsSync(path)) return undefined;
  return (statSync(path).mode & 0o077) !== 0 && process.platform !== 'win32';
}

/**
 * The configuration from the environment and, for what that does not set, from the file of SMOPS_CONFIG_FILE (else
 * smops.env in the data folder, which need not exist): lines of NAME=value. Throws ConfigError, also for a name that looks
 * like one of smops' and is none: a budget with a typing error would be no budget.
 */
export function readConfigAndFile(env: Environment): Config {
  const path = configFileOf(env);
  checkVariables(env);
  if (!env.SMOPS_CONFIG_FILE && !existsSync(path)) return readConfig(env);
  let file: Environment;
  try {
    file = parseEntries(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ConfigError(CONFIG_TEXTS().unreadableFile(path, messageOf(error)));
  }
  const misplaced = ENVIRONMENT_ONLY.find((name) => file[name] !== undefined);
  if (misplaced !== undefined) throw new ConfigError(CONFIG_TEXTS().environmentOnly(misplaced, path));
  for (const name of Object.keys(file)) {
    const problem = problemOfFileName(name, CONFIG_VARIABLES);
    if (problem !== undefined) throw new ConfigError(CONFIG_TEXTS().inFile(problem, path));
  }
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  return readConfig({ ...file, ...given });
}

/** What a running server can take over: all that is looked up again for each call. */
const CHANGEABLE = [
  'providers',
  'ownModel',
  'defaultProvider',
  'allowedProviders',
  'dailyBudgetUsd',
  'askAboveUsd',
  'maxComments',
  'maxUploadBytes',
  'youtube',
  'facebook',
  'deliveries',
  'shareLinks',
] as const satisfies (keyof Config)[];
type Changeable = (typeof CHANGEABLE)[number];

export interface ConfigChanges {
  /** Variables whose values count from now on. */
  applied: string[];
  /** Variables whose values count only after a restart. */
  waiting: string[];
}

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/**
 * Takes over from `read` what can be changed while smops runs. `config` is changed in place: everybody who holds it uses
 * the new values with the next call. `fixed` ones are left as they are.
 */
export function applyConfig(config: Config, read: Config, fixed: readonly Changeable[] = []): ConfigChanges {
  const names = [...new Set([...Object.keys(config), ...Object.keys(read)])] as (keyof Config)[];
  const changes: ConfigChanges = { applied: [], waiting: [] };
  for (const name of names.filter((one) => differs(config[one], read[one]))) {
    if (fixed.some((one) => one === name)) continue;
    if (!CHANGEABLE.some((one) => one === name))
      changes.waiting.push(...changedVariables(name, config[name], read[name]));
    else {
      changes.applied.push(...changedVariables(name, config[name], read[name]));
      Object.assign(config, { [name]: read[name] });
    }
  }
  return changes;
}
