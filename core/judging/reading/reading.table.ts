import type { Generated } from 'kysely';

/** What a person noted of a text while reading a run. */
export interface ReadingMarkTable {
  runId: number;
  textKey: Buffer;
  person: string;
  personName: string;
  skippedAt: Date | null;
  flaggedAt: Date | null;
  note: Generated<string>;
}
