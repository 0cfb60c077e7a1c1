import type { AnalysisResults } from '@smops/core/analyzer/analyzer.schemas.js';
import { leftOutText } from '@smops/core/analyzer/runs/intake.model.js';
import { readingText } from '@smops/core/comments/file-reading.model.js';
import { usdText } from '@smops/core/language/money.model.js';
import { memo, type ReactNode } from 'react';
import { Time } from '../../../components/format/Time.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { RESULTS_TEXT } from './results.texts.js';

const TEXT = ALL.results;
const FOOT = RESULTS_TEXT.foot;

function durationText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return TEXT.seconds((ms / 1000).toFixed(1));
  return TEXT.minutes(Math.floor(seconds / 60), seconds % 60);
}

/** Who did it, how long it took, and what it cost. */
export const ResultsFoot = memo(function ResultsFoot({ info }: { info: AnalysisResults['analysis_info'] }) {
  const facts: [label: string, value: ReactNode][] = [
    [TEXT.provider, info.provider_label],
    [TEXT.model, info.model],
    [TEXT.cost, info.cost_usd === 0 ? TEXT.free : usdText(info.cost_usd)],
  ];
  if (info.codebook !== null)
    facts.push([FOOT.codebook, `${info.codebook.name}, ${FOOT.version(info.codebook.version)}`]);
  const { files = [] } = info.intake;
  const left = leftOutText(info.intake);
  if (left !== '') facts.push([TEXT.leftOut, left]);
  for (const { name, reading } of files)
    if (reading !== undefined)
      facts.push([FOOT.readAs, `${files.length > 1 ? `${name}: ` : ''}${readingText(reading)}`]);
  if (info.duration_ms !== null) facts.push([TEXT.duration, durationText(info.duration_ms)]);
  facts.push([ALL.runs.date, <Time key="date" value={info.created_at} />]);
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-base-300 border-t px-6 py-3 text-sm">
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label} className="flex gap-2">
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
});
