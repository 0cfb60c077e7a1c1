import { SAY } from '../../analyzer/analyses.texts.model.js';
import { requireAnalysis } from '../../analyzer/analyzer.service.js';
import type { AnalysisRow } from '../../analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../analyzer/analyzer-context.js';
import { requireRight } from '../../context.js';
import { invalid, notFound } from '../../errors.js';
import { THING } from '../../errors.texts.model.js';
import { parseInput } from '../../parse-input.js';
import { JudgeCommentInput } from './judgement.schemas.js';
import { findItemSeq, removeJudgements, upsertJudgements } from './judgements.repository.js';

async function requireItem(ctx: AnalyzerContext, run: AnalysisRow, seq: number): Promise<number> {
  const item = await findItemSeq(ctx.db, run.id, seq);
  if (item === undefined) throw notFound(THING().comment(seq + 1, run.analysisId));
  return item;
}

/**
 * Keeps a person's word on variables of a comment beside the machine's tags, for all comments with the same words.
 * Throws NOT_FOUND, and VALIDATION for a variable that the run does not have.
 */
export async function judgeComment(
  ctx: AnalyzerContext,
  place: { taskId: string; seq: number },
  input: JudgeCommentInput,
): Promise<void> {
  requireRight(ctx, 'analyze');
  const { tags } = parseInput(JudgeCommentInput, input);
  const run = await requireAnalysis(ctx, place.taskId);
  const names = new Set(run.variables.map(({ name }) => name));
  const unknown = Object.keys(tags).find((name) => !names.has(name));
  if (unknown !== undefined) throw invalid(SAY().noVariable(unknown));
  const seq = await requireItem(ctx, run, place.seq);
  await upsertJudgements(ctx.db, run.id, seq, tags, { at: ctx.clock.now(), by: ctx.actor.name });
}

/** Removes all judgements of a comment. Throws NOT_FOUND for a comment that is not there. */
export async function clearJudgement(
  ctx: AnalyzerContext,
  place: { taskId: string; seq: number },
): Promise<void> {
  requireRight(ctx, 'analyze');
  const run = await requireAnalysis(ctx, place.taskId);
  await removeJudgements(ctx.db, run.id, await requireItem(ctx, run, place.seq));
}
