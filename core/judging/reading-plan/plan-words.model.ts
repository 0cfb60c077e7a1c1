import { listed } from '../../platform/language/language.model.js';
import { usdText } from '../../platform/language/money.model.js';
import type { GoalLeft, ReadingPlan } from './plan.schemas.js';
import { PLAN_TEXTS, timeText } from './plan.texts.model.js';

type Words = ReturnType<typeof PLAN_TEXTS>;

/** Points as people write them: 3, 1.5. */
export const pointsText = (points: number): string => String(Math.round(points * 10) / 10);

/** How far it is to the wish that is read for, when this number was read since. */
export function goalSentence(goal: GoalLeft, since = 0, say: Words = PLAN_TEXTS()): string {
  const points = pointsText(goal.within);
  const reads = Math.max(1, goal.reads - since);
  const variables = listed(goal.variables ?? []);
  if (variables === '') return goal.is_reached ? say.goalReached(points) : say.goalLeft(reads, points);
  return goal.is_reached ? say.goalReachedOf(points, variables) : say.goalLeftOf(reads, points, variables);
}

/** The plan in sentences: the run before it, who reads how much and how long, and on what the time rests. */
export function planSentences(plan: ReadingPlan, say: Words = PLAN_TEXTS()): string[] {
  const { within, reads, seconds, seconds_per_comment: each, measured_reads: measured, options } = plan;
  const points = pointsText(within);
  const pace = pointsText(each);
  const first = plan.run === null ? [] : [runSentence(plan.comments, plan.run, say)];
  if (plan.is_reachable && reads === 0) return [...first, say.enough(points)];
  const second = plan.second_reader;
  return [
    ...first,
    ...(second === null
      ? []
      : [
          plan.is_reachable
            ? say.inPart(second.provider_label, second.comments)
            : say.tooLittle(points, second.provider_label),
        ]),
    ...(options.some((option) => option.second_reader !== null)
      ? [say.ways(points, options.map((option) => optionText(option, say)).join(say.betweenWays))]
      : plan.is_reachable
        ? [say.reads(points, reads, timeText(seconds, say))]
        : []),
    measured > 0 ? say.measured(pace, measured) : say.usual(pace),
  ];
}

/** A way to the wished intervals: "2,000 by Office model (about 2 h 00 min, nothing leaves your network) and 154 by people (about 31 minutes)". */
export function optionText(
  { second_reader: second, reads, seconds }: ReadingPlan['options'][number],
  say: Words = PLAN_TEXTS(),
): string {
  const people = say.byPeople(reads, timeText(seconds, say));
  if (second === null) return people;
  const notes = [
    ...(second.seconds === null ? [] : [timeText(second.seconds, say)]),
    ...(second.cost_usd === null || second.cost_usd === 0
      ? []
      : [say.costs(usdText(second.cost_usd), second.measured_runs > 0)]),
    ...(second.stays ? [say.stays] : []),
  ];
  const { new_comments: comments, provider_label: label } = second;
  const read =
    notes.length === 0
      ? say.bySecond(comments, label)
      : say.bySecondWith(comments, label, notes.join(say.betweenNotes));
  return say.both(second.new_comments < second.comments ? say.more(read) : read, people);
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
