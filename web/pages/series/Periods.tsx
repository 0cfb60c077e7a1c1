import { copiesText } from '@smops/core/analysis/shares/copied-shares.model.js';
import { DIFFERENCES } from '@smops/core/analysis/shares/differences.texts.model.js';
import { riseTurnsText } from '@smops/core/judging/insight/conclusions/turning-words.model.js';
import { differenceWord } from '@smops/core/judging/insight/difference-size.model.js';
import { points } from '@smops/core/platform/charts/figures.js';
import { percentOf } from '@smops/core/platform/language/percent.model.js';
import type { PeriodComparison } from '@smops/core/telling/series/series.schemas.js';
import { useMemo } from 'react';
import { Skeleton } from '../../components/feedback/Skeleton.js';
import { reasonOf } from '../../components/reason-of.js';
import { DataTable } from '../../components/table/DataTable.js';
import type { Column } from '../../components/table/table-props.js';
import { count } from '../../format/format.js';
import { periodsAtom, type SeriesChoice, type SpansChoice } from '../../state/analyzer/series.js';
import { useAtomValue } from '../../state/atoms.js';
import { SERIES_TEXT as TEXT } from './series.texts.js';
import { useToldDay } from './told-day.js';

type Difference = PeriodComparison['variables'][number];

const WORDS = TEXT.periodColumns;
const WORDS_OF = DIFFERENCES();

const COLUMNS: Column<Difference>[] = [
  { id: 'variable', header: WORDS.variable, card: 'title', cell: ({ variable }) => variable },
  { id: 'before', header: WORDS.before, align: 'right', cell: ({ before }) => percentOf(before.share) },
  { id: 'after', header: WORDS.after, align: 'right', cell: ({ after }) => percentOf(after.share) },
  {
    id: 'difference',
    header: WORDS.difference,
    align: 'right',
    cell: ({ difference, low, high }) => TEXT.points(points(difference), points(low), points(high)),
  },
  { id: 'size', header: WORDS.size, cell: (one) => WORDS_OF.sizes[differenceWord(one)] },
  {
    id: 'p',
    header: WORDS.p,
    align: 'right',
    cell: ({ pAdjusted }) => (pAdjusted < 0.001 ? '< 0.001' : pAdjusted.toFixed(3)),
  },
];

/** The server says what is wrong with days; without a time there are none. */
export const whyNot = (error: Error) => reasonOf(error, TEXT.noPeriods);

/** Two spans of days side by side. */
export function Periods({
  codebook,
  spans,
  copies,
}: { codebook: string; spans: SpansChoice } & Pick<SeriesChoice, 'copies'>) {
  const { from, to, beforeFrom, beforeTo } = spans;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the spans are their four days
  const atom = useMemo(
    () => periodsAtom(codebook, spans, { copies }),
    [codebook, from, to, beforeFrom, beforeTo, copies],
  );
  const { data, error } = useAtomValue(atom);
  const toldDay = useToldDay();
  if (!data) return error ? <p className="p-4 text-muted text-sm">{whyNot(error)}</p> : <Skeleton />;
  const { after, before } = data;
  const names = [after, before].map((span) => `${toldDay(span.from)} – ${toldDay(span.to)}`);
  return (
    <>
      <p className="px-4 pb-3 text-muted text-sm">
        {TEXT.spans(
          toldDay(after.from),
          toldDay(after.to),
          count(after.comments),
          toldDay(before.from),
          toldDay(before.to),
          count(before.comments),
        )}
      </p>
      <DataTable
        label={TEXT.periods}
        columns={COLUMNS}
        rows={data.variables}
        rowKey={({ variable }) => variable}
        empty={null}
      />
      {data.variables.map(
        ({ variable, copies }) =>
          copies && (
            <p key={variable} className="px-4 py-2 text-sm">
              {copiesText({ variable, names, copies: [copies.after, copies.before] }, WORDS_OF)}
            </p>
          ),
      )}
      {data.turning.map((one) => (
        <p key={one.variable} className="px-4 py-2 text-sm">
          {riseTurnsText(one)}
        </p>
      ))}
    </>
  );
}
