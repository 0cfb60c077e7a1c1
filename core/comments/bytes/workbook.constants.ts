/** A row of a list is a few hundred bytes; a larger one would be read in one go. */
export const ROW_MAX_BYTES = 1024 * 1024;
/** Workbooks are unpacked into memory, so they may be no larger, packed and unpacked. */
export const XLSX_MAX_BYTES = 25 * 1024 * 1024;
export const XLSX_MAX_UNPACKED_BYTES = 400 * 1024 * 1024;
