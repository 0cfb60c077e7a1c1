import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { ImportFile } from '@smops/core/records/transfer/list.operations.js';
import { EXIT } from '../failures/exit-codes.js';
import { CommandError } from '../failures/failures.js';
import { failuresTexts } from '../failures/failures.texts.js';
import type { Call } from '../program/command.js';

/** A file, or with `-` standard input. The file is sent as it is read. */
export async function openInput(call: Call, path: string): Promise<ImportFile> {
  if (path === '-') return { content: new Blob([new Uint8Array(await call.io.readStdin())]) };
  const handle = await open(path);
  if ((await handle.stat()).isDirectory()) {
    await handle.close();
    throw new CommandError(failuresTexts().giveFile(path), EXIT.badInput);
  }
  const content = Readable.toWeb(handle.createReadStream({ highWaterMark: 256 * 1024 }));
  return { content: content as ReadableStream<Uint8Array>, fileName: basename(path) };
}
