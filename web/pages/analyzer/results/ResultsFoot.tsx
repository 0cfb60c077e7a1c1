import type { AnalysisResults } from '@smops/core/analyzer/analyzer.schemas.js';
import { leftOutText } from '@smops/core/analyzer/runs/intake.model.js';
import { readingText } from '@smops/core/comments/file-reading.model.js';
import type { Basis } from '@smops/core/estimates/basis.constants.js';
import { usdText } from '@smops/core/language/money.model.js';
import { memo, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Time } from '../../../components/format/Time.js';
import { NewCodebookDialog } from '../../codebooks/NewCodebookDialog.js';
import { seriesAddress } from '../../series/series-address.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { INSIGHT } from '../insight.texts.js';
import { compareAddress, runViewAddress } from '../run-address.js';
import { RESULTS_TEXT } from './results.texts.js';

const TEXT = ALL.results;
const FOOT = RESULTS_TEXT.foot;

function durationText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return TEXT.seconds((ms / 1000).toFixed(1));
  return TEXT.minutes(Math.floor(seconds / 60), seconds % 60);
}

/** Who did it, how long it took, and what it cost. */
export const ResultsFoot = memo(function ResultsFoot({
  taskId,
  info,
  basis,
}: {
  taskId: string;
  info: AnalysisResults['analysis_info'];
  /** The chosen one: its report stands on it, too. */
  basis: Basis | undefined;
}) {
  const [isSaving, setSaving] = useState(false);
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
      <nav className="flex flex-wrap gap-x-4 gap-y-1">
        <button type="button" className="text-primary underline" onClick={() => setSaving(true)}>
          {FOOT.saveAs}
        </button>
        <NewCodebookDialog
          open={isSaving}
          run={taskId}
          onClose={() => setSaving(false)}
          onCreated={() => setSaving(false)}
        />
        {info.codebook !== null && (
          <Link href={seriesAddress(info.codebook.id)} className="text-primary underline">
            {FOOT.changed}
          </Link>
        )}
        <Link href={compareAddress(taskId)} className="text-primary underline">
          {INSIGHT.compare.withEarlier}
        </Link>
        <Link
          href={`${runViewAddress(taskId, 'report')}${basis === undefined ? '' : `&basis=${basis}`}`}
          className="text-primary underline"
        >
          {FOOT.report}
        </Link>
        <Link href={runViewAddress(taskId, 'accuracy')} className="text-primary underline">
          {INSIGHT.accuracy.link}
        </Link>
        <Link href={runViewAddress(taskId, 'agreement')} className="text-primary underline">
          {INSIGHT.agreement.link}
        </Link>
        <Link href={runViewAddress(taskId, 'learning')} className="text-primary underline">
          {FOOT.learned}
        </Link>
      </nav>
    </div>
  );
});
