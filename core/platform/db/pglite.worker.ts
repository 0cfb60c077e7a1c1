import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { type Heartbeat, keepBeating } from '../watchdog/heartbeat.js';

/**
 * Owns the embedded database. Runs wire-protocol messages one after another, in the order they came, and posts the
 * answers' bytes back; so the thread that serves people never waits for SQL.
 */
export type ToWorker =
  /** A new connection takes the place of the one before. */
  { kind: 'begin' } | { kind: 'bytes'; connection: number; bytes: Uint8Array } | { kind: 'close' };
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'bytes'; connection: number; bytes: Uint8Array }
  | { kind: 'failed'; message: string }
  | { kind: 'closed' };

const port = parentPort;
if (port === null) throw new Error('pglite.worker runs only as a worker thread');
const post = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

const { dataDir, beats } = workerData as { dataDir: string; beats: Heartbeat };
keepBeating(beats);

/**
 * The engine runs no checkpointer: what these leave of the write-ahead log stays on the disk for good (16 MB a file;
 * core/platform/db/maintenance.ts calls CHECKPOINT). Its buffers are resident from the start: the default of 128 MB doubles what
 * an idle server takes.
 */
const SETTINGS = ['max_wal_size=96MB', 'min_wal_size=32MB', 'shared_buffers=64MB'];

/** The last words of the engine: what it writes before it gives up says more than its error. */
const lastWords: string[] = [];

function fail(error: unknown): void {
  const reason = lastWords
    .findLast((line) => /FATAL|PANIC|ERROR/.test(line))
    ?.replace(/^.*?(FATAL|PANIC|ERROR): +/, '');
  post({ kind: 'failed', message: reason ?? (error instanceof Error ? error.message : String(error)) });
  port?.close();
}

/**
 * The engine gives each file that it makes without a mode to everybody, whatever the umask is. Here it can give rights to the
 * owner only; nothing else runs in this thread.
 */
const { chmodSync } = fs;
fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & 0o700);

async function open(): Promise<PGlite> {
  const db = new PGlite({
    dataDir,
    startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
    onStderr: (text) => {
      lastWords.push(text);
      if (lastWords.length > 20) lastWords.shift();
      return true;
    },
  });
  await db.waitReady;
  return db;
}

/** PostgreSQL ends a session with its connection; here the one session outlives them, so it is emptied by hand. */
async function resetSession(db: PGlite): Promise<void> {
  await db.exec('rollback');
  await db.exec('discard all');
}

async function work(db: PGlite, message: ToWorker): Promise<void> {
  if (message.kind === 'begin') return await resetSession(db);
  if (message.kind === 'close') {
    await db.close();
    post({ kind: 'closed' });
    port?.close();
    return;
  }
  await db.execProtocolRawStream(message.bytes, {
    syncToFs: false,
    onRawData: (data) => {
      const bytes = new Uint8Array(data);
      post({ kind: 'bytes', connection: message.connection, bytes }, [bytes.buffer]);
    },
  });
}

try {
  const db = await open();
  let last: Promise<void> = Promise.resolve();
  port.on('message', (message: ToWorker) => {
    last = last.then(() => work(db, message)).catch(fail);
  });
  post({ kind: 'ready' });
} catch (error) {
  fail(error);
}
