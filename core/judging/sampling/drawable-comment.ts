/** A comment of a run that may be drawn. */
export interface DrawableComment {
  seq: number;
  textKey: Uint8Array;
  /** The variables with which the machine tagged it, by their places in the list of variables, each once. */
  tags: readonly number[];
  /** Of a comment of the second reader's part. */
  second?: {
    /** The variables for which it counts in the part, by their places; null: all of them. */
    of: readonly number[] | null;
    /** The variables that the second reader found; null where it failed. */
    tags: readonly number[] | null;
  };
}

/**
 * What the reads so far say of a variable: of each of its groups (`Grouping`) the share that has the variable, from 0 to 1.
 */
export type RunningRates = readonly number[];
