/** Limits of a codebook. Variables and terms have those of a run (MAX_VARIABLES, MAX_TERMS). */
export const MAX_CODEBOOK_NAME_LENGTH = 100;
export const MAX_DEFINITION_LENGTH = 2000;
/** Examples of each kind, and the length of one. */
export const MAX_EXAMPLES = 20;
export const MAX_EXAMPLE_LENGTH = 1000;
export const MAX_NOTE_LENGTH = 500;
/** A codebook with all it may hold: a hundred variables with long examples. */
export const MAX_CODEBOOK_BYTES = 8 * 1024 * 1024;
/** The largest file that a codebook is read from. */
export const MAX_CODEBOOK_FILE_BYTES = 8 * 1024 * 1024;

/** The files that a codebook can be had as; an import takes the same, recognised by content. */
export const CODEBOOK_FORMATS = ['csv', 'xlsx', 'json', 'qdc'] as const;
export type CodebookFormat = (typeof CODEBOOK_FORMATS)[number];

/** The fields of a variable that versions are compared by, in the order in which screens show them. */
export const VARIABLE_FIELDS = [
  'name',
  'definition',
  'counts',
  'notCounts',
  'yes',
  'no',
  'terms',
  'vetoes',
] as const;
export type VariableField = (typeof VARIABLE_FIELDS)[number];
