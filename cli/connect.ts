import { setTimeout as sleep } from 'node:timers/promises';
import { findHolder, findServer, type ServerFile } from '@smops/core/data-folder/data-folder.js';
import { dataFolderOf } from '@smops/core/data-folder/default-folder.js';
import { type Client, createClient } from '@smops/server/client/client.js';
import { usageError } from './failures.js';
import type { Io } from './output.js';

export interface Connection {
  client: Client;
  /** What the calls reach: a remote server, this machine's server, or this very process. */
  where: 'remote' | 'local-server' | 'in-process';
  url: string;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** `--url`; SMOPS_URL counts when it is absent. */
  url?: string;
  /** What the command does, shown to others that wait for the data folder. */
  purpose: string;
  /** Whether a missing data folder may be made (only `analyze`). */
  mayCreate?: boolean;
  /** Ends a wait for the server or for the data folder. */
  signal?: AbortSignal;
}

const isLoopbackHost = (host: string) => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

/** The address of a remote server. A token over plain http leaves the machine readable, so that is refused. */
function checkRemote(url: string, token: string | undefined): string {
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

async function openHere(io: Io, options: ConnectOptions): Promise<Connection> {
  const { openInProcess, readConfig } = await import('@smops/server/in-process.js');
  const app = await openInProcess({
    config: readConfig(io.env),
    purpose: options.purpose,
    mayCreate: options.mayCreate ?? false,
    signal: options.signal,
    onProgress: (message) => io.err(`smops: ${message}\n`),
  });
  const url = 'http://in-process.smops';
  return {
    client: createClient({ baseUrl: url, token: app.token, fetch: app.fetch }),
    where: 'in-process',
    url,
    close: app.close,
  };
}

/**
 * Reaches smops for a command: the server named by `--url` or SMOPS_URL (with SMOPS_TOKEN), else the one that runs on
 * this machine's data folder, else the application itself in this process. All three through the same client.
 */
export async function connect(io: Io, options: ConnectOptions): Promise<Connection> {
  const { env } = io;
  const remote = options.url ?? (env.SMOPS_URL || undefined);
  const close = async () => {};
  if (remote !== undefined) {
    const token = env.SMOPS_TOKEN || undefined;
    const url = checkRemote(remote, token);
    return { client: createClient({ baseUrl: url, token }), where: 'remote', url, close };
  }
  const folder = dataFolderOf(env);
  for (let tries = 1; ; tries++) {
    const server = await awaitServer(folder, io, options.signal);
    if (server !== undefined) {
      const { url, token } = server;
      return { client: createClient({ baseUrl: url, token }), where: 'local-server', url, close };
    }
    try {
      return await openHere(io, options);
    } catch (error) {
      // A server came between: join it.
      if (tries === 3 || findHolder(folder)?.purpose !== 'serve') throw error;
    }
  }
}
