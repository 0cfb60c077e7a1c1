import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { Hono } from 'hono';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AppEnvironment } from '../environment.js';
import { compressResponses } from './compress-responses.js';

const test = suite('any Accept-Encoding');
const RUNS = { numRuns: 200, seed: 20261122 };

const list = { accounts: Array.from({ length: 200 }, (_, id) => ({ id, name: 'Aminah 美玲' })) };
const app = new Hono<AppEnvironment>()
  .use(async (c, next) => {
    c.set('address', '203.0.113.7');
    await next();
  })
  .use(compressResponses)
  .get('/', (c) => c.json(list));

const DECOMPRESS = { br: brotliDecompressSync, gzip: gunzipSync };

/** The encoding of an answer, which must be the list once it is decompressed. */
async function encodingFor(accepted: string): Promise<string | null> {
  const answer = await app.request('/', { headers: { 'accept-encoding': accepted } });
  const encoding = answer.headers.get('content-encoding') as keyof typeof DECOMPRESS | null;
  const bytes = Buffer.from(await answer.arrayBuffer());
  const plain = encoding === null ? bytes : DECOMPRESS[encoding](bytes);
  assert.equal(JSON.parse(plain.toString()), list, accepted);
  return encoding;
}

const name = fc.constantFrom('br', 'gzip', 'deflate', 'zstd', 'identity');
const weight = fc.constantFrom('', '0', '0.0', '0.000', '1', '1.0', '0.5', '0.001');
const blank = fc.constantFrom('', ' ', '\t', '  ');

test('the best encoding that is named with a weight above zero is used, in any order, case and spacing', async () => {
  const wanted = fc.uniqueArray(fc.tuple(name, weight, blank, fc.boolean()), {
    selector: ([one]) => one,
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(wanted, async (parts) => {
      const accepted = parts
        .map(([one, q, space, isUpper]) => {
          const part = q === '' ? one : `${one}${space};${space}q=${q}`;
          return isUpper ? part.toUpperCase() : part;
        })
        .join(', ');
      const taken = parts.filter(([, q]) => q === '' || Number(q) > 0).map(([one]) => one);
      const best = (['br', 'gzip'] as const).find((one) => taken.includes(one)) ?? null;
      assert.is(await encodingFor(accepted), best, accepted);
    }),
    RUNS,
  );
});

test('any header gets an answer in an encoding that it names', async () => {
  const piece = fc.constantFrom('br', 'gzip', ',', ';', 'q=', '0', '1', '.', '-', '=', '*', ' ', '"', 'x');
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: piece, maxLength: 80 }), async (accepted) => {
      const encoding = await encodingFor(accepted);
      assert.ok(encoding === null || accepted.includes(encoding), accepted);
    }),
    RUNS,
  );
});

test.run();
