import { Unzip, type UnzipFile, UnzipInflate, zipSync } from 'fflate';
import { invalid } from '../../errors.js';
import { TRANSFER_TEXTS } from '../../platform/texts/files.texts.model.js';
import { XLSX_MAX_UNPACKED_BYTES } from '../bytes/workbook.constants.js';

const PIECE_BYTES = 65_536;
const BOOK = 'xl/workbook.xml';
const LINKS = 'xl/_rels/workbook.xml.rels';

const tooLarge = (bytes: number) =>
  invalid(TRANSFER_TEXTS().largeWorkbook(`${Math.round(bytes / 1_048_576)} MB`));

/**
 * The wanted files of a ZIP archive. What they unpack to is counted as it comes out, whatever the archive says of itself.
 * Throws VALIDATION past `maxBytes`, and for what is no such archive.
 */
function unpack(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  maxBytes: number,
): Record<string, Uint8Array> {
  const parts: Record<string, Uint8Array[]> = Object.create(null);
  let size = 0;
  let failure: unknown;
  const take = (file: UnzipFile) => {
    if (!isWanted(file.name) || file.name in parts) return;
    const pieces: Uint8Array[] = [];
    parts[file.name] = pieces;
    file.ondata = (error, piece) => {
      if (error !== null) failure ??= error;
      size += piece?.length ?? 0;
      if (size <= maxBytes && failure === undefined) pieces.push(piece.slice());
    };
    file.start();
  };
  const unzip = new Unzip(take);
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && size <= maxBytes; at += PIECE_BYTES)
      unzip.push(bytes.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= bytes.length);
  } catch (error) {
    failure ??= error;
  }
  if (size > maxBytes) throw tooLarge(maxBytes);
  if (failure !== undefined) throw invalid(TRANSFER_TEXTS().unreadable);
  return Object.fromEntries(
    Object.entries(parts).map(([name, pieces]) => [name, new Uint8Array(Buffer.concat(pieces))]),
  );
}

const attributeOf = (element: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(element)?.slice(1).find(Boolean);

const sheetsOf = (book: string) =>
  [...book.matchAll(/<(?:\w+:)?sheet\s[^<>]*>/g)].map(([element]) => element);

/** The files that hold one of the sheets, its texts and its formats. */
function neededFiles(book: string, links: string, at: number): { sheet: string; files: Set<string> } {
  const id = attributeOf(sheetsOf(book)[at] ?? '', '(?:\\w+:)?id');
  let sheet = `xl/worksheets/sheet${at + 1}.xml`;
  const files = new Set([BOOK, LINKS, 'xl/sharedStrings.xml', 'xl/styles.xml']);
  for (const [link] of links.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g)) {
    const target = attributeOf(link, 'Target') ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    if (attributeOf(link, 'Id') === id && id !== undefined) sheet = path;
    else if (/\/(sharedStrings|styles)$/.test(attributeOf(link, 'Type') ?? '')) files.add(path);
  }
  return { sheet, files: files.add(sheet) };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The book and its links. Throws VALIDATION for what is no workbook. */
function openBook(bytes: Uint8Array): { book: string; links: string } {
  const begin = unpack(bytes, (name) => name === BOOK || name === LINKS, 8 * 1_048_576);
  const book = begin[BOOK];
  const links = begin[LINKS];
  if (book === undefined || links === undefined) throw invalid(TRANSFER_TEXTS().unreadable);
  return { book: Buffer.from(book).toString(), links: Buffer.from(links).toString() };
}

/** The names of a workbook's sheets, in its order. Throws VALIDATION for what is no workbook. */
export const sheetNames = (bytes: Uint8Array): string[] =>
  sheetsOf(openBook(bytes).book).map((element) =>
    (attributeOf(element, 'name') ?? '').replace(/&(\w{2,4});/g, (whole, name) => ENTITIES[name] ?? whole),
  );

/**
 * One of a workbook's sheets as XML (the first by default), and the workbook again with nothing but what that sheet needs.
 * Throws VALIDATION for what is no workbook, or unpacks to more than it may.
 */
export function unpackWorkbook(bytes: Uint8Array, at = 0): { sheet: string; workbook: Uint8Array } {
  const { book, links } = openBook(bytes);
  const { sheet, files } = neededFiles(book, links, at);
  const parts = unpack(bytes, (name) => files.has(name), XLSX_MAX_UNPACKED_BYTES);
  const found = parts[sheet];
  if (found === undefined) throw invalid(TRANSFER_TEXTS().unreadable);
  return { sheet: Buffer.from(found).toString('latin1'), workbook: zipSync(parts, { level: 0 }) };
}
