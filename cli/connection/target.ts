import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { findServer, type ServerFile } from '@smops/core/platform/data-folder/data-folder.js';
import { configFileOf, dataFolderOf } from '@smops/core/platform/data-folder/default-folder.js';
import { databaseName, EMBEDDED_DATABASE, sayDatabase } from '@smops/core/platform/db/database-name.model.js';
import { EXIT } from '../failures/exit-codes.js';
import { CommandError, usageError } from '../failures/failures.js';
import type { Io } from '../output/io.js';
import { connectionTexts } from './connection.texts.js';
import { DEFAULT_PROFILE, findProfile, getProfile } from './profiles.js';

/** A server that flags, environment or profile name. */
export interface RemoteTarget {
  url: string;
  token: string | undefined;
  /** Its name among those of `smops login`. */
  profile?: string;
}

/** An IP address of this machine, or localhost: a name like 127.smops.example is neither. */
const isLoopbackHost = (host: string) =>
  host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));

/** The address of a remote server. A token over plain http leaves the machine readable, so that is refused. */
export function checkRemote(url: string, token: string | undefined): string {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw usageError(connectionTexts().notAddress(url));
  }
  const { protocol, hostname } = new URL(url);
  if (protocol === 'http:' && token !== undefined && !isLoopbackHost(hostname)) {
    throw usageError(connectionTexts().unencrypted(hostname));
  }
  return url.replace(/(?<!\/)\/+$/, '');
}

/** The server that flags or environment name, if they do. Refuses an environment that names two targets. */
export function findNamedTarget(
  { env }: Pick<Io, 'env'>,
  { url, profile }: { url?: string | undefined; profile?: string | undefined },
): RemoteTarget | undefined {
  const { SMOPS_URL, SMOPS_TOKEN } = env;
  if (url !== undefined && profile !== undefined) {
    throw usageError(connectionTexts().urlAndProfile);
  }
  if (url !== undefined) return { url, token: SMOPS_TOKEN || undefined };
  if (profile !== undefined) return { ...getProfile({ env }, profile), profile };
  if (!SMOPS_URL) return undefined;
  const other = ['DATABASE_URL', 'SMOPS_DATA_DIR'].find((name) => env[name]);
  if (other !== undefined) {
    throw usageError(connectionTexts().twoTargets(other));
  }
  return { url: SMOPS_URL, token: SMOPS_TOKEN || undefined };
}

/** The default profile, unless the environment says which data are meant. */
export function findDefaultTarget({ env }: Pick<Io, 'env'>): RemoteTarget | undefined {
  if (env.DATABASE_URL || env.SMOPS_DATA_DIR) return undefined;
  const profile = findProfile({ env }, DEFAULT_PROFILE);
  return profile === undefined ? undefined : { ...profile, profile: DEFAULT_PROFILE };
}

/**
 * The server elsewhere that commands use, as `connect` finds it; undefined when they use this machine's data. Throws as
 * `connect` does.
 */
export function findRemoteTarget(
  io: Pick<Io, 'env'>,
  options: { url?: string | undefined; profile?: string | undefined },
): RemoteTarget | undefined {
  const named = findNamedTarget(io, options);
  if (named !== undefined) {
    const url = checkRemote(named.url, named.token);
    return findOwnServer(io, { ...named, url }) === undefined ? { ...named, url } : undefined;
  }
  const server = findServer(dataFolderOf(io.env));
  if (server === undefined) return findDefaultTarget(io);
  checkDatabase(io, server);
  return undefined;
}

/** A command's environment and flags. */
type Asked = { io: Pick<Io, 'env'>; options: Record<string, unknown> };

/** Whether a server or a data folder is in reach of a command. Throws as `connect` does. */
export const isInReach = ({ io, options }: Asked): boolean =>
  findNamedTarget(io, {
    url: options.url as string | undefined,
    profile: options.profile as string | undefined,
  }) !== undefined ||
  existsSync(dataFolderOf(io.env)) ||
  findDefaultTarget(io) !== undefined;

/** Whether nothing is kept anywhere yet: a command that may make a data folder would make a new one. */
export const isFirstUse = (asked: Asked): boolean =>
  !isInReach(asked) && !asked.io.env.DATABASE_URL && !existsSync(configFileOf(asked.io.env));

const originOf = (url: string) =>
  new URL(url).origin.replace(/\/\/(localhost|\[::1\])(?=:|$)/, '//127.0.0.1');

/** This machine's own server, when an address without a token names it. */
export function findOwnServer(
  { env }: Pick<Io, 'env'>,
  { url, token }: RemoteTarget,
): ServerFile | undefined {
  if (token !== undefined) return undefined;
  const server = findServer(dataFolderOf(env));
  return server !== undefined && originOf(server.url) === originOf(url) ? server : undefined;
}

/**
 * Throws CONFLICT when the environment's DATABASE_URL names another database than that of the server that runs on the
 * data folder: the command would otherwise change the wrong data.
 */
export function checkDatabase({ env }: Pick<Io, 'env'>, { url, database }: ServerFile): void {
  const wanted = databaseName(env.DATABASE_URL);
  if (wanted === EMBEDDED_DATABASE || wanted === database) return;
  const folder = dataFolderOf(env);
  throw new CommandError(
    connectionTexts().wrongDatabase(
      sayDatabase(wanted),
      url,
      folder,
      database === undefined
        ? connectionTexts().unknownDatabase
        : connectionTexts().thatDatabase(sayDatabase(database)),
    ),
    EXIT.conflict,
  );
}
