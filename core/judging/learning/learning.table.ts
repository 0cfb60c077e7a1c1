/** A word that was proposed for a variable and refused. */
export interface RefusedWordTable {
  /** See `judgement-keys.ts`. */
  variableKey: string;
  /** See `word-key.ts`. */
  word: string;
  refusedAt: Date;
  refusedByName: string;
}
