import { SHARES } from '@smops/core/estimates/shares.texts.model.js';
import type { ComparedVariable, Comparison } from '@smops/core/insight/comparisons/comparison.schemas.js';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../components/Button.js';
import { Time } from '../../../components/format/Time.js';
import { ExportMenu } from '../../../components/table/ExportMenu.js';
import { exportAddress } from '../../../state/analyzer/comparisons.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { INSIGHT } from '../insight.texts.js';
import { ReadingHelp } from '../ReadingHelp.js';
import { SentimentBar } from '../results/SentimentBar.js';
import { runAddress } from '../run-address.js';
import { DotPlot } from './DotPlot.js';
import { RatesTable } from './RatesTable.js';

const TEXT = INSIGHT.compare;
const WEIGHTINGS = ['raw', 'weighted'] as const;
type Weighting = (typeof WEIGHTINGS)[number];
const PICKS = {
  raw: (one: ComparedVariable) => one.raw,
  weighted: (one: ComparedVariable) => one.weighted,
};

/** The answer in words, the chart, then every number behind it. */
export function ComparisonAnswer({ comparison }: { comparison: Comparison }) {
  const [weighting, setWeighting] = useState<Weighting>('raw');
  const pick = PICKS[weighting];
  return (
    <div className="space-y-5">
      <section className="panel" aria-label={TEXT.result}>
        <div className="p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 className="font-semibold text-base">{TEXT.result}</h2>
            <ExportMenu
              label={ALL.results.export}
              address={(format) => exportAddress(comparison.taskId, format)}
            />
          </div>
          <p className="mt-3 whitespace-pre-line leading-7">{comparison.summary}</p>
          <div className="mt-5 grid gap-x-10 gap-y-5 sm:grid-cols-2">
            <Community name="A" side={comparison.a} />
            <Community name="B" side={comparison.b} />
          </div>
        </div>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 border-base-300 border-t px-6 py-3 text-sm">
          <div className="flex gap-2">
            <dt className="text-muted">{ALL.results.provider}</dt>
            <dd>{comparison.providerLabel}</dd>
          </div>
          <div className="flex gap-2">
            <dt className="text-muted">{ALL.runs.date}</dt>
            <dd>
              <Time value={comparison.createdAt} lang="zh-CN" />
            </dd>
          </div>
        </dl>
      </section>

      <section className="panel" aria-label={TEXT.plot}>
        <div className="p-6">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div>
              <h2 className="font-semibold text-base">{TEXT.plot}</h2>
              <p className="mt-1 text-muted text-sm">
                {weighting === 'raw' ? TEXT.rawHint : TEXT.weightedHint}
              </p>
            </div>
            <fieldset className="flex flex-wrap gap-1" aria-label={TEXT.weighting}>
              {WEIGHTINGS.map((one) => (
                <Button
                  key={one}
                  size="small"
                  aria-pressed={one === weighting}
                  className={one === weighting ? 'border-primary! bg-primary/10! text-primary' : undefined}
                  onClick={() => setWeighting(one)}
                >
                  {TEXT[one]}
                </Button>
              ))}
            </fieldset>
          </div>
          <Legend />
          <div className="mt-2">
            <DotPlot variables={comparison.variables} pick={pick} />
          </div>
          <p className="mt-2 text-muted text-sm">{TEXT.plotHint}</p>
        </div>
        <div className="border-base-300 border-t">
          <RatesTable variables={comparison.variables} pick={pick} />
        </div>
        <ReadingHelp lines={[...TEXT.readingText, SHARES().compared]} />
      </section>
    </div>
  );
}

function Community({ name, side }: { name: 'A' | 'B'; side: Comparison['a'] }) {
  return (
    <div className="min-w-0">
      <h3 className="font-medium text-sm">
        {TEXT.community(name)}{' '}
        <Link href={runAddress(side.taskId)} className="break-all text-primary hover:underline">
          {side.fileName || ALL.runs.unnamed}
        </Link>
      </h3>
      <p className="text-muted text-sm tabular-nums">
        {TEXT.comments(side.total)}
        {side.failed > 0 && ` · ${TEXT.unread(side.failed)}`}
      </p>
      <SentimentBar counts={side} basis={SHARES().basis.machine} />
    </div>
  );
}

function Legend() {
  return (
    <ul className="mt-3 flex gap-5 text-sm">
      <li className="flex items-center gap-1.5">
        <span className="size-2.5 rounded-full bg-primary" aria-hidden />
        {TEXT.community('A')}
      </li>
      <li className="flex items-center gap-1.5">
        <span className="size-2.5 bg-accent" aria-hidden />
        {TEXT.community('B')}
      </li>
    </ul>
  );
}
