import { Unzip, type UnzipFile, UnzipInflate, unzipSync } from 'fflate';
import { AppError, invalid } from '../../errors.js';
import { COMMENTS_TEXTS } from '../texts/comments.texts.model.js';
import { looksLikeCommentFile } from './comment-file-name.js';
import { MAX_RATIO, MIN_BOMB_BYTES } from './unpack-limits.js';

/** So little at a time that what it unpacks to is counted before there is much of it. */
const PIECE_BYTES = 4_096;
const MAX_ENTRIES = 10_000;
/** In the flags of an entry (PKWARE's APPNOTE, 4.4.4); an archive with a password locks all of them. */
const FLAGS_AT = 6;
const LOCKED = 1;

export interface ZippedFile {
  name: string;
  /** Its bytes, unpacked while they are taken. Throws VALIDATION for a damaged archive, and for one that unpacks to too much. */
  pieces: Iterable<Uint8Array>;
}

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const isArchiveName = (path: string) => /\.(zip|rar|7z)$/i.test(path);
const isOfPerson = (path: string) => !path.startsWith('__MACOSX/') && !baseName(path).startsWith('.');
const isWanted = (path: string) => looksLikeCommentFile(baseName(path)) && !isArchiveName(path);

/**
 * The one comment file of a ZIP archive; images and other files beside it do not count. Throws VALIDATION, with what to do, where
 * there is none or several, it is locked, or the archive has too many files.
 */
export function zippedFile(bytes: Uint8Array): ZippedFile {
  const names = namesIn(bytes).filter(isOfPerson);
  const wanted = names.filter(isWanted);
  const [name] = wanted;
  if (name === undefined) {
    const inner = names.find(isArchiveName);
    throw invalid(inner === undefined ? COMMENTS_TEXTS().zip : COMMENTS_TEXTS().zipInZip(baseName(inner)));
  }
  if (wanted.length > 1)
    throw invalid(COMMENTS_TEXTS().zipOfSeveral(wanted.slice(0, 5).map(baseName).join(', ')));
  if (((bytes[FLAGS_AT] ?? 0) & LOCKED) !== 0) throw invalid(COMMENTS_TEXTS().zipLocked);
  return { name: baseName(name), pieces: unpacked(bytes, name) };
}

/** The names of an archive's files, in its order; nothing is unpacked. */
function namesIn(bytes: Uint8Array): string[] {
  const names: string[] = [];
  const filter = ({ name }: { name: string }) => {
    if (names.length >= MAX_ENTRIES)
      throw invalid(COMMENTS_TEXTS().zipOfMany(MAX_ENTRIES.toLocaleString('en-US')));
    names.push(name);
    return false;
  };
  try {
    unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof AppError ? error : invalid(COMMENTS_TEXTS().zipDamaged);
  }
  return names;
}

/** What a file of an archive unpacks to. */
function* unpacked(bytes: Uint8Array, wanted: string): Generator<Uint8Array> {
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
    if (failure !== undefined) throw invalid(COMMENTS_TEXTS().zipDamaged);
    if (size > MIN_BOMB_BYTES && size > MAX_RATIO * end) throw invalid(COMMENTS_TEXTS().zipBomb(MAX_RATIO));
    yield* found;
    found = [];
  }
  if (!isWhole) throw invalid(COMMENTS_TEXTS().zipDamaged);
}
