import { usdText } from '../language/money.model.js';
import type { ReadingPlan } from './plan.schemas.js';
import { SAY, timeText } from './plan.texts.model.js';

type Words = ReturnType<typeof SAY>;

/** Points as people write them: 3, 1.5. */
export const pointsText = (points: number): string => String(Math.round(points * 10) / 10);

/** The plan in sentences: the run before it, what people read and how long, and on what the time rests. */
export function planSentences(plan: ReadingPlan, say: Words = SAY()): string[] {
  const { within, reads, seconds, seconds_per_comment: each, measured_reads: measured } = plan;
  const points = pointsText(within);
  const pace = pointsText(each);
  return [
    ...(plan.run === null ? [] : [runSentence(plan.comments, plan.run, say)]),
    ...(reads === 0
      ? [say.enough(points)]
      : [
          say.reads(points, reads, timeText(seconds, say)),
          measured > 0 ? say.measured(pace, measured) : say.usual(pace),
        ]),
  ];
}

function runSentence(comments: number, run: NonNullable<ReadingPlan['run']>, say: Words): string {
  const { provider_label: label, cost_usd: cost, seconds, measured_runs: runs } = run;
  const first =
    cost === null
      ? say.runOpen(label, comments)
      : cost === 0
        ? say.runFree(label, comments)
        : say.runCosts(label, comments, usdText(cost), runs > 0);
  return `${[first, ...(seconds === null ? [] : [timeText(seconds, say), say.runMeasured(runs)])].join('; ')}.`;
}
