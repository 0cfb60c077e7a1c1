import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { gatherPieces } from './gather-pieces.js';

async function* cutAt(bytes: Uint8Array, sizes: readonly number[]) {
  let at = 0;
  for (let turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

async function gathered(source: AsyncIterable<Uint8Array>, size?: number): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of gatherPieces(source, size)) pieces.push(piece);
  return pieces;
}

test('the bytes stay the same and only the last piece is small, however they come', async () => {
  const sizes = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), sizes, async (bytes, cuts) => {
      const pieces = await gathered(cutAt(bytes, [...cuts, 1]), 16);
      assert.equal(Buffer.concat(pieces), Buffer.from(bytes));
      for (const piece of pieces.slice(0, -1)) assert.ok(piece.length >= 16, String(piece.length));
    }),
  );
});

test('large pieces go through as they are', async () => {
  const bytes = new Uint8Array(100_000);
  const [piece] = await gathered(cutAt(bytes, [100_000]));
  assert.is(piece?.buffer, bytes.buffer);
});

test('others have their turns while many small pieces are there at once', async () => {
  let turns = 0;
  const beside = setInterval(() => turns++);
  await gathered(cutAt(new Uint8Array(400_000), [1]));
  clearInterval(beside);
  assert.ok(turns > 0);
});

test.run();
