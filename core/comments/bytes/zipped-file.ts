import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { invalid } from '../../errors.js';
import { SAY } from '../comments.texts.model.js';
import { looksLikeCommentFile } from '../formats/comment-file-name.js';
import { MAX_RATIO, MIN_BOMB_BYTES } from './unpack-limits.js';

/** So little at a time that what it unpacks to is counted before there is much of it. */
const PIECE_BYTES = 4_096;
const MAX_ENTRIES = 10_000;

export interface ZippedFile {
  name: string;
  /** Its bytes, unpacked while they are taken. Throws VALIDATION for a damaged archive, and for one that unpacks to too much. */
  pieces: Iterable<Uint8Array>;
}

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const isWanted = (path: string) =>
  !path.startsWith('__MACOSX/') && !baseName(path).startsWith('.') && looksLikeCommentFile(baseName(path));

/**
 * The one comment file of a ZIP archive; images and other files beside it do not count. Throws VALIDATION, with what to do, where
 * there is none or several.
 */
export function zippedFile(bytes: Uint8Array): ZippedFile {
  const names = namesIn(bytes).filter(isWanted);
  const [name] = names;
  if (name === undefined) throw invalid(SAY().zip);
  if (names.length > 1) throw invalid(SAY().zipOfSeveral(names.slice(0, 5).map(baseName).join(', ')));
  return { name: baseName(name), pieces: piecesOf(bytes, name) };
}

/** The names of an archive's entries, in its order. */
function namesIn(bytes: Uint8Array): string[] {
  const names: string[] = [];
  const unzip = new Unzip(({ name }) => {
    if (names.length >= MAX_ENTRIES) throw invalid(SAY().zip);
    names.push(name);
  });
  unzip.register(UnzipInflate);
  pushAll(unzip, bytes);
  return names;
}

function pushAll(unzip: Unzip, bytes: Uint8Array): void {
  try {
    unzip.push(bytes, true);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'VALIDATION') throw error;
    throw invalid(SAY().zipDamaged);
  }
}

function* piecesOf(bytes: Uint8Array, wanted: string): Generator<Uint8Array> {
  let found: Uint8Array[] = [];
  let failure: unknown;
  let isWhole = false;
  let size = 0;
  const unzip = new Unzip((file: UnzipFile) => {
    if (file.name !== wanted || size > 0) return;
    file.ondata = (error, piece, isLast) => {
      if (error !== null) failure ??= error;
      else {
        size += piece.length;
        // The unpacker writes over its own memory.
        found.push(piece.slice());
        isWhole ||= isLast;
      }
    };
    try {
      file.start();
    } catch (error) {
      failure ??= error;
    }
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length && !isWhole; at += PIECE_BYTES) {
    const end = Math.min(bytes.length, at + PIECE_BYTES);
    try {
      unzip.push(bytes.subarray(at, end), end === bytes.length);
    } catch (error) {
      failure ??= error;
    }
    if (failure !== undefined) throw invalid(SAY().zipDamaged);
    if (size > MIN_BOMB_BYTES && size > MAX_RATIO * end) throw invalid(SAY().zipBomb(MAX_RATIO));
    yield* found;
    found = [];
  }
  if (!isWhole) throw invalid(SAY().zipDamaged);
}
