import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/**
 * Owns the embedded database. Runs wire-protocol messages one after another, in the order they came, and posts the
 * answers' bytes back; so the thread that serves people never waits for SQL.
 */
export type ToWorker =
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'dump'; id: number }
  | { kind: 'close' };
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'dumped'; id: number; bytes?: Uint8Array; error?: string }
  | { kind: 'failed'; message: string }
  | { kind: 'closed' };

const port = parentPort;
if (port === null) throw new Error('pglite.worker runs only as a worker thread');
const post = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

const { dataDir, tarball } = workerData as { dataDir: string; tarball?: Uint8Array };
const PASSTHROUGH = { syncToFs: false };

async function open(): Promise<PGlite> {
  const db = new PGlite({
    dataDir,
    ...(tarball === undefined ? {} : { loadDataDir: new Blob([Uint8Array.from(tarball)]) }),
  });
  await db.waitReady;
  return db;
}

try {
  const db = await open();
  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work, work);
  };
  port.on('message', (message: ToWorker) => {
    inTurn(async () => {
      if (message.kind === 'bytes') {
        await db.execProtocolRawStream(message.bytes, {
          ...PASSTHROUGH,
          onRawData: (data) => {
            const bytes = Uint8Array.from(data);
            post({ kind: 'bytes', bytes }, [bytes.buffer]);
          },
        });
      } else if (message.kind === 'dump') {
        try {
          const file = await db.dumpDataDir('gzip');
          post({ kind: 'dumped', id: message.id, bytes: new Uint8Array(await file.arrayBuffer()) });
        } catch (error) {
          post({ kind: 'dumped', id: message.id, error: String(error) });
        }
      } else {
        await db.close();
        post({ kind: 'closed' });
        port.close();
      }
    });
  });
  post({ kind: 'ready' });
} catch (error) {
  post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  port.close();
}
