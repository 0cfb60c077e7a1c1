import PQueue from 'p-queue';
import type sharp from 'sharp';
import { invalid } from '../../errors.js';
import type { ImageType } from '../objects.constants.js';
import { imageTypeOf } from './image-type.js';

const MILLION = 1_000_000;
/**
 * Over all pictures of an animation. So many take up to about 300 MB while they are made anew: JPEG and PNG are read line
 * by line, the others are unpacked whole, and packing WebP takes most. A camera's 24 million fit as JPEG.
 */
const MAX_PIXELS: Record<ImageType, number> = {
  'image/png': 32 * MILLION,
  'image/jpeg': 32 * MILLION,
  'image/webp': 12 * MILLION,
  'image/gif': 22 * MILLION,
  'image/avif': 12 * MILLION,
};
/** WebP can hold no longer side. */
const MAX_SIDE = 16_383;
const TIMEOUT_SECONDS = 60;
const THUMBNAIL_PIXELS = 400;
/** Specification, section 9. */
const THUMBNAIL_QUALITY = 80;
const QUALITY = 90;

let library: Promise<typeof sharp> | undefined;

/** Loaded with the first picture: most processes never see one. */
function loadSharp(): Promise<typeof sharp> {
  library ??= import('sharp').then(({ default: loaded }) => {
    // Pictures are large and rarely the same: keeping decoded ones would only cost memory.
    loaded.cache(false);
    loaded.concurrency(1);
    return loaded;
  });
  return library;
}

/** Decoding takes memory by the picture's pixels, not by its bytes: one at a time. */
const oneByOne = new PQueue({ concurrency: 1 });

export interface CleanImage {
  bytes: Buffer;
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';
  ending: '.png' | '.jpg' | '.webp' | '.gif';
  width: number;
  height: number;
}

const FORMATS: Record<ImageType, 'png' | 'jpeg' | 'webp' | 'gif' | 'heif'> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
};

const noImage = () => invalid('This file is no picture that can be taken. Use PNG, JPEG, WebP, GIF or AVIF.');
const damaged = () => invalid('This picture is damaged or cut short.');
const tooManyPixels = (type: ImageType) =>
  invalid(
    `This picture is too large: at most ${MAX_PIXELS[type] / MILLION} million pixels and ${MAX_SIDE.toLocaleString('en')} on a side. Make it smaller.`,
  );

async function open(bytes: Uint8Array, animated: boolean) {
  const read = await loadSharp();
  const options = {
    animated,
    limitInputPixels: MAX_PIXELS['image/png'],
    failOn: 'truncated',
    unlimited: false,
  } as const;
  return { image: read(bytes, options) };
}

/** Format and size by the header alone: nothing is decoded yet. */
async function readHeader(bytes: Uint8Array): Promise<{ type: ImageType; pages: number }> {
  const type = imageTypeOf(bytes);
  if (type === undefined) throw noImage();
  const read = await loadSharp();
  const header = await read(bytes, { limitInputPixels: false, unlimited: false })
    .metadata()
    .catch(() => {
      throw damaged();
    });
  const { width = 0, height = 0, pages = 1 } = header;
  if (header.format !== FORMATS[type]) throw noImage();
  if (width * height * pages > MAX_PIXELS[type] || width > MAX_SIDE || height > MAX_SIDE)
    throw tooManyPixels(type);
  return { type, pages };
}

async function reencode(bytes: Uint8Array): Promise<CleanImage> {
  const { type, pages } = await readHeader(bytes);
  const isAnimated = pages > 1 && type !== 'image/avif';
  const { image: opened } = await open(bytes, isAnimated);
  const image = opened.autoOrient().timeout({ seconds: TIMEOUT_SECONDS });
  const encoded = {
    'image/png': () => image.png({ compressionLevel: 7 }),
    'image/jpeg': () => image.jpeg({ quality: QUALITY }),
    'image/webp': () => image.webp({ quality: QUALITY, effort: 3 }),
    'image/gif': () => image.gif({ effort: 3 }),
    // Making AVIF takes many seconds; WebP looks the same.
    'image/avif': () => image.webp({ quality: QUALITY, effort: 3 }),
  }[type]();
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch((error) => {
    if (/timeout/i.test(String(error)))
      throw invalid('This picture takes too long to read. Make it smaller.');
    throw /pixel limit/i.test(String(error)) ? tooManyPixels(type) : damaged();
  });
  const mediaType = type === 'image/avif' ? 'image/webp' : type;
  const ending = mediaType === 'image/jpeg' ? '.jpg' : (`.${mediaType.slice(6)}` as CleanImage['ending']);
  // All pictures of an animation come as one above the other.
  const height = info.pageHeight ?? info.height;
  return { bytes: data, mediaType, ending, width: info.width, height };
}

/**
 * Makes a picture anew from its pixels: what hides beside them (place, camera, scripts, other files) does not come
 * along, and it stands upright. Throws VALIDATION for what is no picture, damaged or too large. Pictures wait for each
 * other.
 */
export function cleanImage(bytes: Uint8Array): Promise<CleanImage> {
  return oneByOne.add(() => reencode(bytes));
}

/** A small WebP of a picture that `cleanImage` made, for a grid. */
export function makeThumbnail(bytes: Uint8Array): Promise<Buffer> {
  return oneByOne.add(async () => {
    const { image } = await open(bytes, false);
    return await image
      .resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS, { fit: 'cover', position: 'attention' })
      .webp({ quality: THUMBNAIL_QUALITY })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer();
  });
}
