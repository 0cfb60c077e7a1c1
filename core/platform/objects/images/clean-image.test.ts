import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AppError } from '../../../errors.js';
import { cleanImage, makeThumbnail } from './clean-image.js';
import { PNG_START, pngChunk, pngHeader } from './testing.js';

const test = suite('cleanImage');

const image = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 60, b: 30 } } });

async function refusal(bytes: Uint8Array): Promise<string> {
  try {
    await cleanImage(bytes);
  } catch (error) {
    if (error instanceof AppError && error.code === 'VALIDATION') return error.message;
    throw error;
  }
  return 'taken';
}

/** A PNG of one bit per pixel, which is small however many pixels it has. */
function flatPng(width: number, height: number, extra: Buffer[] = []): Buffer {
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    PNG_START,
    pngHeader(width, height),
    ...extra,
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

test('every format is taken and stays one that all browsers show', async () => {
  const made = [
    [await image().png().toBuffer(), 'image/png', '.png'],
    [await image().jpeg().toBuffer(), 'image/jpeg', '.jpg'],
    [await image().webp().toBuffer(), 'image/webp', '.webp'],
    [await image().gif().toBuffer(), 'image/gif', '.gif'],
    [await image().avif({ effort: 0 }).toBuffer(), 'image/webp', '.webp'],
  ] as const;
  for (const [bytes, mediaType, ending] of made) {
    const clean = await cleanImage(bytes);
    assert.equal([clean.mediaType, clean.ending, clean.width, clean.height], [mediaType, ending, 60, 40]);
    const { format } = await sharp(clean.bytes).metadata();
    assert.is(`image/${format}`, mediaType);
  }
});

test('place, camera and colour profile do not come along, and the image stands upright', async () => {
  const bytes = await image()
    .jpeg()
    .withExif({ IFD0: { Make: 'Kamera Rahsia', Orientation: '6' }, IFD3: { GPSLatitude: '3/1 8/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  assert.ok(bytes.includes('Kamera Rahsia'));
  const clean = await cleanImage(bytes);
  assert.equal([clean.width, clean.height], [40, 60]);
  const header = await sharp(clean.bytes).metadata();
  assert.equal(
    [header.exif, header.orientation, header.xmp, header.iptc],
    [undefined, undefined, undefined, undefined],
  );
  assert.not.ok(clean.bytes.includes('Kamera'));
});

test('an animation stays one', async () => {
  const frames = await Promise.all(
    ['red', 'blue', 'green'].map((background) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
  const clean = await cleanImage(bytes);
  assert.equal([clean.width, clean.height], [20, 10]);
  assert.is((await sharp(clean.bytes).metadata()).pages, 3);
});

test('what hides behind or inside an image is left behind', async () => {
  const script = Buffer.from(
    '<script>alert(document.cookie)</script><?php system($_GET[0]); ?>PK\u0003\u0004',
  );
  const jpeg = await image().jpeg().toBuffer();
  const commented = Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, script.length + 2]),
    script,
    jpeg.subarray(2),
  ]);
  const gif = await image().gif().toBuffer();
  const texts = [pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), script]))];
  for (const bytes of [
    Buffer.concat([jpeg, script]),
    commented,
    Buffer.concat([gif, script]),
    flatPng(50, 50, texts),
  ]) {
    assert.ok(bytes.includes('<script>'));
    const clean = await cleanImage(bytes);
    assert.not.ok(clean.bytes.includes('script>') || clean.bytes.includes('php'));
  }
});

test('what is no image is refused, whatever it is called or begins with', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const tiff = await image().tiff().toBuffer();
  for (const bytes of [
    Buffer.alloc(0),
    svg,
    tiff,
    Buffer.from('%PDF-1.7 …'),
    Buffer.from('PK\u0003\u0004zip'),
  ]) {
    assert.match(await refusal(bytes), /not a supported image/);
  }
  const heads = [
    [...PNG_START],
    [0xff, 0xd8, 0xff, 0xe0],
    [...Buffer.from('GIF89a')],
    [...Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
    [...Buffer.from('\0\0\0\x20ftypavif\0\0\0\0')],
  ];
  for (const head of heads) {
    assert.match(await refusal(Buffer.from([...head, ...svg])), /damaged|not a supported image/);
  }
});

test('an image that is cut short is refused', async () => {
  const noise = sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
      background: 'red',
    },
  });
  for (const bytes of [
    await noise.clone().png().toBuffer(),
    await noise.clone().jpeg().toBuffer(),
    await noise.clone().webp().toBuffer(),
  ]) {
    assert.match(await refusal(bytes.subarray(0, bytes.length / 2)), /damaged/);
  }
});

test('400 million pixels are refused by the header, and a lying header by its data', async () => {
  const bomb = flatPng(20_000, 20_000);
  assert.ok(bomb.length < 200_000, 'it is small');
  assert.match(await refusal(bomb), /too large: at most 32 million pixels/);
  assert.match(await refusal(flatPng(30_000, 10)), /16,383 on a side/);
  const liar = Buffer.from(bomb);
  liar.writeUInt32BE(100, 16);
  liar.writeUInt32BE(100, 20);
  assert.match(await refusal(liar), /taken|damaged/, 'no more is read than the header says');
});

test('a chunk that unpacks to hundreds of megabytes is not unpacked into the result', async () => {
  const packed = deflateSync(Buffer.alloc(300 * 1024 * 1024), { level: 9 });
  const bomb = flatPng(50, 50, [pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed]))]);
  const result = await refusal(bomb);
  assert.ok(result === 'taken' || /damaged/.test(result), result);
  const profile = flatPng(50, 50, [pngChunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), packed]))]);
  assert.ok(/taken|damaged/.test(await refusal(profile)));
});

/** The processes in which this one has images decoded. */
function decoders(): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', `${process.pid}`], { encoding: 'utf8' });
  const lines = stdout.split('\n').filter((line) => line.includes('image.child.js'));
  return lines.map((line) => Number.parseInt(line, 10));
}

test('when an image ends the process that decodes it, it is refused, and the next one is taken', async () => {
  const cleaning = refusal(flatPng(5000, 5000));
  let pids = decoders();
  while (pids.length === 0) {
    await sleep(20);
    pids = decoders();
  }
  for (const pid of pids) process.kill(pid, 'SIGSEGV');
  assert.is(
    await cleaning,
    'This image needs too much memory, or is damaged. Make it smaller, or save it again.',
  );
  assert.is(await refusal(await image().jpeg().toBuffer()), 'taken');
});

test('a thumbnail is small and square', async () => {
  const { bytes } = await cleanImage(await image(1200, 600).png().toBuffer());
  const { format, width, height } = await sharp(await makeThumbnail(bytes)).metadata();
  assert.equal([format, width, height], ['webp', 400, 400]);
});

test.run();
