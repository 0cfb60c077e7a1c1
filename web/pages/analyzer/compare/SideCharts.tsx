import type {
  ComparedVariable,
  Comparison,
} from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import { courseScene, sentimentScene } from '@smops/core/judging/insight/comparisons/side-charts.model.js';
import { COMPARISON } from '@smops/core/judging/insight/reports.texts.model.js';
import { useCallback } from 'react';
import { Frame } from '../../../charts/Frame.js';
import { CHINESE_AS_WRITTEN, ChartWordsProvider } from '../../../charts/words.js';
import { useTimeZone } from '../../../components/format/useTimeZone.js';
import { CHINESE_SCREEN } from '../../../components/format/Written.js';
import { INSIGHT } from '../insight.texts.js';
import { timeWords } from '../results/time.model.js';
import { aboutOf } from './about-comparison.js';

const CHART = COMPARISON().sides;

/** How each side feels. */
export function SidesChart({ comparison }: { comparison: Comparison }) {
  const { sides } = comparison;
  const zone = useTimeZone();
  const draw = useCallback((width: number) => sentimentScene(sides, width, CHART), [sides]);
  return (
    <ChartWordsProvider value={CHINESE_AS_WRITTEN}>
      <Frame
        className="mt-6"
        title={CHART.heading}
        draw={draw}
        about={aboutOf(comparison, zone)}
        isCaptionShown={false}
        legend={[
          { role: 'negative', name: CHART.negative },
          { role: 'positive', name: CHART.positive },
        ]}
      />
    </ChartWordsProvider>
  );
}

/** The chosen variable over time, a small line for each side. */
export function CourseChart({
  comparison,
  variable,
}: {
  comparison: Comparison;
  variable: ComparedVariable;
}) {
  const { sides } = comparison;
  const zone = useTimeZone();
  const draw = useCallback(
    (width: number) =>
      courseScene(sides, variable, width, CHART, (unit) => timeWords(unit, zone, CHINESE_SCREEN)),
    [sides, variable, zone],
  );
  return (
    <ChartWordsProvider value={CHINESE_AS_WRITTEN}>
      <Frame
        className=""
        title={INSIGHT.compare.courseHeading(variable.variable)}
        draw={draw}
        about={aboutOf(comparison, zone)}
        isCaptionShown={false}
      />
    </ChartWordsProvider>
  );
}
