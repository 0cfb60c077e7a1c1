import sharp from 'sharp';

/** A picture of one colour, for tests of what is done with pictures. */
export function makePicture(
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
