import { homedir } from 'node:os';
import { join, win32 } from 'node:path';

/** The configuration file: that of SMOPS_CONFIG_FILE, else smops.env in the data folder. It need not exist. */
export const configFileOf = (env: Record<string, string | undefined>): string =>
  env.SMOPS_CONFIG_FILE || join(dataFolderOf(env), 'smops.env');

/**
 * Where smops keeps its data unless SMOPS_DATA_DIR says otherwise: on Windows in the folder of programs' data that is this
 * user's and stays on this computer. Empty variables are unset.
 */
export function dataFolderOf(
  env: Record<string, string | undefined>,
  platform: NodeJS.Platform = process.platform,
): string {
  if (platform === 'win32') {
    const local = env.LOCALAPPDATA || win32.join(homedir(), 'AppData', 'Local');
    return env.SMOPS_DATA_DIR || win32.join(local, 'smops');
  }
  const base = env.XDG_DATA_HOME || join(homedir(), '.local', 'share');
  return env.SMOPS_DATA_DIR || join(base, 'smops');
}

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
