/** A comment of a run that may be drawn. */
export interface DrawableComment {
  seq: number;
  textKey: Uint8Array;
  /** The variables with which the machine tagged it, by their places in the list of variables, each once. */
  tags: readonly number[];
}

/** What the reads so far say of a variable, each from 0 to 1. */
export interface RunningRates {
  /** Of the tagged comments the share that is right. */
  tagged: number;
  /** Of the others the share that has the variable all the same. */
  untagged: number;
}
