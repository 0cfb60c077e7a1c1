/** What lists are exported as. Imports take the same, recognised by content. */
export const TRANSFER_FORMATS = ['csv', 'xlsx', 'json', 'ndjson'] as const;
export type TransferFormat = (typeof TRANSFER_FORMATS)[number];

/** Rows of one transaction: others wait for a chunk at most, never for an import. */
export const IMPORT_CHUNK = 1000;
/** Most problems that a report lists; the rest are counted. */
export const IMPORT_PROBLEMS_MAX = 10_000;
/** A row of a list is a few hundred bytes; a larger one would be read in one go. */
export const ROW_MAX_BYTES = 1024 * 1024;
/** Workbooks are unpacked into memory, so they may be no larger, packed and unpacked. */
export const XLSX_MAX_BYTES = 25 * 1024 * 1024;
export const XLSX_MAX_UNPACKED_BYTES = 400 * 1024 * 1024;
