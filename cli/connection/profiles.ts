import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { EXIT } from '../failures/exit-codes.js';
import { CommandError } from '../failures/failures.js';
import type { Io } from '../output/io.js';
import { connectionTexts } from './connection.texts.js';

export interface Profile {
  url: string;
  token: string;
}

interface Profiles {
  profiles: Record<string, Profile>;
}

export const DEFAULT_PROFILE = 'default';

/** Where `smops login` keeps addresses and tokens, by the XDG Base Directory Specification; on Windows in APPDATA. */
export const profilesFile = ({ env }: Pick<Io, 'env'>): string => {
  const windows = process.platform === 'win32' ? env.APPDATA : undefined;
  const folder = windows || env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config');
  return join(folder, 'smops', 'config.json');
};

/** By hand: a schema library would make every command start later. Throws when the value is something else. */
function parseProfiles(value: unknown): Profiles {
  const entries = Object.entries((value as Profiles).profiles).map(([name, { url, token }]) => {
    if (typeof url !== 'string' || typeof token !== 'string') throw new TypeError(name);
    return [name, { url, token }] as const;
  });
  return { profiles: Object.fromEntries(entries) };
}

function readAll(io: Pick<Io, 'env'>): Profiles {
  const path = profilesFile(io);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { profiles: {} };
    throw error;
  }
  try {
    return parseProfiles(JSON.parse(text));
  } catch {
    throw new CommandError(connectionTexts().unreadable(path), EXIT.badInput);
  }
}

/** The whole file at once, for its owner only. */
function writeAll(io: Pick<Io, 'env'>, all: Profiles): void {
  const path = profilesFile(io);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
  chmodSync(partial, 0o600);
  renameSync(partial, path);
}

export const findProfile = (io: Pick<Io, 'env'>, name: string): Profile | undefined =>
  readAll(io).profiles[name];

/** Throws when there was no sign-in under that name. */
export function getProfile(io: Pick<Io, 'env'>, name: string): Profile {
  const profile = findProfile(io, name);
  if (profile === undefined) {
    throw new CommandError(connectionTexts().noProfile(name), EXIT.notFound);
  }
  return profile;
}

export function saveProfile(io: Pick<Io, 'env'>, name: string, profile: Profile): void {
  const { profiles } = readAll(io);
  writeAll(io, { profiles: { ...profiles, [name]: profile } });
}

/** Answers whether there was one. */
export function removeProfile(io: Pick<Io, 'env'>, name: string): boolean {
  const { profiles } = readAll(io);
  const { [name]: removed, ...rest } = profiles;
  if (removed !== undefined) writeAll(io, { profiles: rest });
  return removed !== undefined;
}
