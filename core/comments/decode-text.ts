import { invalid } from '../errors.js';

const UTF16_SAMPLE = 2_048;

/**
 * A file's bytes as text, without byte order mark: UTF-8, or UTF-16 (which spreadsheets save), recognised by its mark or
 * its zero bytes. Throws VALIDATION for archives, workbooks, pages and other encodings, naming the first line that
 * is not UTF-8.
 */
export function decodeText(bytes: Uint8Array): string {
  refuseOtherFormats(bytes);
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notUtf8(bytes);
  }
}

/** The UTF-16 byte order of a file's first bytes, or null when they are not UTF-16. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, UTF16_SAMPLE);
  if (sample.length < 4) return null;
  let even = 0;
  let odd = 0;
  for (const [index, byte] of sample.entries()) if (byte === 0) index % 2 === 0 ? even++ : odd++;
  // Without a mark only the ASCII of keys and commas tells: half of its bytes are zero, all on one side.
  if (odd > sample.length / 4 && even < odd / 8) return 'utf-16le';
  if (even > sample.length / 4 && odd < even / 8) return 'utf-16be';
  return null;
}

/** Throws VALIDATION when the first bytes are those of a format that holds no plain text. */
export function refuseOtherFormats(bytes: Uint8Array): void {
  const starts = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (starts(0x1f, 0x8b)) throw invalid('This is a gzip archive. Unpack it first, then try again.');
  if (starts(0x50, 0x4b, 0x03, 0x04) || starts(0xd0, 0xcf, 0x11, 0xe0))
    throw invalid(
      'This is an Excel workbook or a ZIP archive. Save the sheet as CSV (UTF-8), or unpack the archive.',
    );
  if (starts(0x25, 0x50, 0x44, 0x46))
    throw invalid('This is a PDF. Comments are read from JSON, NDJSON or CSV files.');
  if (starts(0x89, 0x50, 0x4e, 0x47) || starts(0xff, 0xd8, 0xff))
    throw invalid('This is a picture. Comments are read from JSON, NDJSON or CSV files.');
}

function notUtf8(bytes: Uint8Array) {
  const offset = firstInvalidByte(bytes);
  let line = 1;
  for (let index = bytes.indexOf(10); index !== -1 && index < offset; index = bytes.indexOf(10, index + 1))
    line++;
  const hex = (bytes[offset] ?? 0).toString(16).padStart(2, '0').toUpperCase();
  return invalid(
    `Line ${line} is not UTF-8 text (byte 0x${hex} at position ${offset}). Save the file with the encoding UTF-8 and try again.`,
    [{ line, message: 'not UTF-8' }],
  );
}

/** The offset of the first byte sequence that UTF-8 does not allow (RFC 3629, section 4). */
function firstInvalidByte(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const lead = bytes[at]!;
    const length =
      lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
    if (length === 0) return at;
    for (let index = 1; index < length; index++) {
      const byte = bytes[at + index] ?? 0;
      // No longer form than needed, no surrogate, nothing above U+10FFFF: all three show in the second byte.
      const least = index > 1 ? 0x80 : lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
      const most = index > 1 ? 0xbf : lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
      if (byte < least || byte > most) return at;
    }
    at += length;
  }
  return at;
}
