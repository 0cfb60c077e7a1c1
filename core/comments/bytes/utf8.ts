const NEWLINE = 0x0a;
const RETURN = 0x0d;

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

/** Bytes of UTF-8 as text; null when they are not UTF-8. */
export function soundText(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}

/** The same, with U+FFFD where bytes are not UTF-8. */
export const anyText = (bytes: Uint8Array) => lenient.decode(bytes);

/** The lines that are not UTF-8, when the bytes begin with line `firstLine`. */
export function linesNotUtf8(bytes: Uint8Array, firstLine: number): number[] {
  const lines: number[] = [];
  let line = firstLine;
  for (let start = 0; start < bytes.length; line++) {
    let end = start;
    while (end < bytes.length && bytes[end] !== NEWLINE && bytes[end] !== RETURN) end++;
    if (soundText(bytes.subarray(start, end)) === null) lines.push(line);
    start = end + (bytes[end] === RETURN && bytes[end + 1] === NEWLINE ? 2 : 1);
  }
  return lines;
}

/** All pieces as one; a single one is not copied. */
export function concat(pieces: readonly Uint8Array[]): Uint8Array {
  const [first] = pieces;
  if (first !== undefined && pieces.length === 1) return first;
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
