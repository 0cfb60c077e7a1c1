import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/node';

/** What the worker says: some rows with the line of the first, then that it is done; or what is wrong. */
export type FromWorkbookWorker =
  | { kind: 'rows'; firstLine: number; rows: WorkbookCell[][] }
  | { kind: 'done' }
  | { kind: 'failed'; message: string };

export type WorkbookCell = string | number | boolean | Date | null;

const ROWS = 500;
const post = (message: FromWorkbookWorker) => parentPort?.postMessage(message);

try {
  // Texts stay as they are typed: spaces may be part of a name.
  const rows = (await readSheet(Buffer.from(workerData as Uint8Array), { trim: false })) as WorkbookCell[][];
  for (let start = 0; start < rows.length; start += ROWS) {
    post({ kind: 'rows', firstLine: start + 1, rows: rows.slice(start, start + ROWS) });
  }
  post({ kind: 'done' });
} catch (error) {
  post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}
