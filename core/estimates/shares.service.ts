import type { Kysely } from 'kysely';
import type { AnalysisRow } from '../analyzer/analyzer.table.js';
import type { Database } from '../db/database.js';
import type { VariableEstimate } from './estimate.schemas.js';
import { estimateVariable } from './estimates.js';
import { readStrata } from './strata.service.js';

type Run = Parameters<typeof readStrata>[1] & Pick<AnalysisRow, 'status'>;

/** The share of each variable of a run; none before it has been completed, as its numbers still change. */
export async function sharesOfRun(db: Kysely<Database>, run: Run): Promise<VariableEstimate[]> {
  if (run.status !== 'completed') return [];
  const { variables } = await readStrata(db, run);
  return variables.map(({ variable, tagged, untagged }) => estimateVariable(variable, tagged, untagged));
}
