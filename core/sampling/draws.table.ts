/** That comments of a run were drawn to be read. */
export interface DrawTable {
  runId: number;
  /** Fixes the random numbers of the comments. */
  seed: string;
  drawnAt: Date;
  drawnByName: string;
}

/** A drawn comment. */
export interface DrawItemTable {
  runId: number;
  /** The order in which they are read, from 0. */
  position: number;
  seq: number;
  textKey: Buffer;
  /** Null for one drawn among all comments, which counts for every variable; else the variables among whose tagged comments it was drawn. */
  forVariables: string[] | null;
  /** With which it was drawn. */
  probability: number;
  drawnAt: Date;
}

export interface SamplingTables {
  draws: DrawTable;
  drawItems: DrawItemTable;
}
