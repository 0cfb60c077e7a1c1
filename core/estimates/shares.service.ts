import type { Kysely } from 'kysely';
import type { AnalysisRow } from '../analyzer/analyzer.table.js';
import type { Database } from '../db/database.js';
import { scoreOfCounts } from '../engine/words/sentiment-band.js';
import type { Basis } from './basis.constants.js';
import { type Estimates, onBasis, usualBasis } from './basis.model.js';
import type { MeanEstimate, VariableEstimate } from './estimate.schemas.js';
import { estimateMean, estimateVariable } from './estimates.js';
import { type RunStrata, readStrata, readStrataOf } from './strata.service.js';
import { LABEL_SCORES } from './stratified.js';

const NONE: Estimates = { shares: [], mentioning: null, mean_sentiment: null };

type Run = Parameters<typeof readStrata>[1] & Pick<AnalysisRow, 'status'>;

/** The score of a completed run: of the machine's labels, or corrected by what was read of it. */
export function meanOfRun(run: Run, sentiment: RunStrata['sentiment']): MeanEstimate {
  const { positiveComments: positive, neutralComments: neutral, negativeComments: negative } = run;
  return estimateMean(scoreOfCounts({ positive, neutral, negative }) ?? LABEL_SCORES.neutral, sentiment);
}

const sharesOf = ({ variables }: RunStrata): VariableEstimate[] =>
  variables.map(({ variable, tagged, untagged, second }) =>
    estimateVariable(variable, tagged, untagged, second),
  );

/** The shares of the variables of each of these completed runs, in their order, on one basis. */
export const sharesOfRuns = async (
  db: Kysely<Database>,
  runs: readonly Run[],
  basis: Basis = 'corrected',
): Promise<VariableEstimate[][]> =>
  (await readStrataOf(db, runs)).map(
    (strata) => onBasis({ ...NONE, shares: sharesOf(strata) }, basis).shares,
  );

/** What is known of the shares of a run and its score; nothing before it has been completed, as its numbers still change. */
export async function knownOfRun(db: Kysely<Database>, run: Run): Promise<Estimates> {
  if (run.status !== 'completed') return NONE;
  const strata = await readStrata(db, run);
  const { variable, tagged, untagged } = strata.mentioning;
  return {
    shares: sharesOf(strata),
    mentioning: estimateVariable(variable, tagged, untagged),
    mean_sentiment: meanOfRun(run, strata.sentiment),
  };
}

/** The same on one basis: the asked one, else the usual one. */
export async function estimatesOfRun(
  db: Kysely<Database>,
  run: Run,
  asked?: Basis,
): Promise<Estimates & { basis: Basis }> {
  const known = await knownOfRun(db, run);
  const basis = asked ?? usualBasis(known.shares);
  return { basis, ...onBasis(known, basis) };
}
