import { listAnalyses } from '../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { listProviderCosts } from '../../analysis/analyzer/providers/provider-states.service.js';
import { listScoresSince } from '../../analysis/sentiments/sentiments.service.js';
import { roleHas } from '../../people/users/users.constants.js';
import { dayOf } from '../../platform/language/search-text.model.js';
import { verb } from '../../platform/operations/verb.js';
import { listDueTasks } from '../../records/tasks/tasks.service.js';
import { findSample, listSampleIds } from '../sample/sample.service.js';
import { isTroubled } from '../schedules/schedules.model.js';
import { listSchedules } from '../schedules/schedules.service.js';
import { getStatisticsStatus } from '../status/get-statistics-status.js';
import { HOME } from './home.operations.js';
import { Home } from './home.schemas.js';

const FOUR_WEEKS_MS = 28 * 24 * 60 * 60 * 1000;
const LATEST = 3;
const RUNNING = 5;

/** What one looks at first, of all that the caller may see. */
export const getHome = verb(
  HOME.get,
  { answer: ['What the caller may see of it', Home] },
  async (ctx: AnalyzerContext) => {
    const { role } = ctx.actor;
    const now = ctx.clock.now();
    const today = dayOf(now, ctx.config.timeZone);
    const mayAnalyze = roleHas(role, 'analyze');
    const running = async () => {
      const byStatus = await Promise.all(
        (['running', 'pending', 'paused'] as const).map((status) =>
          listAnalyses(ctx, { status, limit: RUNNING }),
        ),
      );
      return byStatus
        .flat()
        .sort((a, b) => b.id - a.id)
        .slice(0, RUNNING);
    };
    const { youtube } = await getStatisticsStatus(ctx);
    const [ordinary] = youtube.quota;
    return {
      tasks: await listDueTasks(ctx, today),
      analyses: mayAnalyze
        ? {
            running: await running(),
            latest: await listAnalyses(ctx, { status: 'completed', limit: LATEST }),
          }
        : null,
      sample: mayAnalyze ? await findSample(ctx) : null,
      isNew: mayAnalyze && (await isNew(ctx)),
      schedules: mayAnalyze ? (await listSchedules(ctx)).filter(isTroubled) : null,
      scores: mayAnalyze ? await listScoresSince(ctx, new Date(now.getTime() - FOUR_WEEKS_MS)) : null,
      quota:
        youtube.configured && ordinary
          ? {
              used: ordinary.used,
              limit: ordinary.limit,
              left: ordinary.left,
              resetsAt: youtube.quotaResetsAt,
            }
          : null,
      cost: roleHas(role, 'administer') ? await costOf(ctx, today) : null,
    };
  },
);

/** Whether nothing of one's own was analysed yet. */
async function isNew(ctx: AnalyzerContext): Promise<boolean> {
  const sample = await listSampleIds(ctx);
  const runs = await listAnalyses(ctx, { limit: sample.length + 1 });
  return runs.every(({ analysisId }) => sample.includes(analysisId));
}

async function costOf(ctx: AnalyzerContext, today: string): Promise<Home['cost']> {
  const { todayUsd, dailyBudgetUsd, months } = await listProviderCosts(ctx, { months: 1 });
  const month = months.find((one) => one.month === today.slice(0, 7));
  return { todayUsd, dailyBudgetUsd, monthUsd: month?.costUsd ?? 0 };
}
