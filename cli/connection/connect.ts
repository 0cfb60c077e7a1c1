import { setTimeout as sleep } from 'node:timers/promises';
import { findHolder, findServer, type ServerFile } from '@smops/core/platform/data-folder/data-folder.js';
import { dataFolderOf } from '@smops/core/platform/data-folder/default-folder.js';
import { databaseName, sayDatabase } from '@smops/core/platform/db/database-name.model.js';
import { type Client, createClient } from '@smops/server/client/client.js';
import { terminalLanguage } from '../language/language.js';
import type { Io } from '../output/io.js';
import { connectionTexts } from './connection.texts.js';
import { type Fetch, lastingFetch } from './lasting-fetch.js';
import { loopbackFetch } from './loopback-fetch.js';
import {
  checkDatabase,
  checkRemote,
  findDefaultTarget,
  findNamedTarget,
  findOwnServer,
  type RemoteTarget,
} from './target.js';

export interface Connection {
  client: Client;
  /** Sends a request as it is, which carries its own token. */
  send: Fetch;
  /** That the user gave for a server elsewhere. */
  token?: string | undefined;
  /** What the calls reach: a remote server, this machine's server, or this very process. */
  where: 'remote' | 'local-server' | 'in-process';
  url: string;
  /** What would be changed, for a question to people: server and database, or the database itself. */
  target: string;
  /** The profile of `smops login` that was used. */
  profile?: string | undefined;
  /** The data folder and the name of the database, where this machine knows them. */
  dataFolder?: string;
  database?: string | undefined;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** `--url` */
  url?: string;
  /** `--profile`, a name that `smops login` was given. */
  profile?: string;
  /** What the command does, shown to others that wait for the data folder. */
  purpose: string;
  /** Whether a missing data folder may be made (only `analyze`). */
  mayCreate?: boolean;
  /** Whether other commands may join while the application runs in this process. */
  isShared?: boolean;
  /** How long a server that went away is waited for (0). */
  patienceMs?: number;
  /** Ends a wait for the server or for the data folder. */
  signal?: AbortSignal;
}

/** A server that starts or stops holds the data folder for some seconds without answering. */
const SERVER_WAIT_MS = 60_000;

/** The server of this data folder, also one that is just starting; undefined when there is none or it is ending. */
async function awaitServer(
  folder: string,
  io: Io,
  signal: AbortSignal | undefined,
): Promise<ServerFile | undefined> {
  const deadline = Date.now() + SERVER_WAIT_MS;
  for (let isTold = false; ; isTold = true) {
    const server = findServer(folder);
    if (server !== undefined) return server;
    if (findHolder(folder)?.purpose !== 'serve' || Date.now() > deadline) return undefined;
    if (!isTold) io.err(`smops: ${connectionTexts().waitingServer}\n`);
    signal?.throwIfAborted();
    await sleep(100);
  }
}

export type { Finding } from '@smops/server/in-process.js';

/** Reads the configuration as a server would; throws ConfigError when it is not valid. */
export async function checkConfig(env: Io['env']): Promise<void> {
  const { readConfigAndFile } = await import('@smops/server/in-process.js');
  readConfigAndFile(env);
}

/** The settings of this machine's configuration file. */
export const loadSettings = async () => {
  const { canReload, changeSetting, isSecret, listSettings, requireSettingName } = await import(
    '@smops/server/in-process.js'
  );
  return { canReload, changeSetting, isSecret, listSettings, requireSettingName };
};

/** The doctor, which looks at what the server needs. */
export const loadDoctor = async () => {
  const { diagnose, diagnoseRemote } = await import('@smops/server/in-process.js');
  return { diagnose, diagnoseRemote };
};

/** `fetch` that tells of each call: method, path, status, milliseconds. Never of headers or bodies. */
function traced({ trace }: Io, send: Fetch): Fetch {
  if (trace === undefined) return send;
  return async (request, init) => {
    const { pathname, search } = new URL(request instanceof Request ? request.url : request);
    const startedMs = performance.now();
    const answer = await send(request, init);
    const method = init?.method ?? (request instanceof Request ? request.method : 'GET');
    trace(`${method} ${pathname}${search} ${answer.status} ${Math.round(performance.now() - startedMs)} ms`);
    return answer;
  };
}

