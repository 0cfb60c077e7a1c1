/** What lists are exported as. Imports take the same, recognised by content. */
export const TRANSFER_FORMATS = ['csv', 'xlsx', 'json', 'ndjson'] as const;
export type TransferFormat = (typeof TRANSFER_FORMATS)[number];

/** Rows of one transaction: others wait for a chunk at most, never for an import. */
export const IMPORT_CHUNK = 1000;
/** Most problems that a report lists; the rest are counted. */
export const IMPORT_PROBLEMS_MAX = 10_000;
