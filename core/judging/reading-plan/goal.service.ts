import type { AnalysisRow } from '../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { readStrata } from '../estimates/strata.service.js';
import { findGoal } from '../sampling/draws.service.js';
import type { GoalLeft } from './plan.schemas.js';
import { planVariable, readsForAll } from './plan-run.js';

/**
 * How many comments people have still to read of a completed run until its shares are known as well as the team wishes; null without such a
 * wish. It is reached once every share that is wished for is corrected and its interval is as narrow.
 */
export async function goalLeft(ctx: AnalyzerContext, run: AnalysisRow): Promise<GoalLeft | null> {
  const goal = await findGoal(ctx, run.id);
  if (goal === null) return null;
  const of = run.positiveComments + run.neutralComments + run.negativeComments;
  const strata = (await readStrata(ctx.db, run)).variables.filter(
    ({ variable }) => goal.variables === null || goal.variables.includes(variable),
  );
  const plans = strata.map((known) => planVariable({ of, halfWidth: goal.within / 100 }, { known }));
  const read = Math.min(of, ...strata.map(({ tagged, untagged }) => tagged.read + untagged.read));
  const reads = readsForAll(plans, of - read);
  const isReachable = plans.every((plan) => plan.isReachable);
  return { ...goal, reads, is_reachable: isReachable, is_reached: isReachable && reads === 0 };
}
