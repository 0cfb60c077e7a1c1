import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { type Figure, type Load, ms, quantile } from './load.js';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

const SIZES = [1, 10, 100, 1000, 5000];
const TRIES = 12;
const NAMES = ['Aminah', '小明', 'Kavitha', 'Nur Ain', 'Wei Ling', 'Muthu', 'José'];
/** Megabits a second: a phone in a shop, an office, a cable. */
const LINES = [5, 20, 100];

/** A list of accounts as the API sends it, no two alike. */
function listOf(rows: number, seed: number): Buffer {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const list = Array.from({ length: rows }, (_, at) => {
    const name = (next(2 ** 31) + 2 ** 31).toString(36);
    return {
      id: at + 1,
      emailAddress: `${name}@contoh.example`,
      firstName: NAMES[next(NAMES.length)],
      lastName: `${name.slice(0, 5)} binti Contoh`,
      facebookProfileLink: next(3) === 0 ? null : `https://www.facebook.com/${name}`,
      instagramProfileLink: next(3) === 0 ? null : `https://www.instagram.com/${name}`,
      tiktokProfileLink: `https://www.tiktok.com/@${name}`,
      facebookStatus: ['active', 'inactive', 'pending', 'suspended'][next(4)],
      instagramStatus: 'active',
      tiktokStatus: 'inactive',
      version: 1 + next(9),
    };
  });
  return Buffer.from(JSON.stringify(list));
}

const brotliAt = (quality: number) => (bytes: Buffer) =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const WAYS: [string, (bytes: Buffer) => Promise<Buffer>, (bytes: Buffer) => Promise<Buffer>][] = [
  ['plain', async (bytes) => bytes, async (bytes) => bytes],
  ...[1, 4, 6, 9].map((level): (typeof WAYS)[number] => [
    `gzip ${level}`,
    (bytes) => zip(bytes, { level }),
    unzip,
  ]),
  ...[1, 3, 4, 5, 7].map((quality): (typeof WAYS)[number] => [`br ${quality}`, brotliAt(quality), unbrotli]),
];

async function run({ seed }: { seed: number }): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const rows of SIZES) {
    const bytes = listOf(rows, seed);
    for (const [name, pack, unpack] of WAYS) {
      const packing: number[] = [];
      const unpacking: number[] = [];
      let size = 0;
      for (let tries = 0; tries < TRIES; tries++) {
        const started = performance.now();
        const packed = await pack(bytes);
        packing.push(performance.now() - started);
        const packedAt = performance.now();
        await unpack(packed);
        unpacking.push(performance.now() - packedAt);
        size = packed.length;
      }
      const [to, from] = [packing, unpacking].map((times) =>
        quantile(
          times.sort((a, b) => a - b),
          0.5,
        ),
      ) as [number, number];
      const onLine = LINES.map((mbit) => ms(to + (size * 8) / (mbit * 1000) + from));
      figures.push({
        what: `${rows} rows, ${(bytes.length / 1000).toFixed(1)} kB, ${name}: to, at ${LINES.join('/')} Mbit/s`,
        value: `${(size / 1000).toFixed(1)} kB in ${ms(to)}; ${onLine.join(', ')}`,
      });
    }
  }
  return figures;
}

/** How lists are packed best: the time until the caller has the rows, packing and unpacking included. */
export const compression: Load = {
  name: 'compression',
  claim: 'ways to pack a list, and the time until it is unpacked at the other end of a line',
  engines: ['embedded'],
  run,
};
