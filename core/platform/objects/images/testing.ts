import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** An image of one colour, for tests of what is done with images. */
export function makeImage(
  format: 'png' | 'jpeg' | 'webp' | 'gif',
  { width = 80, height = 60, colour = '#2a6' } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
}

/** A PNG that cannot be packed: about three bytes for a pixel. */
export function makeNoise(width: number, height: number): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer() as Promise<Buffer<ArrayBuffer>>;
}

/** What a PNG file begins with. */
export const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A chunk of a PNG: length, name, data, checksum. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The header of a PNG of one bit per pixel, which is small however many pixels it has. */
export function pngHeader(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = 1;
  return pngChunk('IHDR', data);
}
