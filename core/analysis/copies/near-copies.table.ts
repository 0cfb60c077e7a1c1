/** A run whose near-copies have been looked for. */
export interface NearCopyRunTable {
  runId: number;
  foundAt: Date;
  /** Comments that stand in a group. */
  comments: number;
  groups: number;
}

/** A comment that stands in a group of copies, which is known by its first comment. */
export interface NearCopyTable {
  runId: number;
  seq: number;
  firstSeq: number;
}

export interface NearCopyGroupTable {
  runId: number;
  firstSeq: number;
  comments: number;
  /** Distinct names of authors. */
  authors: number;
  /** Its comments, ascending. */
  seqs: number[];
}
