import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from './config.js';
import { CONFIG_TEXTS } from './config.texts.model.js';
import { ENTRY, parseEntries, readConfigAndFile } from './config-file.js';
import { ENVIRONMENT_ONLY, problemOfFileName } from './config-names.js';
import { CONFIG_VARIABLES } from './config-variables.js';
import { configFileOf } from './platform/data-folder/default-folder.js';

type Environment = Record<string, string | undefined>;

export interface Setting {
  name: string;
  /** The environment outranks the file. */
  from: 'environment' | 'file';
  /** Null for a secret, which is never shown. */
  value: string | null;
}

/** Whether a setting is a key, a password, or an address that holds one. */
export const isSecret = (name: string): boolean =>
  /KEY|TOKEN|PASSWORD|SECRET|DATABASE_URL|SMTP_URL/.test(name);

const readText = (path: string) =>
  existsSync(path) ? readFileSync(path, 'utf8').replace(/^\uFEFF/, '') : '';

/** What is set, in the environment or in the configuration file, in the order of the settings. */
export function listSettings(env: Environment): Setting[] {
  const file = parseEntries(readText(configFileOf(env)));
  return CONFIG_VARIABLES.flatMap((name) => {
    const given = env[name] || undefined;
    const value = given ?? (file[name] || undefined);
    if (value === undefined) return [];
    const from = given === undefined ? ('file' as const) : ('environment' as const);
    return [{ name, from, value: isSecret(name) ? null : value }];
  });
}

/** A value as the file holds it. Throws for one that no kind of quotes can hold. */
function quoted(name: string, value: string): string {
  if (/^[\w.,:/@+=-]*$/.test(value)) return value;
  // Between double quotes, readers make a line end of \\n.
  const quote = ["'", '"', '`'].find(
    (one) => !value.includes(one) && !(one === '"' && value.includes('\\n')),
  );
  if (quote === undefined || /[\r\n\0]/.test(value))
    throw new ConfigError(CONFIG_TEXTS().cannotBeStored(name));
  return quote + value + quote;
}

/** Throws ConfigError for a name that the configuration file cannot have, with the one that may have been meant. */
export function requireSettingName(env: Environment, name: string): void {
  if (CONFIG_VARIABLES.includes(name)) return;
  const isElsewhere = ENVIRONMENT_ONLY.some((one) => one === name);
  throw new ConfigError(
    isElsewhere
      ? CONFIG_TEXTS().environmentOnly(name, configFileOf(env))
      : (problemOfFileName(name, CONFIG_VARIABLES) ?? CONFIG_TEXTS().unknown(name)),
  );
}

/** The text of the configuration file with one setting set, or removed when `value` is undefined; other lines stay. */
function withSetting(text: string, name: string, value: string | undefined): string {
  const line = value === undefined ? '' : `${name}=${quoted(name, value)}`;
  let isPlaced = false;
  const changed = text.replaceAll(ENTRY, (entry) => {
    if (Object.keys(parseEntries(entry))[0] !== name) return entry;
    const replacement = isPlaced ? '' : line;
    isPlaced = true;
    return replacement;
  });
  if (isPlaced || value === undefined) return changed;
  return `${changed}${changed === '' || changed.endsWith('\n') ? '' : '\n'}${line}\n`;
}

/**
 * Sets settings in the configuration file, or removes those whose value is undefined; comments and other lines stay. The
 * file is replaced as a whole, readable by its owner alone. Throws ConfigError, and changes nothing, for an unknown name or
 * when the configuration would not be valid.
 */
export function changeSettings(env: Environment, values: Readonly<Record<string, string | undefined>>): void {
  const path = configFileOf(env);
  for (const name of Object.keys(values)) requireSettingName(env, name);
  const text = Object.entries(values).reduce(
    (changed, [name, value]) => withSetting(changed, name, value),
    readText(path),
  );
  const partial = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(partial, text, { mode: 0o600 });
    chmodSync(partial, 0o600);
    readConfigAndFile({ ...env, SMOPS_CONFIG_FILE: partial });
    renameSync(partial, path);
  } catch (error) {
    rmSync(partial, { force: true });
    if (error instanceof ConfigError) throw new ConfigError(error.message.replaceAll(partial, path));
    throw error;
  }
}

/** `changeSettings` of one setting. */
export const changeSetting = (env: Environment, name: string, value: string | undefined): void =>
  changeSettings(env, { [name]: value });
