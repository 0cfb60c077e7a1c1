import { invalid } from '../../../errors.js';
import type { ImageType } from '../objects.constants.js';
import { OBJECTS_TEXTS } from '../objects.texts.model.js';

/** What the first bytes say, whatever name or header claim; undefined for anything but the images that are taken. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64)).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'image/webp';
  // ISO 14496-12: the brands follow "ftyp"; AVIF's are avif and, for a sequence, avis.
  if (start.slice(4, 8) === 'ftyp' && /avi[fs]/.test(start.slice(8, 40))) return 'image/avif';
  return undefined;
}

export const noImage = () => invalid(OBJECTS_TEXTS().notAnImage);
export const noImageAtAddress = () => invalid(OBJECTS_TEXTS().noImageThere);
