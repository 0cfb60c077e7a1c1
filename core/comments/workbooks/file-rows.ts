/** Some rows of a file and what is wrong with others, each with its line from 1. */
export interface FileRows {
  rows: { row: unknown; line: number }[];
  problems: { line: number; reason: string }[];
  /** From CSV or a workbook: cells of text, some of them made harmless with an apostrophe. */
  isSheet: boolean;
}
