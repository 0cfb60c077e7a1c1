import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate, gzip } from 'node:zlib';
import { makeImage, PNG_START, pngChunk, pngHeader } from '@smops/core/platform/objects/images/testing.js';
import { type Attack, Tally } from '../attack.js';
import { jsonOf, openWire } from '../wire.js';

/** Beside this thread, which is the server's too: it must not be kept busy by the making of an attack. */
const compressed = promisify<Buffer, Buffer>(deflate);
const end = pngChunk('IEND', Buffer.alloc(0));
/** One bit a pixel and all of them 0: a few kilobytes that unpack to a great many pixels. */
const flat = async (width: number, height: number, rows = height) =>
  Buffer.concat([
    PNG_START,
    pngHeader(width, height),
    pngChunk('IDAT', await compressed(Buffer.alloc((width / 8 + 1) * rows))),
    end,
  ]);

/** A GIF of that many frames, each of the whole screen. */
function gif(width: number, height: number, frames: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const frame = Buffer.concat([
    Buffer.from('21f90400010000002c00000000', 'hex'),
    size,
    Buffer.from('00024c0100', 'hex'),
  ]);
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from('800000000000ffffff', 'hex'),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from(';'),
  ]);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
const entities = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "${'a'.repeat(1000)}">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at} "${`&a${at === 0 ? '' : at - 1};`.repeat(10)}">`).join('')}]><svg>&a8;</svg>`;

/** What is uploaded as a portrait, and whether it may be taken (as a re-encoded image). */
async function bombs(): Promise<[string, Buffer, boolean][]> {
  const image = await makeImage('png');
  const html = Buffer.from('<script>alert(1)</script>');
  return [
    ['an image', image, true],
    ['an image with a page behind it', Buffer.concat([image, html]), true],
    [
      'an image with a text chunk',
      Buffer.concat([
        image.subarray(0, 33),
        pngChunk('tEXt', Buffer.from('x\0<script>')),
        image.subarray(33),
      ]),
      true,
    ],
    ['30,000 x 30,000 pixels in 110 KB', await flat(30_000, 30_000), false],
    ['65,535 x 65,535 pixels by its header', await flat(65_528, 65_528, 10), false],
    [
      '4,000,000,000 pixels wide by its header',
      Buffer.concat([PNG_START, pngHeader(2 ** 31 - 1, 2), end]),
      false,
    ],
    ['no pixels by its header', Buffer.concat([PNG_START, pngHeader(0, 0), end]), false],
    [
      'a text chunk that unpacks to 100 MB',
      Buffer.concat([
        PNG_START,
        pngHeader(8, 8),
        pngChunk('zTXt', Buffer.concat([Buffer.from('x\0\0'), await compressed(Buffer.alloc(100_000_000))])),
        end,
      ]),
      false,
    ],
    ['a GIF of 20,000 frames', gif(400, 400, 20_000), false],
    ['a GIF of 65,535 x 65,535', gif(65_535, 65_535, 1), false],
    ['an image cut off', image.subarray(0, 60), false],
    ['the beginning of an image', PNG_START, false],
    ['an SVG with a script', Buffer.from(svg), false],
    ['an SVG of a thousand million entities', Buffer.from(entities), false],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), false],
    ['a page that begins like an image', Buffer.concat([PNG_START, html]), false],
    ['gzip', await promisify<Buffer, Buffer>(gzip)(Buffer.alloc(50_000_000)), false],
    ['a PDF', Buffer.from('%PDF-1.7\n/JavaScript'), false],
    ['noise', randomBytes(4000), false],
    ['nothing', Buffer.alloc(0), false],
    ['11 MiB', Buffer.concat([image, Buffer.alloc(11 * 1_048_576)]), false],
  ];
}

/** Images that are none, or too many pixels, as portraits. */
export const images: Attack = {
  name: 'images',
  claim: 'no image costs much memory or time, and what is shown was re-encoded from pixels',
  async run({ app }) {
    const wire = await openWire(app);
    const tally = new Tally();
    try {
      const before = process.memoryUsage.rss();
      let slowest = 0;
      for (const [what, bytes, mayBeTaken] of await bombs()) {
        const { uploadURL } = jsonOf<{ uploadURL: string }>(
          await wire.asOwner('POST', '/api/objects/upload', {}),
        );
        const started = performance.now();
        const put = await wire.send(uploadURL.replace(/^https?:\/\/[^/]+/, ''), {
          method: 'PUT',
          body: bytes,
        });
        // A refused upload would prove nothing of what looks at the image.
        const mayArrive = bytes.length > 0 && bytes.length <= 10 * 1_048_576;
        tally.expect(!mayArrive || put.status < 300, `${what}: the upload answers ${put.status}`);
        const made = await wire.asOwner('POST', '/api/user-profile-images', { imageUrl: uploadURL });
        slowest = Math.max(slowest, performance.now() - started);
        const shown = `${what}: put ${put.status}, then ${made.status} ${made.text.slice(0, 120)}`;
        tally.expect(mayBeTaken ? made.status === 201 : made.status >= 400 && made.status < 500, shown);
        if (made.status !== 201) continue;
        const { imageUrl, thumbnailUrl } = jsonOf<{ imageUrl: string; thumbnailUrl: string }>(made);
        for (const address of [imageUrl, thumbnailUrl]) {
          const image = await wire.asOwner('GET', address);
          tally.expect(
            image.status === 200 && !image.body.includes('<script>'),
            `${what}: the script is shown`,
          );
          tally.expect(
            /^image\/(png|jpeg|webp)$/.test(String(image.headers['content-type'])),
            `${what} as ${image.headers['content-type']}`,
          );
        }
      }
      const grown = (process.memoryUsage.rss() - before) / 1_048_576;
      tally.notes.push(
        `the slowest took ${(slowest / 1000).toFixed(1)} s; memory grew by ${grown.toFixed(0)} MB`,
      );
      tally.expect(grown < 600, `memory grew by ${grown.toFixed(0)} MB`);
      return tally;
    } finally {
      await wire.close();
    }
  },
};
