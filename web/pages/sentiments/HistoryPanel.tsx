import type { SentimentRecord } from '@smops/core/analysis/sentiments/sentiments.schemas.js';
import { Download, Eye, SearchX, Trash2 } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { EmptyState } from '../../components/feedback/EmptyState.js';
import { Time } from '../../components/format/Time.js';
import { later } from '../../components/Later.js';
import { MenuButton } from '../../components/MenuButton.js';
import { DataTable } from '../../components/table/DataTable.js';
import { ListPanel } from '../../components/table/ListPanel.js';
import { SearchBox } from '../../components/table/SearchBox.js';
import type { Column } from '../../components/table/table-props.js';
import { ScoreBadge } from './ScoreBadge.js';
import { labelOf, SENTIMENTS_TEXT } from './sentiments.texts.js';

const TEXT = SENTIMENTS_TEXT.history;
const FORMATS = ['csv', 'xlsx', 'json'] as const;

const SentimentParts = later(
  async () => (await import('../../charts/SentimentParts.js')).SentimentParts,
  'h-3',
);
const COLUMNS: Column<SentimentRecord>[] = [
  {
    id: 'task',
    header: TEXT.columns.task,
    card: 'title',
    cell: (row) => <span className="font-medium">{row.taskId}</span>,
    sortValue: (row) => row.taskId,
  },
  {
    id: 'date',
    header: TEXT.columns.date,
    cell: (row) => <Time value={row.analyzeDate} />,
    sortValue: (row) => Date.parse(row.analyzeDate),
  },
  {
    id: 'score',
    header: TEXT.columns.score,
    cell: (row) => (
      <span className="inline-block">
        <span className="inline-flex items-center gap-2 whitespace-nowrap tabular-nums">
          {row.sentimentScore}/10 <ScoreBadge label={row.label} />
        </span>
        {row.comments && (
          <span className="mt-1 block w-32">
            <SentimentParts
              {...row.comments}
              width={128}
              label={TEXT.parts(row.comments.positive, row.comments.neutral, row.comments.negative)}
            />
          </span>
        )}
      </span>
    ),
    sortValue: (row) => Number(row.sentimentScore),
  },
  {
    id: 'preview',
    header: TEXT.columns.preview,
    cell: (row) => <span className="line-clamp-2 max-w-prose text-muted">{row.aiSummary}</span>,
  },
];

interface Props {
  records: readonly SentimentRecord[] | undefined;
  glowKey: number | undefined;
  onView(record: SentimentRecord): void;
  onDelete(record: SentimentRecord): void;
}

/** All records, the latest first, with the export of them all. */
export function HistoryPanel({ records, glowKey, onView, onDelete }: Props) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const newestFirst = useMemo(() => records?.toReversed(), [records]);
  const filter = useMemo(
    () => (row: SentimentRecord) =>
      `${row.taskId} ${labelOf(row.label)} ${row.aiSummary}`.toLowerCase().includes(wanted),
    [wanted],
  );
  const shownCount = useMemo(() => records?.filter(filter).length ?? 0, [records, filter]);
  return (
    <ListPanel
      title={TEXT.title}
      tools={
        <>
          <SearchBox
            value={search}
            onChange={setSearch}
            placeholder={TEXT.search}
            shortcut="/"
            className="sm:w-64"
          />
          <MenuButton
            label={TEXT.export}
            size="medium"
            icon={<Download className="size-4" aria-hidden />}
            items={FORMATS.map((format) => ({
              label: format.toUpperCase(),
              href: `/api/sentiments/export?format=${format}`,
            }))}
          />
        </>
      }
      foot={
        records && (
          <span aria-live="polite">
            {shownCount === records.length
              ? TEXT.count(shownCount)
              : TEXT.countOf(shownCount, records.length)}
          </span>
        )
      }
    >
      <DataTable
        label={TEXT.title}
        columns={COLUMNS}
        rows={newestFirst}
        filter={filter}
        rowKey={(row) => row.id}
        glowKey={glowKey}
        estimatedRowHeight={75}
        rowActions={(row) => [
          { label: TEXT.view(row.taskId), icon: <Eye />, onSelect: () => onView(row) },
          { label: TEXT.remove(row.taskId), icon: <Trash2 />, danger: true, onSelect: () => onDelete(row) },
        ]}
        empty={<EmptyState icon={<SearchX />} title={TEXT.nothing} />}
      />
    </ListPanel>
  );
}
