import { LOCAL_TOKEN } from '../testing.js';
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

/** Sends each file: it must be refused for what it is, with little memory, and /healthz answered after it. */
export async function sendFiles(wire: Wire, tally: Tally, files: readonly HostileFile[]): Promise<void> {
  let most = 0;
  for (const { what, path, bytes, proof, type = 'application/octet-stream', isReported = false } of files) {
    const before = process.memoryUsage.rss();
    const { status, text } = await wire.send(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${LOCAL_TOKEN}`, 'content-type': type },
      body: bytes,
    });
    const grown = (process.memoryUsage.rss() - before) / MB;
    most = Math.max(most, grown);
    const shown = `${what} to ${path}: ${status} ${text.slice(0, 200)}`;
    const isRefused = isReported ? status === 200 : status >= 400 && status < 500;
    tally.expect(isRefused && proof.test(text), shown);
    tally.expect(grown < MOST_MEMORY_MB, `${shown}: memory grew by ${grown.toFixed(0)} MB`);
    tally.expect((await wire.send('/healthz')).status === 200, `${shown}: the server is gone`);
  }
  tally.notes.push(`memory grew by at most ${most.toFixed(0)} MB`);
}
