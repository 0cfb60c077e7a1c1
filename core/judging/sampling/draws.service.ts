import { z } from 'zod';
import { requireAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import type { AnalysisRow } from '../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { OfRun } from '../../analysis/analyzer/of-run.schemas.js';
import { listDrawnWords, readersOf } from '../../analysis/judgements/drawn-words.service.js';
import { nameFor } from '../../analysis/judgements/said.service.js';
import { conflict, invalid, notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { judgeOf } from '../../people/users/judge.model.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { verb } from '../../platform/operations/verb.js';
import { ANALYSES_TEXTS, noVariableText } from '../../platform/texts/analyses.texts.model.js';
import { readStrata } from '../estimates/strata.service.js';
import { DEFAULT_SEED, type DrawItem, extendDraw } from './draw-sample.js';
import { listDrawable, ratesOf, withSecondReader } from './drawable.service.js';
import {
  type DrawItemRow,
  type DrawRow,
  findDraw,
  listDrawItems,
  listDrawnComments,
  lockDraw,
  setGoal,
  upsertDraw,
  upsertDrawItems,
} from './draws.repository.js';
import { BY_CELL, BY_TAG } from './grouping.js';
import { MAX_DRAW } from './sampling.constants.js';
import { SAMPLING } from './sampling.operations.js';
import {
  Draw,
  DrawnComment,
  DrawSampleInput,
  type ReadingGoal,
  SetReadingGoalInput,
} from './sampling.schemas.js';

/**
 * Draws comments of a completed run to be read, or more of them where some were drawn before; which come next follows from
 * what was read so far. Once a second reader has read a part, they are drawn within it, by what both say. The sample is stored with the run. Throws NOT_FOUND, CONFLICT while it runs and when all of its comments
 * are drawn, VALIDATION for another seed than the first draw's.
 */
export const drawSample = verb(
  SAMPLING.draw,
  { of: OfRun, input: DrawSampleInput, answer: ['The whole drawn sample', Draw], expensive: 'answer' },
  async (ctx: AnalyzerContext, { taskId: runId, size, seed, goal }) => {
    const run = await requireAnalysis(ctx, runId);
    if (run.status !== 'completed') throw conflict(ANALYSES_TEXTS().notCompleted);
    if (goal !== undefined) requireVariables(run, goal);
    const all = await listDrawable(ctx.db, run);
    const inPart = await withSecondReader(ctx.db, run, all);
    const isByCells = inPart !== undefined;
    const comments = inPart ?? all;
    const rates = ratesOf((await readStrata(ctx.db, run)).variables, isByCells);
    const drawnAt = ctx.clock.now();
    await inTransaction(ctx.db, async (trx) => {
      await lockDraw(trx, run.id);
      const draw = await findDraw(trx, run.id);
      // The part of a second reader is drawn with the seed of the draw, or the usual one.
      const fixed = draw?.seed ?? (isByCells ? DEFAULT_SEED : undefined);
      if (fixed !== undefined && seed !== undefined && seed !== fixed)
        throw invalid(ANALYSES_TEXTS().otherSeed(fixed), [
          { path: 'seed', message: ANALYSES_TEXTS().otherSeed(fixed) },
        ]);
      const earlier = await listDrawItems(trx, run.id);
      if (earlier.length >= comments.length) throw conflict(ANALYSES_TEXTS().allDrawn);
      if (earlier.length + size > MAX_DRAW)
        throw invalid(ANALYSES_TEXTS().tooManyDrawn(MAX_DRAW, earlier.length));
      const used = fixed ?? seed ?? DEFAULT_SEED;
      const variables = run.variables.map(({ name }) => name);
      const grouping = isByCells ? BY_CELL : BY_TAG;
      const items = await extendDraw({ comments, variables, size, seed: used, rates, grouping }, earlier);
      if (items.length === earlier.length && isSame(items, earlier))
        throw conflict(ANALYSES_TEXTS().partDrawn);
      await upsertDraw(trx, {
        runId: run.id,
        seed: used,
        drawnAt,
        drawnByName: ctx.actor.name,
        byCells: isByCells,
      });
      if (goal !== undefined) await setGoal(trx, run.id, goal);
      const keys = new Map(comments.map(({ seq, textKey }) => [seq, textKey]));
      await upsertDrawItems(
        trx,
        items.map(
          (item, position): DrawItemRow => ({
            ...item,
            runId: run.id,
            position,
            textKey: keys.get(item.seq) as Buffer,
            drawnAt: earlier[position]?.drawnAt ?? drawnAt,
          }),
        ),
      );
      await recordAudit(trx, ctx, {
        action: draw === undefined ? 'create' : 'update',
        entity: 'draw',
        entityId: run.id,
        label: run.fileName,
        after: { drawn: items.length, seed: used },
      });
    });
    return await getDraw(ctx, { taskId: runId });
  },
);

/** Throws VALIDATION where a wish names a variable that the run has not. */
function requireVariables({ variables }: AnalysisRow, { variables: wished }: ReadingGoal): void {
  const names = variables.map(({ name }) => name);
  for (const [at, name] of (wished ?? []).entries()) {
    const message = noVariableText(name, names);
    if (!names.includes(name)) throw invalid(message, [{ path: `goal.variables.${at}`, message }]);
  }
}

/**
 * Sets how well the shares of a run are to be known, for all who read of it; null removes the wish. Throws NOT_FOUND while nothing is
 * drawn, VALIDATION for a variable that the run has not.
 */
export const setReadingGoal = verb(
  SAMPLING.setGoal,
  { of: OfRun, input: SetReadingGoalInput, answer: ['The drawn sample', Draw], expensive: 'answer' },
  async (ctx: AnalyzerContext, { taskId: runId, goal }) => {
    const run = await requireAnalysis(ctx, runId);
    if (goal !== null) requireVariables(run, goal);
    await inTransaction(ctx.db, async (trx) => {
      if (!(await setGoal(trx, run.id, goal))) throw noDraw(run);
      await recordAudit(trx, ctx, {
        ...{ action: 'update', entity: 'draw', entityId: run.id, label: run.fileName },
        after: { goal },
      });
    });
    return await getDraw(ctx, { taskId: runId });
  },
);

const isSame = (items: readonly DrawItem[], earlier: readonly DrawItem[]) =>
  items.every(({ forVariables }, at) => forVariables?.length === earlier[at]?.forVariables?.length);

/** The wish that is read for. */
const goalOf = ({ goalPoints, goalVariables }: DrawRow): ReadingGoal | null =>
  goalPoints === null ? null : { within: goalPoints, variables: goalVariables };

/** The same of a run; null without a draw, too. */
export async function findGoal(ctx: AnalyzerContext, runId: number): Promise<ReadingGoal | null> {
  const draw = await findDraw(ctx.db, runId);
  return draw === undefined ? null : goalOf(draw);
}

const noDraw = (run: AnalysisRow) => notFound(THING_NAMES().draw(run.analysisId.slice(0, 8)));

/** The drawn sample of a run, and who has read of it. Throws NOT_FOUND when none was drawn. */
export const getDraw = verb(
  SAMPLING.get,
  { of: OfRun, answer: ['The drawn sample', Draw], expensive: 'answer' },
  async (ctx: AnalyzerContext, { taskId: runId }) => {
    const run = await requireAnalysis(ctx, runId);
    const draw = await findDraw(ctx.db, run.id);
    if (draw === undefined) throw noDraw(run);
    const items = await listDrawItems(ctx.db, run.id);
    const you = judgeOf(ctx.actor).person;
    const readers = readersOf(await listDrawnWords(ctx.db, run), run);
    return {
      taskId: run.analysisId,
      seed: draw.seed,
      drawnAt: draw.drawnAt.toISOString(),
      drawnBy: draw.drawnByName,
      drawn: items.length,
      goal: goalOf(draw),
      texts: new Set(items.map(({ textKey }) => textKey.toString('hex'))).size,
      common: items.filter(({ forVariables }) => forVariables === null).length,
      readers: readers.map((reader) => ({
        reader: nameFor(ctx, reader),
        isYou: reader.person === you,
        read: reader.read,
      })),
    };
  },
);

/** The drawn comments as they were drawn: place, kind and probability of each. Throws NOT_FOUND when none was drawn. */
export const listDrawn = verb(
  SAMPLING.list,
  {
    of: OfRun,
    answer: ['The drawn comments', z.object({ items: z.array(DrawnComment) })],
    expensive: 'answer',
  },
  async (ctx: AnalyzerContext, { taskId: runId }) => {
    const run = await requireAnalysis(ctx, runId);
    if ((await findDraw(ctx.db, run.id)) === undefined) throw noDraw(run);
    const items = (await listDrawnComments(ctx.db, run.id)).map((item) => ({
      position: item.position + 1,
      number: item.seq + 1,
      content: item.content,
      forVariables: item.forVariables,
      probability: item.probability,
      drawnAt: item.drawnAt.toISOString(),
    }));
    return { items };
  },
);
