import { requireAnalysis } from '../../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import { OfRun } from '../../../analysis/analyzer/of-run.schemas.js';
import { countTimes, listGroups, requireNearCopies } from '../../../analysis/copies/find-copies.service.js';
import { verb } from '../../../platform/operations/verb.js';
import { NEAR_COPIES } from './near-copies.operations.js';
import { type Wave, Waves, WavesInput } from './near-copies.schemas.js';
import { groupOf } from './near-copies.service.js';
import { clockOf, densestDay } from './waves.model.js';

const MOST_WAVES = 50;
const PAGE = 50;

/**
 * Texts of a completed run of which many copies came within 24 hours, the most in a day first: how many, by how many authors
 * and when, never by whom. Throws NOT_FOUND, CONFLICT.
 */
export const listWaves = verb(
  NEAR_COPIES.waves,
  { of: OfRun, input: WavesInput, answer: ['The waves, the largest first', Waves], expensive: 'answer' },
  async (ctx: AnalyzerContext, { taskId: runId, least }) => {
    const run = await requireAnalysis(ctx, runId);
    await requireNearCopies(ctx, run);
    const waves: Wave[] = [];
    // The largest groups first: once the list is full, a smaller group cannot have as many in a day as its last.
    for (let after: number | undefined; ; ) {
      const page = await listGroups(ctx.db, run.id, { least, after, limit: PAGE });
      for (const row of page) {
        const peak = densestDay(row.times);
        if (peak === null || peak.comments < least) continue;
        const { from, to, comments } = peak;
        waves.push({
          ...groupOf(row),
          timed: row.times.length,
          peak: { from: from.toISOString(), to: to.toISOString(), comments },
          clock: clockOf(row.times, ctx.config.timeZone),
        });
      }
      waves.sort((one, other) => other.peak.comments - one.peak.comments || one.first - other.first);
      waves.length = Math.min(waves.length, MOST_WAVES);
      const last = page.at(-1);
      const isFull =
        waves.length === MOST_WAVES && (last?.comments ?? 0) <= (waves.at(-1)?.peak.comments ?? 0);
      if (last === undefined || page.length < PAGE || isFull) break;
      after = last.firstSeq;
    }
    return {
      taskId: runId,
      least,
      comments: run.totalComments,
      withTime: await countTimes(ctx.db, run.id),
      waves,
    };
  },
);
