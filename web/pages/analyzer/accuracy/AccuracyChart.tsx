import type { RunAccuracy } from '@smops/core/judging/insight/accuracy/accuracy.schemas.js';
import { accuracyScene } from '@smops/core/judging/insight/accuracy/accuracy-chart.model.js';
import { ACCURACY } from '@smops/core/judging/insight/reports.texts.model.js';
import { dayText } from '@smops/core/platform/language/dates.model.js';
import { useCallback } from 'react';
import { Frame } from '../../../charts/Frame.js';
import { CHINESE_AS_WRITTEN, ChartWordsProvider } from '../../../charts/words.js';
import { useTimeZone } from '../../../components/format/useTimeZone.js';
import { CHINESE_SCREEN } from '../../../components/format/Written.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { INSIGHT } from '../insight.texts.js';

const CHART = ACCURACY().chart;

/** F1, precision and recall of every variable with their intervals. */
export function AccuracyChart({ accuracy }: { accuracy: RunAccuracy }) {
  const { variables, runName, createdAt, judged, providerLabel } = accuracy;
  const zone = useTimeZone();
  const draw = useCallback((width: number) => accuracyScene(variables, width, CHART), [variables]);
  return (
    <ChartWordsProvider value={CHINESE_AS_WRITTEN}>
      <Frame
        className="border-base-300 border-t p-6"
        title={INSIGHT.accuracy.table}
        draw={draw}
        about={[
          runName || ALL.runs.unnamed,
          CHART.judged(judged.toLocaleString('en')),
          dayText(createdAt, zone, CHINESE_SCREEN),
          providerLabel,
        ]}
        legend={[
          { role: 'text', name: CHART.f1 },
          { role: 'a', name: CHART.precision },
          { role: 'b', name: CHART.recall },
        ]}
      />
    </ChartWordsProvider>
  );
}
