import type { Kysely } from 'kysely';
import type { AnalysisRow } from '../../analysis/analyzer/analyzer.table.js';
import type { SentimentLabel } from '../../analysis/analyzer/providers/provider.js';
import { labelOfRun } from '../../analysis/analyzer/providers/reader.js';
import { variableKeyOf } from '../../analysis/codebooks/judgement-keys.js';
import type { Database } from '../../platform/db/database.js';
import { listOpinions } from './second-opinions.repository.js';

/** What a second reader says of a comment, beside what the run says. */
export interface SecondOpinion {
  /** What the provider is called. */
  by: string;
  variables: string[];
  sentiment: SentimentLabel | null;
}

/** The second opinions on these comments of a run, by number; on drawn ones only once a person has judged them. */
export async function secondOpinionsOn(
  db: Kysely<Database>,
  run: Pick<AnalysisRow, 'id' | 'variables'>,
  seqs: readonly number[],
): Promise<Map<number, SecondOpinion>> {
  const names = run.variables.map(({ name }) => name);
  const rows = await listOpinions(db, run.id, seqs, run.variables.map(variableKeyOf));
  return new Map(
    rows.map(({ seq, variables, sentiment, ...reader }) => [
      seq,
      { by: labelOfRun(reader), variables: names.filter((name) => variables.includes(name)), sentiment },
    ]),
  );
}
