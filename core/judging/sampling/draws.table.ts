import type { Generated } from 'kysely';

/** That comments of a run were drawn to be read. */
export interface DrawTable {
  runId: number;
  /** Fixes the random numbers of the comments. */
  seed: string;
  drawnAt: Date;
  drawnByName: string;
  /** Whether comments were drawn by what the second reader says, too; it stays so. */
  byCells: Generated<boolean>;
  /** To plus or minus how many points the shares are wished for; null without a wish. */
  goalPoints: number | null;
  /** The variables that this is wished for; null: all. */
  goalVariables: string[] | null;
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
  /** The probability with which it was drawn. */
  probability: number;
  drawnAt: Date;
}

/** A comment of the part of a run that its second reader reads, as of a run of that reader. */
export interface SecondItemTable {
  partId: number;
  /** The comment's number in the run, and in the run of the second reader. */
  seq: number;
  /** The run of the second reader that asked for it. */
  askedIn: number;
  /** As `forVariables` of a drawn comment. */
  forVariables: string[] | null;
}
