import { leftOutText } from '@smops/core/analysis/analyzer/runs/intake.model.js';
import { readingText } from '@smops/core/comments/file-reading.model.js';
import type { AnalysisResults } from '@smops/core/judging/results/results.schemas.js';
import { usdText } from '@smops/core/platform/language/money.model.js';
import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog/Dialog.js';
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

interface Props {
  info: AnalysisResults['analysis_info'];
  onClose(): void;
}

/** How a result was made: by whom, of what, how long it took, and what it cost. */
export function RunFacts({ info, onClose }: Props) {
  const facts: [label: string, value: ReactNode][] = [
    [TEXT.provider, info.provider_label],
    [TEXT.model, info.model],
    [FOOT.readBy, info.read_by],
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
    <Dialog open onClose={onClose} title={FOOT.howMade} closeLabel={RESULTS_TEXT.detail.close}>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="break-words max-sm:mb-1">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
