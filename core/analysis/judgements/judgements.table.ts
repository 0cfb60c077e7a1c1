import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

/** yes or no to a variable; the others are words on the sentiment. */
export type Verdict = 'yes' | 'no' | 'positive' | 'neutral' | 'negative';

/**
 * How the comment came before its judge: drawn at random for a run, chosen by the judge, as a disagreement that a person settled, or
 * with a file that was labelled.
 */
export type JudgementOrigin = 'drawn' | 'chosen' | 'settled' | 'file';

/** What one person says of one variable in all comments of one text. Rows never change but for their end. */
export interface JudgementTable {
  id: Generated<number>;
  /** See `personOf`. */
  person: string;
  personName: string;
  /** False for what a program said with a token that is not personal: kept, but never counted as a person's. */
  isPerson: boolean;
  /** See `judgement-keys.ts`, as of `textKey`. */
  variableKey: string;
  textKey: Buffer;
  verdict: Verdict;
  origin: JudgementOrigin;
  /** The judge could see the machine's tags. */
  machineVisible: boolean;
  /** The run it was given in; null when that is gone. */
  runId: number | null;
  judgedAt: Date;
  /** When a later word, an undo or a removal ended it; null while it stands. */
  endedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export type JudgementRow = Selectable<JudgementTable>;
export type NewJudgementRow = Insertable<JudgementTable>;
