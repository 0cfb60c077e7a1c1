import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { usageError } from './failures.js';
import type { Io } from './output.js';

export type ListFormat = 'table' | 'json' | 'csv' | 'xlsx';

/** How a list is printed: `--format`, else what `--json` or the ending of `--out` says, else a table. */
export function listFormat(options: Record<string, unknown>, json: boolean): ListFormat {
  const out = typeof options.out === 'string' ? options.out : undefined;
  const ending = extname(out ?? '').slice(1);
  const byEnding = ending === 'csv' || ending === 'xlsx' || ending === 'json' ? ending : undefined;
  const format = (options.format as ListFormat | undefined) ?? (json ? 'json' : (byEnding ?? 'table'));
  if (format === 'xlsx' && out === undefined) throw usageError('An XLSX file needs a name: --out FILE.xlsx');
  if (format === 'table' && out !== undefined) {
    throw usageError('A table goes to the terminal; choose --format csv, xlsx or json for --out.');
  }
  return format;
}

/** The options behind `listFormat`. */
export const listOptions = [
  { flags: '--format <format>', description: 'how to print', choices: ['table', 'json', 'csv', 'xlsx'] },
  { flags: '-o, --out <file>', description: 'write into a file, in the format of its ending' },
] as const;

/**
 * A call's body into `out`, which is complete or not there; else to stdout, where text that ends in the middle of a line
 * (`isOpenEnded`) gets a line end.
 */
export async function saveBody(
  io: Io,
  answer: { body: unknown },
  out: string | undefined,
  isOpenEnded = false,
): Promise<void> {
  if (answer.body === null) return;
  const bytes = Readable.fromWeb(answer.body as never);
  if (out === undefined) {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    for await (const piece of bytes) io.out(decoder.decode(piece as Uint8Array, { stream: true }));
    io.out(isOpenEnded ? `${decoder.decode()}\n` : decoder.decode());
    return;
  }
  const part = `${out}.${process.pid}.part`;
  try {
    await pipeline(bytes, createWriteStream(part, { flags: 'wx' }));
    await rename(part, out);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
