import type { z } from 'zod';
import { requireAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import type { RunRow } from '../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { getRunOverview } from '../../analysis/analyzer/overview/run-overview.service.js';
import { type CopiedShare, copiedShares, isChangedShare } from '../../analysis/shares/copied-shares.model.js';
import { invalid } from '../../errors.js';
import { parseInput } from '../../parse-input.js';
import { PAGE } from '../../platform/export/report-page.texts.model.js';
import { momentText } from '../../platform/language/dates.model.js';
import type { Basis } from '../estimates/basis.constants.js';
import { countedOf, runNumbers } from '../estimates/run-numbers.model.js';
import { estimatesOfRun } from '../estimates/shares.service.js';
import { readStrata } from '../estimates/strata.service.js';
import { type ComparedShares, compareSides } from '../insight/comparisons/compare-rates.js';
import { countVoices } from '../insight/comparisons/compare-runs.service.js';
import { findSame } from '../insight/comparisons/compared-variables.js';
import type { ComparedVariable } from '../insight/comparisons/comparison.schemas.js';
import { listEarlierRuns, standingsOf, writtenSpan } from '../insight/comparisons/earlier-runs.service.js';
import { isNotable } from '../insight/comparisons/largest-contrast.model.js';
import type { TurningDifference } from '../insight/conclusions/conclusions.schemas.js';
import { turningDifferences } from '../insight/conclusions/turning.js';
import { FINDING } from '../insight/finding.texts.model.js';
import {
  type FoundChange,
  findingSentence,
  findingWords,
  strongestFinding,
} from '../insight/strongest-finding.model.js';
import { NO_BEFORE } from './findings.constants.js';
import { type RunFinding, RunFindingInput } from './run-finding.schemas.js';

/** A run before this one, with the variables that both have. */
export interface EarlierFacts {
  name: string;
  /** When its first and last comments were written; null where they carry no time. */
  written: { from: Date; to: Date } | null;
  /** Changes that go one way by smops alone and the other way by the second readers alone. */
  turning: TurningDifference[];
  compared: (ComparedShares & Pick<ComparedVariable, 'copies'> & { voices: readonly CopiedShare[] })[];
}

/** The run that a person chose as the one before. Throws NOT_FOUND, VALIDATION where it cannot be. */
async function chosenBefore(ctx: AnalyzerContext, run: RunRow, id: string): Promise<RunRow> {
  const other = await requireAnalysis(ctx, id);
  const name = other.name || other.fileName;
  if (other.status !== 'completed') throw invalid(FINDING().beforeUnfinished(name));
  const standing = (await standingsOf(ctx, run, [other])).get(other.id);
  if (standing === undefined || standing.shared.length === 0)
    throw invalid(FINDING().beforeOtherVariables(name));
  if (standing.isSameComments) throw invalid(FINDING().beforeSameComments(name));
  if (standing.written === 'later') throw invalid(FINDING().beforeLater(name));
  return other;
}

/** The best run to take for the one before; undefined where none was written earlier. */
async function bestBefore(ctx: AnalyzerContext, run: RunRow): Promise<RunRow | undefined> {
  const [best] = await listEarlierRuns(ctx, run.analysisId);
  return best?.written === 'earlier' ? await requireAnalysis(ctx, best.taskId) : undefined;
}

/**
 * The run before, and how the shares differ; null without one. `before` is the run that a person chose, or `none`. Throws
 * NOT_FOUND, VALIDATION of a chosen one.
 */
export async function earlierFacts(
  ctx: AnalyzerContext,
  run: RunRow,
  { before, basis }: { before: string | undefined; basis: Basis },
): Promise<EarlierFacts | null> {
  if (run.status !== 'completed' || before === NO_BEFORE) return null;
  const earlier = before === undefined ? await bestBefore(ctx, run) : await chosenBefore(ctx, run, before);
  if (earlier === undefined) return null;
  const pairs = run.variables.flatMap(({ name, ...variable }) => {
    const theirs = findSame({ name, ...variable }, earlier.variables);
    return theirs === undefined ? [] : [{ name, theirs: theirs.name }];
  });
  const now = await countVoices(
    ctx,
    run,
    pairs.map(({ name }) => name),
  );
  const then = await countVoices(
    ctx,
    earlier,
    pairs.map(({ theirs }) => theirs),
  );
  const variables = pairs.flatMap(({ name }, at) => {
    const [one, other] = [now[at], then[at]];
    if (one === undefined || other === undefined) return [];
    const copies = copiedShares([one.share, other.share]);
    const [counts, voices] = [
      [one.all, other.all],
      [one.once, other.once],
    ];
    const shares = [one.share, other.share];
    return { name, counts, voices, shares, copies, isChangedByCopies: copies !== null };
  });
  const nameHere = new Map(pairs.map(({ name, theirs }) => [theirs, name]));
  const read = [
    (await readStrata(ctx.db, run)).variables,
    (await readStrata(ctx.db, earlier)).variables.map((strata) => ({
      ...strata,
      variable: nameHere.get(strata.variable) ?? strata.variable,
    })),
  ];
  const compared = compareSides(variables, basis === 'machine' ? [] : read);
  return {
    name: earlier.name || earlier.fileName,
    written: await writtenSpan(ctx, earlier),
    turning: turningDifferences(compared, read),
    compared: compared.map((one, at) => ({
      ...one,
      copies: variables[at]?.copies ?? null,
      voices: variables[at]?.shares ?? [],
    })),
  };
}

/** What differs clearly from the run before, the largest difference first; of two alike what rose. */
export const clearChanges = (earlier: EarlierFacts | null) =>
  (earlier?.compared ?? [])
    .flatMap(({ variable, raw, voices }) => {
      const contrast = raw.contrasts[0];
      const rates = raw.sides.map(({ rate }) => rate);
      const isChanged = raw.basis === 'machine' && voices.some(({ all, once }) => isChangedShare(all, once));
      return contrast && isNotable(contrast)
        ? [{ variable, contrast, rates, basis: raw.basis, copies: isChanged ? voices : null }]
        : [];
    })
    .sort(
      ({ contrast: one }, { contrast: two }) =>
        Math.abs(two.difference) - Math.abs(one.difference) || two.difference - one.difference,
    );

/** The same for the strongest finding. */
export const foundChanges = (earlier: EarlierFacts | null): FoundChange[] =>
  clearChanges(earlier).map(({ variable, basis, rates: [now = 0, before = 0], copies }) => ({
    ...{ variable, now, before, basis, copies },
    since: earlier?.name || PAGE().noName,
  }));

/**
 * What is most worth saying of a run, as a sentence in the caller's language: the first one on its page, in the terminal, in its
 * report and for assistants. Of a run that has not ended, of what is done so far. Throws NOT_FOUND, VALIDATION of `before`.
 */
export async function getRunFinding(
  ctx: AnalyzerContext,
  input: z.input<typeof RunFindingInput>,
): Promise<RunFinding> {
  const { task_id: id, basis: asked, before } = parseInput(RunFindingInput, input);
  const overview = await getRunOverview(ctx, { task_id: id });
  const run = await requireAnalysis(ctx, id);
  const { basis, ...known } = await estimatesOfRun(ctx.db, run, asked);
  const numbers = runNumbers(countedOf(overview), known, basis);
  const isPeak = strongestFinding(numbers, overview.time).kind === 'peak';
  // What changed is looked for only where no peak is told before it; a chosen run must be one that can be compared.
  const earlier = isPeak && before === undefined ? null : await earlierFacts(ctx, run, { before, basis });
  const finding = strongestFinding(numbers, overview.time, foundChanges(earlier));
  const words = findingWords((at, unit) => momentText(at, unit, ctx.config.timeZone));
  const sentence = findingSentence(finding, basis, words);
  return { taskId: run.analysisId, kind: finding.kind, sentence, basis };
}
