import type { z } from 'zod';
import { requireAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { getRunOverview } from '../../analysis/analyzer/overview/run-overview.service.js';
import { parseInput } from '../../parse-input.js';
import { momentText } from '../../platform/language/dates.model.js';
import { countedOf, runNumbers } from '../estimates/run-numbers.model.js';
import { estimatesOfRun } from '../estimates/shares.service.js';
import { findingSentence, findingWords, strongestFinding } from '../insight/strongest-finding.model.js';
import { earlierFacts, foundChanges } from './run-before.service.js';
import { type RunFinding, RunFindingInput } from './run-finding.schemas.js';

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
