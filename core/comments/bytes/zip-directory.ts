import { strFromU8 } from 'fflate';

/** The record that ends a ZIP archive, and the remark of at most 65,535 bytes behind it. */
const END_LENGTH = 22;
const END_BYTES = END_LENGTH + 65_535;
const ENTRY_LENGTH = 46;
const LOCKED = 1;
const IN_UTF8 = 2048;

export interface ZipEntry {
  name: string;
  /** Whether a password is needed to unpack it. */
  isLocked: boolean;
  /** Where it begins in the archive. */
  start: number;
}

/**
 * The files of a ZIP archive, as the directory at its end lists them (PKWARE's APPNOTE, 4.3.12 and 4.3.16). None for an archive that is
 * cut off: its directory is missing.
 */
export function* zipEntries(bytes: Uint8Array): Generator<ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const is = (at: number, kind: number) => at >= 0 && at + 4 <= bytes.length && view.getUint32(at) === kind;
  let end = bytes.length - END_LENGTH;
  while (end > 0 && end >= bytes.length - END_BYTES && !is(end, 0x504b0506)) end--;
  if (!is(end, 0x504b0506)) return;
  let at = view.getUint32(end + 16, true);
  while (is(at, 0x504b0102) && at + ENTRY_LENGTH <= bytes.length) {
    const flags = view.getUint16(at + 8, true);
    const behind = at + ENTRY_LENGTH + view.getUint16(at + 28, true);
    yield {
      name: strFromU8(bytes.subarray(at + ENTRY_LENGTH, behind), (flags & IN_UTF8) === 0),
      isLocked: (flags & LOCKED) !== 0,
      start: view.getUint32(at + 42, true),
    };
    at = behind + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}
