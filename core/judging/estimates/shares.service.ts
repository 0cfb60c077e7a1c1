import type { Kysely } from 'kysely';
import type { AnalysisRow } from '../../analysis/analyzer/analyzer.table.js';
import type { Database } from '../../platform/db/database.js';
import type { Basis } from './basis.constants.js';
import { type Estimates, onBasis, usualBasis } from './basis.model.js';
import type { VariableEstimate } from './estimate.schemas.js';
import { estimatesFrom, shareOf } from './run-estimates.js';
import { readRuns, readStrataOf } from './strata.service.js';

const NONE: Estimates = { shares: [], mentioning: null, mean_sentiment: null };

type Run = Parameters<typeof readRuns>[1][number] & Pick<AnalysisRow, 'status'>;

/** The shares of the variables of each of these completed runs, in their order, on one basis. */
export const sharesOfRuns = async (
  db: Kysely<Database>,
  runs: readonly Run[],
  basis: Basis = 'corrected',
): Promise<VariableEstimate[][]> =>
  (await readStrataOf(db, runs)).map(
    ({ variables }) => onBasis({ ...NONE, shares: variables.map(shareOf) }, basis).shares,
  );

/** What is known of the shares of a run and its score; nothing before it has been completed, as its numbers still change. */
export async function knownOfRun(db: Kysely<Database>, run: Run): Promise<Estimates> {
  if (run.status !== 'completed') return NONE;
  const [read] = await readRuns(db, [run]);
  return read === undefined ? NONE : estimatesFrom(read.counted, read.comments);
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
