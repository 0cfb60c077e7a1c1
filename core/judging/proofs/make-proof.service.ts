import { randomBytes } from 'node:crypto';
import { requireAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import type { RunRow } from '../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { OfRun } from '../../analysis/analyzer/of-run.schemas.js';
import { listSecondRuns } from '../../analysis/analyzer/runs/second-runs.service.js';
import { AppError, conflict } from '../../errors.js';
import { exportedFile } from '../../platform/export/table-file.js';
import { verb } from '../../platform/operations/verb.js';
import { ANALYSES_TEXTS } from '../../platform/texts/analyses.texts.model.js';
import { completePart } from '../estimates/second-part.service.js';
import { type ReadRun, readRuns } from '../estimates/strata.service.js';
import { readSides } from '../insight/comparisons/compare-runs.service.js';
import { requireComparison, runsOfSides } from '../insight/comparisons/comparisons.service.js';
import { findDraw } from '../sampling/drawn-items.service.js';
import { PROOF_VERSION, type ProofComparison, type ProofHead, type ProofRun } from './proof.schemas.js';
import { textHashOf } from './proof-hashes.model.js';
import { linesOf } from './proof-lines.model.js';
import { PROOFS } from './proofs.operations.js';
import { differencesOf, figuresOf, type ProvenRun } from './proven-figures.js';

const SALT_BYTES = 16;

const readerOf = ({
  provider,
  model,
  promptVersion,
}: Pick<RunRow, 'provider' | 'model' | 'promptVersion'>) => ({
  provider,
  model,
  prompt_version: promptVersion,
});

async function runOf(
  ctx: AnalyzerContext,
  run: RunRow,
  { counted, comments }: ReadRun,
  salt: string,
): Promise<ProvenRun> {
  const draw = await findDraw(ctx.db, run.id);
  const seconds = await listSecondRuns(ctx.db, [run.id]);
  const part = completePart(seconds);
  const second = seconds.find(({ id }) => id === part?.id);
  const proven: ProofRun = {
    run: run.analysisId,
    analysed_at: run.uploadDate.toISOString(),
    reader: readerOf(run),
    codebook: run.codebook && { name: run.codebook.name, version: run.codebook.version },
    seed: draw?.seed ?? null,
    answered: run.positiveComments + run.neutralComments + run.negativeComments,
    failed: run.failedComments,
    counted: {
      ...counted,
      variables: [...counted.variables],
      second: counted.second && { ...counted.second, counts: [...counted.second.counts] },
    },
    second_reader: second === undefined ? null : readerOf(second),
  };
  return {
    run: proven,
    comments: await Promise.all(
      comments.map(async ({ textKey, forVariables, tags, sentiment, second, ...read }) => ({
        text: await textHashOf(salt, textKey),
        forVariables: forVariables && [...forVariables],
        tags: [...tags],
        sentiment,
        second: second && {
          tags: [...second.tags],
          forVariables: second.forVariables && [...second.forVariables],
        },
        isForLearning: read.isForLearning,
        verdicts: [...read.verdicts],
        score: read.score,
      })),
    ),
  };
}

interface Proven {
  kind: ProofHead['of']['kind'];
  rows: RunRow[];
  comparison: ProofComparison | null;
}

/** The run of an id, else the comparison. */
async function findProven(ctx: AnalyzerContext, id: string): Promise<Proven> {
  try {
    return { kind: 'run', rows: [await requireAnalysis(ctx, id)], comparison: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
  }
  const row = await requireComparison(ctx, id);
  const sides = await runsOfSides(ctx, row);
  const rows = sides.flatMap(({ run, extra }) => (extra === null ? [run] : [run, extra]));
  if (rows.some(({ status }) => status !== 'completed')) throw conflict(ANALYSES_TEXTS().notCompleted);
  const names = row.variables.map(({ name }) => name);
  const { variables } = await readSides(ctx, sides, names, { isOnce: false, withTime: false });
  return {
    kind: 'comparison',
    rows: [...new Map(rows.map((run) => [run.id, run])).values()],
    comparison: {
      sides: sides.map(({ name, found }) => ({
        name,
        variables: found.map(({ run, name: ofRun }) => ({ run: run.analysisId, name: ofRun })),
      })),
      variables: variables.map(({ name, counts, voices, isChangedByCopies }) => ({
        name,
        counts: counts.map(sideOf),
        voices: voices.map(sideOf),
        isChangedByCopies,
      })),
    },
  };
}

const sideOf = ({
  total,
  weight,
  weightSquared,
  hits,
}: ProofComparison['variables'][number]['counts'][number]) => ({
  total,
  weight,
  weightSquared,
  hits: { comments: hits.comments, weight: hits.weight },
});

/**
 * Makes the proof of a completed run or comparison: a file of lines from which everybody can compute its shares, intervals and differences
 * again (docs/estimates.md, "A proof"). It holds no text and no name. Throws NOT_FOUND, CONFLICT while it runs.
 */
export const makeProof = verb(
  PROOFS.make,
  { of: OfRun, formats: ['ndjson'], expensive: 'file' },
  async (ctx: AnalyzerContext, { taskId: id }) => {
    const salt = randomBytes(SALT_BYTES).toString('hex');
    const { kind, rows, comparison } = await findProven(ctx, id);
    if (rows.some(({ status }) => status !== 'completed')) throw conflict(ANALYSES_TEXTS().notCompleted);
    const read = await readRuns(ctx.db, rows, true);
    const runs: ProvenRun[] = [];
    for (const [at, row] of rows.entries()) runs.push(await runOf(ctx, row, read[at] as ReadRun, salt));
    const lines = await linesOf({
      head: { smops_proof: PROOF_VERSION, made_at: ctx.clock.now().toISOString(), of: { kind, id }, salt },
      runs,
      figures: {
        figures: runs.map((proven) => ({ run: proven.run.run, ...figuresOf(proven, PROOF_VERSION) })),
        comparison: comparison && { of: comparison, shares: differencesOf(comparison, runs, PROOF_VERSION) },
      },
    });
    return exportedFile(`proof-${id.slice(0, 8)}`, 'ndjson', lines);
  },
);
