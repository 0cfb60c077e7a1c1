/** Headers for which columns are remembered. */
export const MAX_COLUMN_CHOICES = 500;
/** Names of a header, and characters of one. */
export const MAX_HEADER_NAMES = 300;
export const MAX_HEADER_NAME_LENGTH = 1_000;
