import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { invalid } from '../errors.js';
import type { FileRows } from './read-file-rows.js';
import { XLSX_MAX_UNPACKED_BYTES } from './transfer.constants.js';
import type { FromWorkbookWorker, WorkbookCell } from './workbook.worker.js';

const UNREADABLE = 'This is no Excel workbook that can be read. Save the sheet again as .xlsx or CSV.';
const WORKER_MB = 1500;

/**
 * The rows of a workbook's first sheet under the names in its first row. Read in a thread of its own, which a workbook
 * that unpacks to more than it says cannot leave. Throws VALIDATION when it cannot be read.
 */
export async function* readWorkbookRows(bytes: Uint8Array): AsyncGenerator<FileRows> {
  if (unpackedSize(bytes) > XLSX_MAX_UNPACKED_BYTES) {
    throw invalid('This workbook unpacks to more than it may. Save the sheet as CSV, then import that.');
  }
  const worker = new Worker(new URL('./workbook.worker.js', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_MB },
  });
  let titles: string[] | undefined;
  try {
    for await (const [message] of on(worker, 'message') as AsyncIterable<[FromWorkbookWorker]>) {
      if (message.kind === 'done') break;
      if (message.kind === 'failed') throw invalid(`${UNREADABLE} (${message.message})`);
      let { rows, firstLine } = message;
      if (titles === undefined) {
        titles = (rows[0] ?? []).map((title) => String(title ?? '').trim());
        rows = rows.slice(1);
        firstLine++;
      }
      yield { rows: namedRows(rows, firstLine, titles), problems: [], isSheet: true };
    }
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY') {
      throw invalid('This workbook is too large to read. Save the sheet as CSV, then import that.');
    }
    throw error;
  } finally {
    await worker.terminate();
  }
  if (titles === undefined) throw invalid('The first sheet of this workbook is empty.');
}

/** Rows as objects; rows without any value are left out, their lines still count. */
function namedRows(rows: WorkbookCell[][], firstLine: number, titles: string[]): FileRows['rows'] {
  const named: FileRows['rows'] = [];
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell === null)) continue;
    const row: Record<string, WorkbookCell> = Object.create(null);
    for (const [column, title] of titles.entries()) {
      if (title !== '' && !(title in row)) row[title] = cells[column] ?? null;
    }
    named.push({ row, line: firstLine + index });
  }
  return named;
}

const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;

/** What the entries of a ZIP archive say they unpack to, in sum; VALIDATION when it has no directory. */
function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== DIRECTORY_END) end--;
  if (end < 0) throw invalid(UNREADABLE);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw invalid(UNREADABLE);
    size += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return size;
}
