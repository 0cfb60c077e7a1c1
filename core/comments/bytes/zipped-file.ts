import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { invalid } from '../../errors.js';
import { SAY } from '../comments.texts.model.js';
import { looksLikeCommentFile } from '../formats/comment-file-name.js';
import { MAX_RATIO, MIN_BOMB_BYTES } from './unpack-limits.js';
import { type ZipEntry, zipEntries } from './zip-directory.js';

/** So little at a time that what it unpacks to is counted before there is much of it. */
const PIECE_BYTES = 4_096;
const MAX_ENTRIES = 10_000;

export interface ZippedFile {
  name: string;
  /** Its bytes, unpacked while they are taken. Throws VALIDATION for a damaged archive, and for one that unpacks to too much. */
  pieces: Iterable<Uint8Array>;
}

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const isArchiveName = (path: string) => /\.(zip|rar|7z)$/i.test(path);
const isOfPerson = ({ name }: ZipEntry) => !name.startsWith('__MACOSX/') && !baseName(name).startsWith('.');
const isWanted = ({ name }: ZipEntry) => looksLikeCommentFile(baseName(name)) && !isArchiveName(name);

/**
 * The one comment file of a ZIP archive; images and other files beside it do not count. Throws VALIDATION, with what to do, where
 * there is none or several, it is locked, or the archive has too many files.
 */
export function zippedFile(bytes: Uint8Array): ZippedFile {
  const entries = entriesIn(bytes).filter(isOfPerson);
  const files = entries.filter(isWanted);
  const [file] = files;
  if (file === undefined) {
    const inner = entries.find(({ name }) => isArchiveName(name));
    throw invalid(inner === undefined ? SAY().zip : SAY().zipInZip(baseName(inner.name)));
  }
  if (files.length > 1) {
    const names = files.slice(0, 5).map(({ name }) => baseName(name));
    throw invalid(SAY().zipOfSeveral(names.join(', ')));
  }
  if (file.isLocked) throw invalid(SAY().zipLocked);
  return { name: baseName(file.name), pieces: unpacked(bytes.subarray(file.start)) };
}

function entriesIn(bytes: Uint8Array): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (const entry of zipEntries(bytes)) {
    if (entries.length >= MAX_ENTRIES) throw invalid(SAY().zipOfMany(MAX_ENTRIES.toLocaleString('en-US')));
    entries.push(entry);
  }
  if (entries.length === 0) throw invalid(SAY().zipDamaged);
  return entries;
}

/** What the first file of an archive unpacks to. */
function* unpacked(bytes: Uint8Array): Generator<Uint8Array> {
  let found: Uint8Array[] = [];
  let failure: unknown;
  let isBegun = false;
  let isWhole = false;
  let size = 0;
  const unzip = new Unzip((file: UnzipFile) => {
    if (isBegun) return;
    isBegun = true;
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
