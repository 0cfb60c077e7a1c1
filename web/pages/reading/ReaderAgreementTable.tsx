import type { ReaderAgreement } from '@smops/core/judging/reading/reader-agreement.schemas.js';
import { percentOf } from '@smops/core/platform/language/percent.model.js';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { Skeleton } from '../../components/feedback/Skeleton.js';
import { MenuButton } from '../../components/MenuButton.js';
import { decimal } from '../../format/format.js';
import { useAtomValue } from '../../state/atoms.js';
import { agreementExportAddress, readerAgreementAtom } from '../../state/reading/reading.js';
import { READING_TEXT as ALL } from './reading.texts.js';

const TEXT = ALL.agreement;

interface Figure {
  value: number | null;
  low: number | null;
  high: number | null;
}
interface Row {
  key: string;
  variable: string;
  readers: string;
  comments: number;
  percent: Figure | null;
  kappa: Figure | null;
  ac1: Figure;
  alpha: Figure;
  positive: Figure | null;
}

function rowsOf({ readers, variables }: ReaderAgreement): Row[] {
  let unnamed = 1;
  const names = readers.map(({ reader, isYou }) =>
    isYou ? ALL.settle.you : (reader ?? ALL.settle.reader(++unnamed)),
  );
  return variables.flatMap(({ variable, comments, percent: share, ac1, alpha, pairs }) => {
    const name = variable ?? ALL.sentiment;
    const all = {
      key: name,
      variable: name,
      readers: TEXT.all,
      comments,
      percent: { value: share, low: null, high: null },
      kappa: null,
      ac1,
      alpha,
      positive: null,
    };
    const ofPairs = pairs.map(({ first, second, ...pair }) => ({
      ...pair,
      key: `${name} ${first} ${second}`,
      variable: name,
      readers: `${names[first]} / ${names[second]}`,
    }));
    return names.length > 2 ? [all, ...ofPairs] : ofPairs;
  });
}

/** How far the readers say the same, each judging alone: per variable, for all and for each pair. */
export function ReaderAgreementTable({ runId }: { runId: string }) {
  const atom = useMemo(() => readerAgreementAtom(runId), [runId]);
  const { data, error } = useAtomValue(atom);
  if (!data) {
    return (
      <div className="panel min-h-48">
        {error ? (
          <ErrorState title={ALL.loadFailed} error={error} onRetry={() => void atom.refetch()} />
        ) : (
          <Skeleton />
        )}
      </div>
    );
  }
  const rows = rowsOf(data);
  return (
    <div className="panel">
      <div className="flex flex-wrap items-center justify-between gap-2 p-4 sm:px-6">
        <h2 className="font-semibold">{TEXT.title}</h2>
        {rows.length > 0 && (
          <MenuButton
            label={TEXT.export}
            icon={<Download className="size-4" aria-hidden />}
            items={[
              { label: 'Excel', hint: '.xlsx', href: agreementExportAddress(runId, 'xlsx') },
              { label: 'CSV', hint: '.csv', href: agreementExportAddress(runId, 'csv') },
              { label: 'JSON', hint: '.json', href: agreementExportAddress(runId, 'json') },
            ]}
          />
        )}
      </div>
      {rows.length === 0 ? (
        <p className="px-4 pb-4 text-muted text-sm sm:px-6">{TEXT.oneReader}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the arrow keys
        <section className="overflow-x-auto" aria-label={TEXT.title} tabIndex={0}>
          <table className="w-full text-sm">
            <thead className="text-left text-muted">
              <tr>
                {[
                  ALL.pause.variable,
                  TEXT.readers,
                  TEXT.comments,
                  TEXT.percent,
                  'κ',
                  'AC1',
                  'α',
                  TEXT.positive,
                ].map((title) => (
                  <th
                    key={title}
                    scope="col"
                    className="whitespace-nowrap px-4 py-2 font-medium sm:first:pl-6"
                  >
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-base-300">
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row" className="px-4 py-2 text-left font-medium sm:pl-6">
                    {row.variable}
                  </th>
                  <td className="whitespace-nowrap px-4 py-2">{row.readers}</td>
                  <td className="px-4 py-2 tabular-nums">{row.comments}</td>
                  <Cell figure={row.percent} form={percentOf} />
                  <Cell figure={row.kappa} form={(value) => decimal(value)} />
                  <Cell figure={row.ac1} form={(value) => decimal(value)} />
                  <Cell figure={row.alpha} form={(value) => decimal(value)} />
                  <Cell figure={row.positive} form={percentOf} />
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <p className="border-base-300 border-t px-4 py-3 text-muted text-sm sm:px-6">{TEXT.reading}</p>
    </div>
  );
}

function Cell({ figure, form }: { figure: Figure | null; form(value: number): string }) {
  return (
    <td className="whitespace-nowrap px-4 py-2 tabular-nums">
      {figure?.value == null ? '–' : form(figure.value)}
      {figure?.low != null && figure.high != null && (
        <span className="block text-muted text-xs">{TEXT.range(form(figure.low), form(figure.high))}</span>
      )}
    </td>
  );
}
