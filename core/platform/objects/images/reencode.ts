import type sharp from 'sharp';
import { AppError, invalid } from '../../../errors.js';
import type { ImageType } from '../objects.constants.js';
import { OBJECTS_TEXTS } from '../objects.texts.model.js';
import { imageTypeOf, noImage } from './image-type.js';
import type { CleanImage } from './image-work.js';

const MILLION = 1_000_000;
/**
 * Over all frames of an animation. This number takes up to about 300 MB during re-encoding: JPEG and PNG are read line
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
const THUMBNAIL_PIXELS = 400;
/** Thumbnails are looked at small; the image itself keeps more. */
const THUMBNAIL_QUALITY = 80;
const QUALITY = 90;

/** Throws NOT_CONFIGURED when the library is not installed for this machine: the image is not to blame. */
async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp').catch((cause: unknown) => {
    throw new AppError('NOT_CONFIGURED', OBJECTS_TEXTS().libraryMissing, { cause });
  });
  // A child works on one image; the other core is for requests.
  loaded.cache(false);
  loaded.concurrency(1);
  return loaded;
}

const FORMATS: Record<ImageType, 'png' | 'jpeg' | 'webp' | 'gif' | 'heif'> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
};

const damaged = () => invalid(OBJECTS_TEXTS().imageDamaged);
const tooManyPixels = (type: ImageType) =>
  invalid(OBJECTS_TEXTS().imageTooLarge(MAX_PIXELS[type] / MILLION, MAX_SIDE.toLocaleString('en')));

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

/**
 * Re-encodes an image from its pixels. Throws VALIDATION for what is no image, damaged or too large. Reads what strangers
 * made: only to be called in a limited child.
 */
export async function reencode(bytes: Uint8Array): Promise<CleanImage> {
  const { type, pages } = await readHeader(bytes);
  const isAnimated = pages > 1 && type !== 'image/avif';
  const { image: opened } = await open(bytes, isAnimated);
  const image = opened.autoOrient();
  const encoded = {
    'image/png': () => image.png({ compressionLevel: 7 }),
    'image/jpeg': () => image.jpeg({ quality: QUALITY }),
    'image/webp': () => image.webp({ quality: QUALITY, effort: 3 }),
    'image/gif': () => image.gif({ effort: 3 }),
    // Making AVIF takes many seconds; WebP looks the same.
    'image/avif': () => image.webp({ quality: QUALITY, effort: 3 }),
  }[type]();
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch((error) => {
    throw /pixel limit/i.test(String(error)) ? tooManyPixels(type) : damaged();
  });
  const mediaType = type === 'image/avif' ? 'image/webp' : type;
  const ending = mediaType === 'image/jpeg' ? '.jpg' : (`.${mediaType.slice(6)}` as CleanImage['ending']);
  // All frames of an animation come as one above the other.
  const height = info.pageHeight ?? info.height;
  return { bytes: data, mediaType, ending, width: info.width, height };
}

/** A small WebP, whatever the image is. */
export async function shrinkImage(bytes: Uint8Array): Promise<Buffer> {
  const { image } = await open(bytes, false);
  return await image
    .resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS, { fit: 'cover', position: 'attention' })
    .webp({ quality: THUMBNAIL_QUALITY })
    .toBuffer()
    .catch(() => {
      throw damaged();
    });
}
