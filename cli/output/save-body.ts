import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { usageError } from '../failures/failures.js';
import { checkOutput, formatOfEnding, writeFailure } from './check-output.js';
import type { Io } from './io.js';
import { escapeControls, sanitize } from './output.js';
import { outputTexts } from './output.texts.js';

const FILE_FORMATS = ['csv', 'xlsx', 'json'] as const;
export type ListFormat = 'table' | (typeof FILE_FORMATS)[number];

/** How a list is printed: `--format`, else what `--json` or the ending of `--out` says, else a table. */
export function listFormat(options: Record<string, unknown>, json: boolean): ListFormat {
  const out = typeof options.out === 'string' ? options.out : undefined;
  const asked = (options.format as ListFormat | undefined) ?? (json ? 'json' : undefined);
  const format = asked ?? (out === undefined ? 'table' : formatOfEnding(out, FILE_FORMATS));
  if (format === 'xlsx' && out === undefined) throw usageError(outputTexts().xlsxName);
  if (format === 'table' && out !== undefined) {
    throw usageError(outputTexts().tableNoFile);
  }
  if (out !== undefined) checkOutput(out);
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
  answer: { body: unknown; headers?: { get(name: string): string | null } },
  out: string | undefined,
  isOpenEnded = false,
): Promise<void> {
  if (answer.body === null) return;
  const bytes = Readable.fromWeb(answer.body as never);
  if (out === undefined) {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    const isJson = /json/.test(answer.headers?.get('content-type') ?? '');
    const print = (text: string) => io.out(isJson ? escapeControls(text) : text);
    for await (const piece of bytes) print(decoder.decode(piece as Uint8Array, { stream: true }));
    print(isOpenEnded ? `${decoder.decode()}\n` : decoder.decode());
    return;
  }
  const part = `${out}.${process.pid}.part`;
  try {
    await pipeline(bytes, createWriteStream(part, { flags: 'wx', mode: 0o600 }));
    await rename(part, out);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw writeFailure(error, out);
  }
}

/** As `saveBody`, and tells the person which file was written. */
export async function saveAndTell(
  { io, json }: { io: Io; json: boolean },
  answer: Parameters<typeof saveBody>[1],
  out: string | undefined,
): Promise<void> {
  await saveBody(io, answer, out);
  if (out !== undefined && !json) io.err(`smops: ${outputTexts().wrote(sanitize(out))}\n`);
}
