import { coursesScene } from '../../../platform/charts/courses.js';
import { divergingScene } from '../../../platform/charts/diverging.js';
import type { Scene } from '../../../platform/charts/scene.js';
import type { COMPARISON } from '../reports.texts.model.js';
import type { ComparedSide, ComparedVariable } from './comparison.schemas.js';

/** What stands in the charts of the sides; a surface gives its own, or those of the report. */
export type SideWords = ReturnType<typeof COMPARISON>['sides'];

/** How each side feels: its score, and the shares of negative and positive comments. */
export const sentimentScene = (sides: readonly ComparedSide[], width: number, say: SideWords): Scene =>
  divergingScene({
    label: say.label,
    width,
    rows: sides.map(({ name, mean, positive, neutral, negative }, at) => ({
      key: String(at),
      name,
      mean,
      sentiment: { positive, neutral, negative },
    })),
    words: say,
  });

/** How moments are written: in full, and short for an axis. */
export interface CourseClock {
  full(start: string): string;
  tick(start: string): string;
}

/** The share of a variable over time, a small line for each side on its own days. */
export function courseScene(
  sides: readonly ComparedSide[],
  { variable, byTime }: ComparedVariable,
  width: number,
  say: SideWords,
  clockOf: (unit: NonNullable<ComparedSide['time']>['unit']) => CourseClock,
): Scene {
  return coursesScene({
    label: say.course(variable),
    width,
    rows: sides.map(({ name, time }, at) => {
      const clock = time && clockOf(time.unit);
      return {
        key: String(at),
        name,
        role: sides.length > 2 ? 'base' : at === 0 ? 'a' : 'b',
        note: say.noTimes,
        steps:
          time === null || clock === null
            ? []
            : time.buckets.map(({ start, positive, neutral, negative }, step) => ({
                key: start,
                name: clock.full(start),
                tick: clock.tick(start),
                hits: byTime[at]?.[step] ?? 0,
                total: positive + neutral + negative,
              })),
      };
    }),
    words: { name: say.name, time: say.time, share: say.share, hits: say.withIt, total: say.comments },
  });
}
