import type { z } from 'zod';
import { requireAnalysis } from '../analyzer/analyzer.service.js';
import type { AnalysisRow } from '../analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../analyzer/analyzer-context.js';
import { recordAudit } from '../audit/audit.service.js';
import { requireRight } from '../context.js';
import { inTransaction } from '../db/in-transaction.js';
import { conflict, invalid, notFound } from '../errors.js';
import { THING } from '../errors.texts.model.js';
import { readStrata } from '../estimates/strata.service.js';
import type { Stratum } from '../estimates/stratified.js';
import { listDrawnWords, readersOf } from '../judgements/drawn-words.service.js';
import { nameFor } from '../judgements/said.service.js';
import { parseInput } from '../parse-input.js';
import { SAY } from '../texts/analyses.texts.model.js';
import { judgeOf } from '../users/judge.model.js';
import { DEFAULT_SEED, extendDraw } from './draw-sample.js';
import type { DrawableComment, RunningRates } from './drawable-comment.js';
import {
  type DrawItemRow,
  findDraw,
  insertDraw,
  listAnswered,
  listDrawItems,
  listDrawnComments,
  lockDraw,
  upsertDrawItems,
} from './draws.repository.js';
import { MAX_DRAW } from './sampling.constants.js';
import { type Draw, type DrawnComment, DrawSampleInput } from './sampling.schemas.js';

const PAGE = 5000;

/** All comments of a run that have an answer. */
async function listDrawable(
  ctx: AnalyzerContext,
  run: AnalysisRow,
): Promise<(DrawableComment & { textKey: Buffer })[]> {
  const places = new Map(run.variables.map(({ name }, place) => [name, place]));
  const comments: (DrawableComment & { textKey: Buffer })[] = [];
  for (let from = 0; from < run.totalComments; from += PAGE) {
    for (const { seq, textKey, tags } of await listAnswered(ctx.db, run.id, from, from + PAGE)) {
      const known = tags.map((name) => places.get(name)).filter((place) => place !== undefined);
      comments.push({ seq, textKey, tags: [...new Set(known)] });
    }
  }
  return comments;
}

const rateOf = ({ read, yes }: Stratum) => (read === 0 ? null : yes / read);

/** What the reads so far say of each variable; null where one of its sides has not been read. */
async function ratesOf(ctx: AnalyzerContext, run: AnalysisRow): Promise<(RunningRates | null)[]> {
  const { variables } = await readStrata(ctx.db, run);
  return variables.map(({ tagged, untagged }) => {
    const rates = { tagged: rateOf(tagged), untagged: rateOf(untagged) };
    return rates.tagged === null || rates.untagged === null
      ? null
      : { tagged: rates.tagged, untagged: rates.untagged };
  });
}

/**
 * Draws comments of a completed run to be read, or more of them where some were drawn before; which come next follows from
 * what was read so far. The sample is stored with the run. Throws NOT_FOUND, CONFLICT while it runs and when all of its comments
 * are drawn, VALIDATION for another seed than the first draw's.
 */
export async function drawSample(
  ctx: AnalyzerContext,
  taskId: string,
  input: z.input<typeof DrawSampleInput>,
): Promise<Draw> {
  requireRight(ctx, 'analyze');
  const { size, seed } = parseInput(DrawSampleInput, input);
  const run = await requireAnalysis(ctx, taskId);
  if (run.status !== 'completed') throw conflict(SAY().notCompleted);
  const comments = await listDrawable(ctx, run);
  const rates = await ratesOf(ctx, run);
  const drawnAt = ctx.clock.now();
  await inTransaction(ctx.db, async (trx) => {
    await lockDraw(trx, run.id);
    const draw = await findDraw(trx, run.id);
    if (draw !== undefined && seed !== undefined && seed !== draw.seed) {
      throw invalid(SAY().otherSeed(draw.seed), [{ path: 'seed', message: SAY().otherSeed(draw.seed) }]);
    }
    const earlier = await listDrawItems(trx, run.id);
    if (earlier.length >= comments.length) throw conflict(SAY().allDrawn);
    if (earlier.length + size > MAX_DRAW) throw invalid(SAY().tooManyDrawn(MAX_DRAW, earlier.length));
    const used = draw?.seed ?? seed ?? DEFAULT_SEED;
    const variables = run.variables.map(({ name }) => name);
    const items = await extendDraw({ comments, variables, size, seed: used, rates }, earlier);
    if (draw === undefined) {
      await insertDraw(trx, { runId: run.id, seed: used, drawnAt, drawnByName: ctx.actor.name });
    }
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
  return await getDraw(ctx, taskId);
}

const noDraw = (run: AnalysisRow) => notFound(THING().draw(run.analysisId.slice(0, 8)));

/** The drawn sample of a run, and who has read of it. Throws NOT_FOUND when none was drawn. */
export async function getDraw(ctx: AnalyzerContext, taskId: string): Promise<Draw> {
  requireRight(ctx, 'analyze');
  const run = await requireAnalysis(ctx, taskId);
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
    texts: new Set(items.map(({ textKey }) => textKey.toString('hex'))).size,
    common: items.filter(({ forVariables }) => forVariables === null).length,
    readers: readers.map((reader) => ({
      reader: nameFor(ctx, reader),
      isYou: reader.person === you,
      read: reader.read,
    })),
  };
}

/** The drawn comments as they were drawn: place, kind and probability of each. Throws NOT_FOUND when none was drawn. */
export async function listDrawn(ctx: AnalyzerContext, taskId: string): Promise<DrawnComment[]> {
  requireRight(ctx, 'analyze');
  const run = await requireAnalysis(ctx, taskId);
  if ((await findDraw(ctx.db, run.id)) === undefined) throw noDraw(run);
  return (await listDrawnComments(ctx.db, run.id)).map((item) => ({
    position: item.position + 1,
    number: item.seq + 1,
    content: item.content,
    forVariables: item.forVariables,
    probability: item.probability,
    drawnAt: item.drawnAt.toISOString(),
  }));
}
