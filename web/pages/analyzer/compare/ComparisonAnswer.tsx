import type { Basis } from '@smops/core/judging/estimates/basis.constants.js';
import type { Comparison } from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import { shownVariables } from '@smops/core/judging/insight/comparisons/comparison-charts.model.js';
import { COMPARISON } from '@smops/core/judging/insight/reports.texts.model.js';
import { useState } from 'react';
import { Link } from 'wouter';
import { comparisonReportAddress, runAddress } from '../../../addresses/run-address.js';
import { BasisSwitch } from '../../../components/BasisSwitch.js';
import { Time } from '../../../components/format/Time.js';
import { reasonOf } from '../../../components/reason-of.js';
import { SHARE_WORDS } from '../../../components/share-words.js';
import { ExportMenu } from '../../../components/table/ExportMenu.js';
import { exportAddress } from '../../../state/analyzer/comparisons.js';
import { ReportLink } from '../../reports/ReportLink.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { DIFFERENCE_WORDS } from '../difference-words.js';
import { INSIGHT } from '../insight.texts.js';
import { ReadingHelp } from '../ReadingHelp.js';
import { ComparisonChart } from './ComparisonChart.js';
import { ComparisonTools, useComparisonView } from './ComparisonTools.js';
import { QuotesBySide } from './QuotesBySide.js';
import { RatesTable } from './RatesTable.js';
import { CourseChart, SidesChart } from './SideCharts.js';
import { SideNames } from './SideNames.js';
import { type Counting, isCounted } from './useComparison.js';

const TEXT = INSIGHT.compare;

interface AnswerProps {
  comparison: Comparison;
  /** How copies are to count, and on which basis: of `comparison` until the server has counted the other way. */
  counting: Counting;
  /** Why they could not be counted that way. */
  trouble: Error | undefined;
  onCopies(copies: Comparison['copies']): void;
  onBasis(basis: Basis): void;
  /** Another state of it: other names. */
  onChange(comparison: Comparison): void;
}

/** The answer in words, the chart, comments side by side, then every number behind it. */
export function ComparisonAnswer(props: AnswerProps) {
  const { comparison, counting, trouble, onCopies, onBasis, onChange } = props;
  const { view, tools } = useComparisonView();
  const shown = shownVariables(comparison.variables, view);
  const [picked, setPicked] = useState<string>();
  const chosen = comparison.variables.find(({ variable }) => variable === picked) ?? shown[0];
  const isCounting = !isCounted(comparison, counting);
  const lines = comparison.summary.split('\n');
  const caution = lines.at(-1);
  return (
    <div className="space-y-5">
      <section className="panel" aria-label={TEXT.result}>
        <div className="p-6">
          <div className="flex flex-col items-start justify-between gap-x-4 gap-y-2 sm:flex-row">
            <h2 className="font-semibold text-base">{lines[0]}</h2>
            <div className="flex flex-wrap gap-2 sm:justify-end print:hidden">
              {comparison.copies === 'all' && <BasisSwitch basis={comparison.basis} onChange={onBasis} />}
              <ReportLink
                href={comparisonReportAddress(comparison.taskId, counting)}
                label={ALL.run.parts.names.report}
              />
              <ExportMenu
                label={ALL.results.export}
                address={(format) => exportAddress(comparison.taskId, format, comparison)}
              />
            </div>
          </div>
          <p className="mt-2 max-w-prose whitespace-pre-line text-sm leading-6">
            {lines.slice(1, -1).join('\n')}
          </p>
          <p className="mt-2 text-muted text-sm">{caution}</p>
          {comparison.isMixed && (
            <p className="mt-2 rounded-field bg-waiting px-3 py-2 text-sm text-waiting-content">
              {COMPARISON().mixed}
            </p>
          )}
          <div className="mt-5 grid gap-x-10 gap-y-5 sm:grid-cols-2">
            {comparison.sides.map((side, place) => (
              <SideFacts key={side.taskId} side={side} place={place} count={comparison.sides.length} />
            ))}
          </div>
          <SideNames comparison={comparison} onChange={onChange} />
          <SidesChart comparison={comparison} />
          <Counted basis={comparison.basis} />
        </div>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 border-base-300 border-t px-6 py-3 text-sm">
          <div className="flex gap-2">
            <dt className="text-muted">{ALL.results.provider}</dt>
            <dd>{comparison.providerLabel}</dd>
          </div>
          <div className="flex gap-2">
            <dt className="text-muted">{ALL.runs.date}</dt>
            <dd>
              <Time value={comparison.createdAt} />
            </dd>
          </div>
        </dl>
      </section>

      <section className="panel" aria-label={TEXT.plot} aria-busy={isCounting}>
        <div className="p-6">
          <ComparisonTools {...tools} copies={counting.copies} onCopies={onCopies} />
          {isCounting && (
            <p
              role={trouble ? 'alert' : 'status'}
              className="mb-3 rounded-field bg-waiting px-3 py-2 text-sm text-waiting-content"
            >
              {trouble ? `${TEXT.onceFailed} ${reasonOf(trouble, '')}` : TEXT.counting}
            </p>
          )}
          <ComparisonChart comparison={comparison} view={view} chosen={picked} onChoose={setPicked} />
          <p className="mt-2 text-muted text-sm">
            {view.weighting === 'raw' ? TEXT.rawHint : TEXT.weightedHint}{' '}
            {comparison.copies === 'once' && TEXT.onceHint}
          </p>
        </div>
        {chosen && (
          <div className="border-base-300 border-t p-6">
            <CourseChart comparison={comparison} variable={chosen} />
            <Counted basis={comparison.basis} />
          </div>
        )}
        {chosen && <QuotesBySide comparison={comparison} variable={chosen} />}
      </section>

      <section className="panel" aria-label={TEXT.table}>
        <RatesTable comparison={comparison} variables={shown} weighting={view.weighting} />
        <ReadingHelp lines={[...DIFFERENCE_WORDS.reading, ...TEXT.readingText, SHARE_WORDS.compared]} />
      </section>
    </div>
  );
}

/** Below a chart that only the machine counts, on a page of corrected numbers. */
const Counted = ({ basis }: { basis: Basis }) =>
  basis === 'corrected' && <p className="mt-1 text-muted text-xs">{SHARE_WORDS.bases.machine}</p>;

interface SideFactsProps {
  side: Comparison['sides'][number];
  place: number;
  count: number;
}

/** A side's name with the sign of its marks, its run, and how many comments it has. */
function SideFacts({ side, place, count }: SideFactsProps) {
  return (
    <div className="min-w-0">
      <h3 className="flex items-center gap-2 font-medium text-sm">
        {count === 2 && (
          <span
            aria-hidden
            className={place === 0 ? 'size-2.5 rounded-full bg-side-a' : 'size-2.5 border-2 border-side-b'}
          />
        )}
        <Link href={runAddress(side.taskId)} className="break-all text-primary hover:underline">
          {side.name}
        </Link>
      </h3>
      <p className="break-words text-muted text-sm tabular-nums">
        {side.runName || ALL.runs.unnamed} · <Time value={side.analysedAt} /> · {TEXT.comments(side.total)}
        {side.texts !== null && ` · ${TEXT.texts(side.texts)}`}
        {side.failed > 0 && ` · ${TEXT.unread(side.failed)}`}
      </p>
    </div>
  );
}
