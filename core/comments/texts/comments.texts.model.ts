import { sentencesOf } from '../../platform/language/language.model.js';

const READ = 'Comments are read from JSON, NDJSON, CSV, XLSX and plain text.';

/** Why a file is none of comments. */
export const SAY = sentencesOf('core.comments', {
  gzip: 'This is a gzip archive. Unpack it first, then try again.',
  office:
    'This is a file of an old Office (.xls or .doc), or a workbook with a password. Open it and save the sheet as .xlsx without a password, or as CSV.',
  otherArchive: 'This is a RAR or 7z archive. Unpack it, then choose the comment file in it.',
  pdf: `This is a PDF. Copy its comments into a sheet or a text file. ${READ}`,
  image: `This is an image. Export the comments instead of a screenshot. ${READ}`,
  utf32: 'This is text in UTF-32. Save the file with the encoding UTF-8.',
  word: `This is a Word document. Save it as plain text with one comment a line. ${READ}`,
  workbook: 'This is an Excel workbook. Save the sheet as CSV (UTF-8).',
  openSheet: 'This is a LibreOffice sheet (.ods). Save it as .xlsx or CSV.',
  zip: 'This is a ZIP archive without a comment file. Unpack it, then choose the comment file in it.',
  zipOfSeveral: (names: string) =>
    `This ZIP archive holds several comment files (${names}). Unpack it, then choose them one by one.`,
  zipOfMany: (most: string) =>
    `This ZIP archive has more than ${most} files, which is the limit. Unpack it, then choose the comment file in it.`,
  zipInZip: (name: string) =>
    `This ZIP archive holds another archive (${name}). Unpack both, then choose the comment file in it.`,
  zipLocked:
    'This ZIP archive is locked with a password. Unpack it with the password, then choose the comment file in it.',
  zipTooLarge: (limit: string) =>
    `A ZIP archive may have at most ${limit}. Unpack it, then choose the comment file in it.`,
  zipDamaged:
    'This ZIP archive is damaged, cut off or compressed in an unusual way. Download it again, or unpack it first.',
  zipBomb: (ratio: number) =>
    `The file in this ZIP archive is more than ${ratio} times as large as the archive, which no export of comments is. Unpack it yourself if it is sound.`,
  webPage: 'This is a web page (HTML or XML), not an exported file. Export it again as JSON, NDJSON or CSV.',
  emptyFile: 'The file is empty. Export it again and choose that file.',
  emptyList: 'There are no comments: the list is empty.',
  noText: 'The comment has no text.',
});
