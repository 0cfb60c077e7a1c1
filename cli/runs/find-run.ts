import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { COMPARISONS } from '@smops/core/judging/insight/comparisons/comparisons.operations.js';
import type { Client } from '@smops/server/client/client.js';
import { EXIT } from '../failures/exit-codes.js';
import { CommandError, usageError } from '../failures/failures.js';
import { analyzeTexts } from './analyze.texts.js';

/** The argument that names a run. */
export const idArgument = {
  name: '<id>',
  description: 'the run: its id, or the beginning of it, or last (the last that you started)',
};

/** The full id of a run named by its beginning, or by `last`: the caller's own last. */
export async function findRun(client: Client, name: string): Promise<string> {
  if (/^[0-9a-f-]{36}$/.test(name)) return name;
  if (name === 'last') {
    const [own] = await client.call(RUNS.list, { limit: 1, mine: true });
    if (own !== undefined) return own.analysisId;
    throw new CommandError(analyzeTexts().noneOfYours, EXIT.notFound);
  }
  const found = (await client.call(RUNS.list)).filter((run) => run.analysisId.startsWith(name));
  const [first] = found;
  if (first === undefined) {
    const isComparison = (await client.call(COMPARISONS.list)).some(({ taskId }) => taskId.startsWith(name));
    const say = analyzeTexts();
    throw new CommandError((isComparison ? say.isComparison : say.noAnalysis)(name), EXIT.notFound);
  }
  if (found.length > 1) throw usageError(analyzeTexts().severalAnalyses(found.length, name));
  return first.analysisId;
}

/** The full id of a run, or else of a comparison, named by its beginning; `last` is the caller's own last run. */
export async function findRunOrComparison(client: Client, name: string): Promise<string> {
  if (name !== 'last') {
    const found = (await client.call(COMPARISONS.list)).filter(({ taskId }) => taskId.startsWith(name));
    if (found.length === 1) return (found[0] as { taskId: string }).taskId;
    if (found.length > 1) throw usageError(analyzeTexts().severalComparisons(found.length, name));
  }
  return await findRun(client, name);
}
