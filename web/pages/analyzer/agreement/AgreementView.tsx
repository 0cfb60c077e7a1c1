import type {
  Agreement,
  VariableAgreement,
} from '@smops/core/judging/insight/agreement/agreement.schemas.js';
import { AGREEMENT } from '@smops/core/judging/insight/reports.texts.model.js';
import { percentOf } from '@smops/core/platform/language/percent.model.js';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { runAddress, runViewAddress } from '../../../addresses/run-address.js';
import { Badge } from '../../../components/Badge.js';
import { DataTable } from '../../../components/table/DataTable.js';
import { ExportMenu } from '../../../components/table/ExportMenu.js';
import type { Column } from '../../../components/table/table-props.js';
import { count, decimal } from '../../../format/format.js';
import { agreementAtom, exportAddress } from '../../../state/analyzer/agreement.js';
import { TEXT as ALL, listedWords } from '../analyzer.texts.js';
import { InsightView } from '../InsightView.js';
import { INSIGHT } from '../insight.texts.js';
import { ReadingHelp } from '../ReadingHelp.js';
import { Disagreements } from './Disagreements.js';

const TEXT = INSIGHT.agreement;
const REPORT = AGREEMENT();

type Row = Pick<VariableAgreement, 'observed' | 'kappa' | 'low' | 'high'> & {
  variable: string;
  isThin: boolean;
  counts: string;
};

const columns: Column<Row>[] = [
  {
    id: 'variable',
    header: TEXT.variable,
    card: 'title',
    cell: (one) => (
      <span className="flex flex-wrap items-center gap-2">
        <span className="break-words font-medium">{one.variable}</span>
        {one.isThin && <Badge tone="waiting">{TEXT.thin}</Badge>}
      </span>
    ),
    sortValue: (one) => one.variable,
  },
  { id: 'counts', header: REPORT.counts, align: 'right', cell: (one) => one.counts },
  {
    id: 'same',
    header: REPORT.same,
    align: 'right',
    cell: (one) => percentOf(one.observed),
    sortValue: (one) => one.observed,
  },
  {
    id: 'kappa',
    header: TEXT.kappa,
    align: 'right',
    cell: ({ kappa, low, high }) =>
      kappa === null ? (
        TEXT.none
      ) : (
        <>
          <span className="font-medium">{decimal(kappa)}</span>
          <span className="block whitespace-nowrap text-muted text-xs">
            {decimal(low ?? kappa)} – {decimal(high ?? kappa)}
          </span>
        </>
      ),
    sortValue: (one) => one.kappa ?? -1,
  },
];

const rowsOf = (agreement: Agreement): Row[] => [
  ...agreement.variables.map((one) => ({
    ...one,
    counts: [one.both, one.onlyA, one.onlyB, one.neither].map(count).join(' / '),
  })),
  { variable: REPORT.sentiment, isThin: false, counts: '', ...agreement.sentiment },
];

/** How far two runs say the same, and where they do not: there a person decides. */
export function AgreementView({ a, b }: { a: string; b: string }) {
  const atom = useMemo(() => agreementAtom(a, b), [a, b]);
  return (
    <InsightView back={runViewAddress(a, 'agreement')} texts={TEXT} atom={atom}>
      {(data) => (
        <>
          <header className="flex items-start justify-between gap-4 p-6">
            <div className="min-w-0">
              <h2 className="font-semibold text-base">{TEXT.title}</h2>
              <dl className="mt-1 space-y-0.5 text-sm">
                {(['a', 'b'] as const).map((side) => (
                  <div key={side} className="flex flex-wrap gap-x-2">
                    <dt className="font-medium">{side.toUpperCase()}</dt>
                    <dd className="min-w-0 break-words text-muted">
                      <Link href={runAddress(data[side].taskId)} className="text-primary underline">
                        {data[side].runName || ALL.runs.unnamed}
                      </Link>{' '}
                      · {data[side].providerLabel} · {data[side].model} ·{' '}
                      <Link
                        href={runViewAddress(data[side].taskId, 'accuracy')}
                        className="text-primary underline"
                      >
                        {TEXT.accuracyOf(side === 'a' ? 'A' : 'B')}
                      </Link>
                    </dd>
                  </div>
                ))}
              </dl>
              <p className="mt-2">{TEXT.common(data.common)}</p>
              {data.leftOut.length > 0 && (
                <p className="break-words text-muted text-sm">{TEXT.leftOut(listedWords(data.leftOut))}</p>
              )}
            </div>
            <ExportMenu label={ALL.results.export} address={(format) => exportAddress(a, b, format)} />
          </header>
          <div className="border-base-300 border-t">
            <DataTable
              label={TEXT.table}
              columns={columns}
              rows={rowsOf(data)}
              rowKey={(one) => one.variable}
              empty={null}
              estimatedRowHeight={64}
            />
          </div>
          <Disagreements agreement={data} />
          <ReadingHelp lines={TEXT.readingText} />
        </>
      )}
    </InsightView>
  );
}
