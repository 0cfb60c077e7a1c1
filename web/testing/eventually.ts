import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import * as assert from 'uvu/assert';

const LOOK_MS = 50;
const PATIENCE_MS = 15_000;

/**
 * Waits until the page shows what is expected: the parts of a page follow a click one after another. `read` is called
 * again until it answers `wanted`; after 15 seconds the difference is told.
 */
export async function eventually<T>(read: () => Promise<T>, wanted: T, message?: string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(LOOK_MS))
    if (isDeepStrictEqual(await read(), wanted)) return;
  assert.equal(await read(), wanted, message);
}
