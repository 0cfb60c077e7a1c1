import type { Kysely } from 'kysely';
import type { AnalysisRow } from '../analyzer/analyzer.table.js';
import { scoreOfCounts } from '../analyzer/sentiment-band.js';
import type { Database } from '../db/database.js';
import type { MeanEstimate, VariableEstimate } from './estimate.schemas.js';
import { estimateMean, estimateVariable } from './estimates.js';
import { type RunStrata, readStrata, readStrataOf } from './strata.service.js';
import { LABEL_SCORES } from './stratified.js';

type Run = Parameters<typeof readStrata>[1] & Pick<AnalysisRow, 'status'>;

/** The score of a completed run: of the machine's labels, or corrected by what was read of it. */
export function meanOfRun(run: Run, sentiment: RunStrata['sentiment']): MeanEstimate {
  const { positiveComments: positive, neutralComments: neutral, negativeComments: negative } = run;
  return estimateMean(scoreOfCounts({ positive, neutral, negative }) ?? LABEL_SCORES.neutral, sentiment);
}

const sharesOf = ({ variables }: RunStrata): VariableEstimate[] =>
  variables.map(({ variable, tagged, untagged }) => estimateVariable(variable, tagged, untagged));

/** The shares of the variables of each of these completed runs, in their order. */
export const sharesOfRuns = async (
  db: Kysely<Database>,
  runs: readonly Run[],
): Promise<VariableEstimate[][]> => (await readStrataOf(db, runs)).map(sharesOf);

/** The share of each variable of a run and its score; none before it has been completed, as its numbers still change. */
export async function estimatesOfRun(
  db: Kysely<Database>,
  run: Run,
): Promise<{ shares: VariableEstimate[]; mean_sentiment: MeanEstimate | null }> {
  if (run.status !== 'completed') return { shares: [], mean_sentiment: null };
  const strata = await readStrata(db, run);
  return { shares: sharesOf(strata), mean_sentiment: meanOfRun(run, strata.sentiment) };
}
