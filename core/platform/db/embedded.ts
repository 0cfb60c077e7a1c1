import { existsSync, rmSync, writeFileSync } from 'node:fs';
import type { Duplex } from 'node:stream';
import { AppError, messageOf } from '../../errors.js';
import { isDatabaseFolder, isWholeFolder, unfinishedMark } from './database-folder.js';
import { type PgliteThread, startPgliteThread, WorkerStream } from './pglite-thread.js';
import { STORAGE_TEXTS } from './storage.texts.model.js';

export interface EmbeddedDatabase {
  /** A connection's stream for `pg`; one at a time, a new one takes the place of the one before. */
  connect(): Duplex;
  close(): Promise<void>;
}

/** PostgreSQL's codes, so that callers treat the embedded engine's end like a server's. */
const CRASHED = '57P02';
const CANNOT_CONNECT_NOW = '57P03';
const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

/** Starts the engine; a folder whose making was cut short holds nothing yet and is made again. */
async function startOn(
  dataDir: string,
  events: Parameters<typeof startPgliteThread>[1],
): Promise<PgliteThread> {
  if (isDatabaseFolder(dataDir)) {
    if (!isWholeFolder(dataDir)) throw new Error('its file PG_VERSION is missing');
    return await startPgliteThread(dataDir, events);
  }
  if (existsSync(unfinishedMark(dataDir))) rmSync(dataDir, { recursive: true, force: true });
  writeFileSync(unfinishedMark(dataDir), '');
  const thread = await startPgliteThread(dataDir, events);
  rmSync(unfinishedMark(dataDir));
  return thread;
}

/**
 * Opens the embedded database in a worker thread and makes it first if there is none. An engine that breaks down later
 * (a full disk, memory) loses its connection and is started again with the next one; what was committed stays.
 * Throws INTERNAL when the folder cannot be opened. Two processes on one folder destroy it: hold the data folder's lock.
 */
export async function openEmbedded(
  dataDir: string,
  onFailure: (error: Error) => void = () => {},
): Promise<EmbeddedDatabase> {
  let current: { id: number; stream: WorkerStream } | undefined;
  let thread: Promise<PgliteThread> | undefined;
  let isClosed = false;
  let nextId = 1;

  const start = () =>
    startOn(dataDir, {
      onBytes: (connection, bytes) => {
        if (current?.id === connection) current.stream.push(bytes);
      },
      onEnd: (error) => {
        thread = undefined;
        onFailure(error);
        current?.stream.destroy(withCode(`The embedded database broke down: ${error.message}`, CRASHED));
      },
    });
  const running = async (): Promise<PgliteThread> => {
    // same-text: told as a database that is away (`isDisconnected`)
    if (isClosed) throw withCode('The embedded database is closed.', CANNOT_CONNECT_NOW);
    thread ??= start();
    try {
      return await thread;
    } catch (error) {
      thread = undefined;
      throw withCode(`The embedded database does not open: ${messageOf(error)}`, CANNOT_CONNECT_NOW);
    }
  };

  try {
    thread = start();
    await thread;
  } catch (error) {
    throw new AppError('INTERNAL', STORAGE_TEXTS().embeddedClosed(dataDir, messageOf(error)), {
      cause: error,
    });
  }
  return {
    connect() {
      const id = nextId++;
      const stream = new WorkerStream(id, running);
      current = { id, stream };
      return stream;
    },
    async close() {
      isClosed = true;
      const last = await thread?.catch(() => undefined);
      await last?.close();
    },
  };
}