async function openHere(io: Io, options: ConnectOptions): Promise<Connection> {
  const { openInProcess, readConfigAndFile } = await import('@smops/server/in-process.js');
  const config = readConfigAndFile(io.env);
  const app = await openInProcess({
    config,
    purpose: options.purpose,
    mayCreate: options.mayCreate ?? false,
    isShared: options.isShared ?? false,
    signal: options.signal,
    onProgress: (message) => io.err(`smops: ${message}\n`),
  });
  const url = 'http://in-process.smops';
  const database = databaseName(config.databaseUrl);
  return {
    client: createClient({
      baseUrl: url,
      token: app.token,
      language: terminalLanguage(),
      fetch: traced(io, app.fetch),
    }),
    send: traced(io, app.fetch),
    where: 'in-process',
    url,
    dataFolder: config.dataDir,
    database,
    target:
      config.databaseUrl === undefined
        ? connectionTexts().hereIn(sayDatabase(database), config.dataDir)
        : connectionTexts().here(sayDatabase(database)),
    close: app.close,
  };
}

/** Says once for each wait that the server is away. */
const tellWait = (io: Io, url: string) => (): void =>
  io.err(`smops: ${connectionTexts().awayWaiting(url)}\n`);

function remoteConnection(io: Io, target: RemoteTarget, options: ConnectOptions): Connection {
  const { token, profile } = target;
  const url = checkRemote(target.url, token);
  const own = findOwnServer(io, { url, token });
  if (own !== undefined) return localConnection(io, own, options);
  const send = lastingFetch({
    address: { url, token },
    send: traced(io, fetch),
    patienceMs: options.patienceMs ?? 0,
    onWait: tellWait(io, url),
    signal: options.signal,
  });
  const client = createClient({ baseUrl: url, token, language: terminalLanguage(), fetch: send });
  return {
    client,
    send: traced(io, fetch),
    token,
    where: 'remote',
    url,
    profile,
    target: connectionTexts().serverAt(url),
    close: async () => {},
  };
}

/** The server of this machine's data folder, followed through its restarts. */
function localConnection(io: Io, server: ServerFile, options: ConnectOptions): Connection {
  const { url, token, database } = server;
  const dataFolder = dataFolderOf(io.env);
  const send = lastingFetch({
    address: { url, token },
    send: traced(io, loopbackFetch),
    find: () => findServer(dataFolder),
    isChanging: () => findHolder(dataFolder)?.purpose === 'serve',
    patienceMs: options.patienceMs ?? 0,
    onWait: tellWait(io, url),
    signal: options.signal,
  });
  return {
    client: createClient({ baseUrl: url, token, language: terminalLanguage(), fetch: send }),
    send: traced(io, loopbackFetch),
    where: 'local-server',
    url,
    dataFolder,
    database,
    target: `${connectionTexts().serverAt(url)} (${[database && sayDatabase(database), connectionTexts().folder(dataFolder)].filter(Boolean).join(', ')})`,
    close: async () => {},
  };
}

/**
 * Reaches smops for a command. In this order: the server of `--url` (with SMOPS_TOKEN) or `--profile`; that of SMOPS_URL;
 * the one that runs on this machine's data folder; the default profile of `smops login`; the application itself in this
 * process. All through the same client. Throws when the environment names other data than what would be reached.
 */
export async function connect(io: Io, options: ConnectOptions): Promise<Connection> {
  const named = findNamedTarget(io, options);
  if (named !== undefined) return remoteConnection(io, named, options);
  const folder = dataFolderOf(io.env);
  for (let tries = 1; ; tries++) {
    const server = await awaitServer(folder, io, options.signal);
    if (server !== undefined) {
      checkDatabase(io, server);
      return localConnection(io, server, options);
    }
    const elsewhere = findDefaultTarget(io);
    if (elsewhere !== undefined) return remoteConnection(io, elsewhere, options);
    try {
      return await openHere(io, options);
    } catch (error) {
      // A server came between: join it.
      if (tries === 3 || findHolder(folder)?.purpose !== 'serve') throw error;
    }
  }
}
