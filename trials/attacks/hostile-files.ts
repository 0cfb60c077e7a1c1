import { LOCAL_TOKEN } from '@smops/server/testing.js';
import type { Tally } from './attack.js';
import type { Wire } from './wire.js';

const MB = 1_048_576;
/** What a refused file may cost this process, which only hands it on. */
const MOST_MEMORY_MB = 500;

export interface HostileFile {
  what: string;
  path: string;
  bytes: Uint8Array;
  /** What the refusal says only when the file was looked into as far as it is hostile. */
  proof: RegExp;
  /** `application/octet-stream` unless told. */
  type?: string;
  /** A row of it is refused in a report, which is no error. */
  isReported?: boolean;
}

/** What a hostile file was answered. */
export interface HostileAnswer extends Pick<HostileFile, 'what' | 'path' | 'proof' | 'isReported'> {
  status: number;
  text: string;
}

/**
 * Called before a file is sent; the function it returns takes the answer. The file must have been refused for what it is,
 * with little memory, whose growth in MB is returned, and /healthz be answered after it.
 */
export function expectRefused(tally: Tally, wire: Wire): (answer: HostileAnswer) => Promise<number> {
  const before = process.memoryUsage.rss();
  return async ({ what, path, proof, isReported = false, status, text }) => {
    const grown = (process.memoryUsage.rss() - before) / MB;
    const shown = `${what} to ${path}: ${status} ${text.slice(0, 200)}`;
    const isRefused = isReported ? status === 200 : status >= 400 && status < 500;
    tally.expect(isRefused && proof.test(text), shown);
    tally.expect(grown < MOST_MEMORY_MB, `${shown}: memory grew by ${grown.toFixed(0)} MB`);
    tally.expect((await wire.send('/healthz')).status === 200, `${shown}: the server is gone`);
    return grown;
  };
}

/** Sends each file: it must be refused for what it is, with little memory, and /healthz answered after it. */
export async function sendFiles(wire: Wire, tally: Tally, files: readonly HostileFile[]): Promise<void> {
  let most = 0;
  for (const { bytes, type = 'application/octet-stream', ...file } of files) {
    const answered = expectRefused(tally, wire);
    const { status, text } = await wire.send(file.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${LOCAL_TOKEN}`, 'content-type': type },
      body: bytes,
    });
    most = Math.max(most, await answered({ ...file, status, text }));
  }
  tally.notes.push(`memory grew by at most ${most.toFixed(0)} MB`);
}
