import { invalid } from '../../errors.js';
import { TRANSFER_TEXTS } from '../../platform/texts/files.texts.model.js';
import { BROKEN_FILES_TEXTS } from '../texts/broken-files.texts.model.js';
import { COMMENTS_TEXTS } from '../texts/comments.texts.model.js';
import { ROWS } from '../texts/rows.texts.model.js';
import { ENCODINGS, HEAD_BYTES } from './encodings.js';
import { XLSX_MAX_BYTES } from './workbook.constants.js';

const DIRECTORY_BYTES = 65_536;

/** Throws VALIDATION when the first bytes are those of a format that holds no plain text, saying what to do with it. */
export function refuseOtherFormats(bytes: Uint8Array): void {
  const starts = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (starts(0x1f, 0x8b)) throw invalid(COMMENTS_TEXTS().gzip);
  if (starts(0x50, 0x4b)) throw invalid(zipText(bytes));
  if (starts(0x52, 0x61, 0x72, 0x21) || starts(0x37, 0x7a, 0xbc, 0xaf))
    throw invalid(COMMENTS_TEXTS().otherArchive);
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) throw invalid(COMMENTS_TEXTS().office);
  if (starts(0x25, 0x50, 0x44, 0x46)) throw invalid(COMMENTS_TEXTS().pdf);
  if (starts(0x89, 0x50, 0x4e, 0x47) || starts(0xff, 0xd8, 0xff) || starts(0x47, 0x49, 0x46, 0x38))
    throw invalid(COMMENTS_TEXTS().image);
  if (starts(0xff, 0xfe, 0, 0) || starts(0, 0, 0xfe, 0xff)) throw invalid(COMMENTS_TEXTS().utf32);
}

/** Whether a file is an Excel workbook: a ZIP archive with a workbook in it. */
export const isWorkbook = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && archiveNames(bytes).includes('xl/workbook');

/** The error for a workbook or an archive with more bytes than may be unpacked; it may end early. */
export function tooLargeArchive(bytes: Uint8Array) {
  const limit = `${XLSX_MAX_BYTES / 1_048_576} MB`;
  const isBook = /\[Content_Types\]|docProps\/|xl\//.test(archiveNames(bytes));
  return invalid(isBook ? TRANSFER_TEXTS().workbookTooLarge(limit) : COMMENTS_TEXTS().zipTooLarge(limit));
}

/** Whether a ZIP archive is a document of Word or a sheet of LibreOffice. */
export const isOffice = (bytes: Uint8Array) => /word\/|opendocument\.spreadsheet/.test(archiveNames(bytes));

/** Text that holds the names of an archive's entries: some stand at its beginning, all at its end. */
const archiveNames = (bytes: Uint8Array) =>
  [bytes.subarray(0, HEAD_BYTES), bytes.subarray(-DIRECTORY_BYTES)]
    .map((part) => new TextDecoder('windows-1252').decode(part))
    .join('');

function zipText(bytes: Uint8Array): string {
  const names = archiveNames(bytes);
  if (names.includes('word/')) return COMMENTS_TEXTS().word;
  if (names.includes('xl/')) return COMMENTS_TEXTS().workbook;
  if (names.includes('opendocument.spreadsheet')) return COMMENTS_TEXTS().openSheet;
  return COMMENTS_TEXTS().zip;
}

/** VALIDATION for text that must be sound as a whole, naming the first line that is not. */
export function notUtf8(line: number) {
  const others = ENCODINGS.filter((name) => name !== 'UTF-8').join(', ');
  return invalid(BROKEN_FILES_TEXTS().notUtf8(line, others), [{ line, message: ROWS().notUtf8 }]);
}
