import type { Comparison } from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import {
  type ComparisonView,
  comparisonScene,
} from '@smops/core/judging/insight/comparisons/comparison-charts.model.js';
import { COMPARISON } from '@smops/core/judging/insight/reports.texts.model.js';
import { useCallback, useMemo } from 'react';
import { Frame } from '../../../charts/Frame.js';
import { CHINESE_AS_WRITTEN, ChartWordsProvider } from '../../../charts/words.js';
import { useTimeZone } from '../../../components/format/useTimeZone.js';
import { DIFFERENCE_WORDS } from '../difference-words.js';
import { INSIGHT } from '../insight.texts.js';
import { aboutOf } from './about-comparison.js';

const TEXT = INSIGHT.compare;
const CHART = COMPARISON();

interface ChartProps {
  comparison: Comparison;
  view: ComparisonView;
  chosen: string | undefined;
  onChoose(variable: string): void;
}

/** The comparison as the report draws it too; a mark chooses its variable. */
export function ComparisonChart({ comparison, view, chosen, onChoose }: ChartProps) {
  const { sides } = comparison;
  const { weighting, sort, onlyNotable } = view;
  const draw = useCallback(
    (width: number) =>
      comparisonScene(comparison, { weighting, sort, onlyNotable }, width, {
        ...CHART,
        differences: DIFFERENCE_WORDS,
      }),
    [comparison, weighting, sort, onlyNotable],
  );
  const [a, b] = sides;
  const legend =
    sides.length === 2 && a && b
      ? ([
          { role: 'a', name: a.name },
          { role: 'b', name: b.name },
        ] as const)
      : ([
          { role: 'positive', name: TEXT.above },
          { role: 'negative', name: TEXT.below },
        ] as const);
  const zone = useTimeZone();
  const about = [...aboutOf(comparison, zone), CHART.interval];
  const keys = useMemo(() => new Set(chosen === undefined ? [] : [chosen]), [chosen]);
  return (
    <ChartWordsProvider value={CHINESE_AS_WRITTEN}>
      <Frame
        className=""
        title={TEXT.plot}
        draw={draw}
        about={about}
        legend={legend}
        chosen={keys}
        onSelect={({ key }) => onChoose(key)}
      />
    </ChartWordsProvider>
  );
}
