import { homedir } from 'node:os';
import { join } from 'node:path';

/** The configuration file: that of SMOPS_CONFIG_FILE, else smops.env in the data folder. It need not exist. */
export const configFileOf = (env: Record<string, string | undefined>): string =>
  env.SMOPS_CONFIG_FILE || join(dataFolderOf(env), 'smops.env');

/** Where smops keeps its data unless SMOPS_DATA_DIR says otherwise. Empty variables are unset. */
export function dataFolderOf(env: Record<string, string | undefined>): string {
  const base = env.XDG_DATA_HOME || join(homedir(), '.local', 'share');
  return env.SMOPS_DATA_DIR || join(base, 'smops');
}
