import type { Mistake } from '@smops/core/judging/insight/accuracy/accuracy.schemas.js';
import { ACCURACY } from '@smops/core/judging/insight/reports.texts.model.js';
import { percentOf } from '@smops/core/platform/language/percent.model.js';
import { UserCheck } from 'lucide-react';
import { useMemo } from 'react';
import { runAddress } from '../../../addresses/run-address.js';
import { Badge } from '../../../components/Badge.js';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { ExportMenu } from '../../../components/table/ExportMenu.js';
import { accuracyAtom, exportAddress } from '../../../state/analyzer/accuracy.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { InsightView } from '../InsightView.js';
import { INSIGHT } from '../insight.texts.js';
import { PlanOfRun } from '../plan/PlanOfRun.js';
import { ReadingHelp } from '../ReadingHelp.js';
import { langOf } from '../results/results.model.js';
import { AccuracyChart } from './AccuracyChart.js';
import { AccuracyTable } from './AccuracyTable.js';

const TEXT = INSIGHT.accuracy;

/** How well a run's tags agree with what people said of its comments, under an address of its own. */
export function AccuracyView({ runId }: { runId: string }) {
  const atom = useMemo(() => accuracyAtom(runId), [runId]);
  return (
    <InsightView back={runAddress(runId)} texts={TEXT} atom={atom}>
      {(data) => (
        <>
          <header className="flex items-start justify-between gap-4 p-6">
            <div className="min-w-0">
              <h2 className="font-semibold text-base">{TEXT.title}</h2>
              <p className="break-words text-muted text-sm">
                {data.runName || ALL.runs.unnamed} · {data.providerLabel} · {data.model}
              </p>
              <p className="mt-2">
                {TEXT.judged(data.judged, data.total)}
                {data.unread > 0 && ` · ${TEXT.unread(data.unread)}`}
                {data.macroF1 !== null && ` · ${TEXT.macro(percentOf(data.macroF1))}`}
              </p>
              {data.variables.length > 0 && (
                <p className="text-muted text-sm">{ACCURACY().basis[data.basis]}</p>
              )}
              <PlanOfRun runId={runId} />
            </div>
            <ExportMenu label={ALL.results.export} address={(format) => exportAddress(runId, format)} />
          </header>
          {data.variables.length === 0 ? (
            <EmptyState icon={<UserCheck />} title={TEXT.empty} text={TEXT.emptyText} />
          ) : (
            <>
              <AccuracyChart accuracy={data} />
              <div className="border-base-300 border-t">
                <AccuracyTable accuracy={data} />
              </div>
              <Mistakes mistakes={data.mistakes} count={data.mistakeCount} />
            </>
          )}
          <ReadingHelp lines={TEXT.readingText} />
        </>
      )}
    </InsightView>
  );
}

function Mistakes({ mistakes, count }: { mistakes: readonly Mistake[]; count: number }) {
  return (
    <section className="border-base-300 border-t px-6 py-4" aria-label={TEXT.mistakes}>
      <h3 className="font-medium text-sm">{TEXT.mistakes}</h3>
      {count > mistakes.length && (
        <p className="text-muted text-sm">{TEXT.mistakesShown(mistakes.length, count)}</p>
      )}
      {mistakes.length === 0 ? (
        <p className="mt-1 text-muted text-sm">{TEXT.noMistakes}</p>
      ) : (
        <ul className="mt-2 divide-y divide-base-300">
          {mistakes.map((one) => (
            <li key={`${one.seq} ${one.variable}`} className="py-2.5 text-sm">
              <p className="flex flex-wrap items-center gap-2">
                <Badge tone={one.kind === 'extra' ? 'bad' : 'waiting'}>{TEXT[one.kind]}</Badge>
                <span className="break-words font-medium">{one.variable}</span>
              </p>
              <p className="mt-1 whitespace-pre-line break-words" lang={langOf(one.language)}>
                {one.content}
              </p>
              {one.reason && <p className="break-words text-muted">{one.reason}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
