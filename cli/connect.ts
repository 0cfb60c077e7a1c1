import { setTimeout as sleep } from 'node:timers/promises';
import { findHolder, findServer, type ServerFile } from '@smops/core/data-folder/data-folder.js';
import { dataFolderOf } from '@smops/core/data-folder/default-folder.js';
import { type Client, createClient } from '@smops/server/client/client.js';
import { usageError } from './failures.js';
import { loopbackFetch } from './loopback-fetch.js';
import type { Io } from './output.js';
import { DEFAULT_PROFILE, findProfile, getProfile } from './profiles.js';

export interface Connection {
  client: Client;
  /** What the calls reach: a remote server, this machine's server, or this very process. */
  where: 'remote' | 'local-server' | 'in-process';
  url: string;
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
  /** Ends a wait for the server or for the data folder. */
  signal?: AbortSignal;
}

const isLoopbackHost = (host: string) => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

/** The address of a remote server. A token over plain http leaves the machine readable, so that is refused. */
export function checkRemote(url: string, token: string | undefined): string {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw usageError(`${url} is no address: it must begin with http:// or https://.`);
  }
  const { protocol, hostname } = new URL(url);
  if (protocol === 'http:' && token !== undefined && !isLoopbackHost(hostname)) {
    throw usageError(
      `The token would travel unencrypted to ${hostname}. Use https, or a tunnel to this machine.`,
    );
  }
  return url.replace(/\/+$/, '');
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
    if (!isTold) io.err('smops: waiting for the server to start or to end…\n');
    signal?.throwIfAborted();
    await sleep(100);
  }
}

/** The doctor, which looks at what the server needs. */
export const loadDiagnose = async () => (await import('@smops/server/in-process.js')).diagnose;

type Fetch = (request: Request | string | URL, init?: RequestInit) => Promise<Response>;

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
  const app = await openInProcess({
    config: readConfigAndFile(io.env),
    purpose: options.purpose,
    mayCreate: options.mayCreate ?? false,
    isShared: options.isShared ?? false,
    signal: options.signal,
    onProgress: (message) => io.err(`smops: ${message}\n`),
  });
  const url = 'http://in-process.smops';
  return {
    client: createClient({ baseUrl: url, token: app.token, fetch: traced(io, app.fetch) }),
    where: 'in-process',
    url,
    close: app.close,
  };
}

function remoteConnection(io: Io, url: string, token: string | undefined): Connection {
  const baseUrl = checkRemote(url, token);
  const client = createClient({ baseUrl, token, fetch: traced(io, fetch) });
  return { client, where: 'remote', url: baseUrl, close: async () => {} };
}

/** The server that flags or environment name, if they do. */
function findNamedServer(io: Io, { url, profile }: ConnectOptions): Connection | undefined {
  const { SMOPS_URL, SMOPS_TOKEN } = io.env;
  if (url !== undefined && profile !== undefined) {
    throw usageError('--url and --profile both name a server: use one.');
  }
  if (url !== undefined) return remoteConnection(io, url, SMOPS_TOKEN || undefined);
  if (profile !== undefined) {
    const found = getProfile(io, profile);
    return remoteConnection(io, found.url, found.token);
  }
  return SMOPS_URL ? remoteConnection(io, SMOPS_URL, SMOPS_TOKEN || undefined) : undefined;
}

/** The default profile, unless the environment says which data are meant. */
function findDefaultServer(io: Io): Connection | undefined {
  if (io.env.DATABASE_URL || io.env.SMOPS_DATA_DIR) return undefined;
  const profile = findProfile(io, DEFAULT_PROFILE);
  return profile === undefined ? undefined : remoteConnection(io, profile.url, profile.token);
}

/**
 * Reaches smops for a command. In this order: the server of `--url` (with SMOPS_TOKEN) or `--profile`; that of SMOPS_URL;
 * the one that runs on this machine's data folder; the default profile of `smops login`; the application itself in this
 * process. All through the same client.
 */
export async function connect(io: Io, options: ConnectOptions): Promise<Connection> {
  const named = findNamedServer(io, options);
  if (named !== undefined) return named;
  const folder = dataFolderOf(io.env);
  for (let tries = 1; ; tries++) {
    const server = await awaitServer(folder, io, options.signal);
    if (server !== undefined) {
      const { url, token } = server;
      const client = createClient({ baseUrl: url, token, fetch: traced(io, loopbackFetch) });
      return { client, where: 'local-server', url, close: async () => {} };
    }
    const elsewhere = findDefaultServer(io);
    if (elsewhere !== undefined) return elsewhere;
    try {
      return await openHere(io, options);
    } catch (error) {
      // A server came between: join it.
      if (tries === 3 || findHolder(folder)?.purpose !== 'serve') throw error;
    }
  }
}
