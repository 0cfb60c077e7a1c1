import { SCHEDULE_ACTIONS } from '@smops/core/telling/schedules/schedule-actions.texts.model.js';
import { SCHEDULES } from '@smops/core/telling/schedules/schedules.operations.js';
import type { Schedule } from '@smops/core/telling/schedules/schedules.schemas.js';
import { CalendarClock, Pause, Pencil, Play, Plus, SkipForward, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../components/Button.js';
import { useDeletion } from '../../components/dialog/useDeletion.js';
import { EmptyState } from '../../components/feedback/EmptyState.js';
import { Time } from '../../components/format/Time.js';
import { AnalyzerLinks } from '../../components/frame/AnalyzerLinks.js';
import { PageHeader } from '../../components/PageHeader.js';
import { ListPanel } from '../../components/table/ListPanel.js';
import { LoadedTable } from '../../components/table/LoadedTable.js';
import type { Column } from '../../components/table/table-props.js';
import { useRecordActions } from '../../components/table/useRecordActions.js';
import { useLookingAgain } from '../../components/useLookingAgain.js';
import { useUrlState } from '../../components/useUrlState.js';
import { useAtomValue } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import { codebooksAtom } from '../../state/records/codebooks.js';
import { schedulesAtom } from '../../state/records/schedules.js';
import { PeriodState } from './PeriodState.js';
import { ScheduleDialog } from './ScheduleDialog.js';
import { ScheduleView } from './ScheduleView.js';
import { SCHEDULES_TEXT as TEXT } from './schedules.texts.js';

function sourceText(source: Schedule['source']): string {
  if (source.kind === 'folder') return `WATCH_FOLDER/${source.folder}`;
  if (source.kind === 'feed') return source.url;
  return source.kind === 'facebook' ? TEXT.page(source.days) : TEXT.channel(source.days);
}

const columnsFor = (open: (id: string) => void): Column<Schedule>[] => [
  {
    id: 'name',
    header: TEXT.columns.name,
    card: 'title',
    cell: (row) => (
      <button
        type="button"
        className="break-words text-left font-medium text-primary hover:underline"
        onClick={() => open(row.id)}
      >
        {row.name}
      </button>
    ),
    sortValue: (row) => row.name,
  },
  {
    id: 'from',
    header: TEXT.columns.from,
    cell: ({ source, codebook }) => (
      <span className="break-words">
        {sourceText(source)}
        <span className="block text-muted text-sm">{codebook.name}</span>
      </span>
    ),
  },
  {
    id: 'next',
    header: TEXT.columns.next,
    cell: ({ next, paused }) =>
      paused === null ? (
        <ul>
          {next.map((time) => (
            <li key={time}>
              <Time value={time} clock />
            </li>
          ))}
        </ul>
      ) : (
        TEXT.isPaused
      ),
    sortValue: ({ next }) => Date.parse(next[0] ?? '9999-01-01'),
  },
  {
    id: 'last',
    header: TEXT.columns.last,
    cell: ({ last }) =>
      last === null ? (
        <span className="text-muted">{TEXT.notYet}</span>
      ) : (
        <span className="space-y-1">
          <PeriodState period={last} />
          <span className="block text-muted text-sm">
            <Time value={last.dueAt} clock />
          </span>
          {last.reason !== null && <span className="block break-words text-sm">{last.reason}</span>}
        </span>
      ),
  },
];

const ICONS = { run: <SkipForward />, pause: <Pause />, resume: <Play /> };

const isAtWork = ({ last }: Schedule) => last?.state === 'waiting' || last?.state === 'running';

/** All schedules, or the one that the address names. */
export function SchedulesPage() {
  const list = useAtomValue(schedulesAtom);
  const [opened, open] = useUrlState('schedule');
  /** The codebook that a new one is to be made of. */
  const [wanted, want] = useUrlState('new');
  // One that was saved a moment ago is not yet in a list that was loaded before; its name begins the schedule's.
  const isWantedKnown = useAtomValue(codebooksAtom).data?.some(({ id }) => id === wanted) ?? false;
  const [edited, setEdited] = useState<Schedule>();
  const [isAdding, setAdding] = useState(false);
  const columns = useMemo(() => columnsFor(open), [open]);
  useLookingAgain(schedulesAtom, list.data?.some(isAtWork) ?? false);
  const actionsOf = useRecordActions<Schedule>(SCHEDULES, SCHEDULE_ACTIONS(), ICONS);
  const deletion = useDeletion<Schedule>({
    texts: TEXT,
    words: TEXT,
    nameOf: ({ name }) => name,
    remove: ({ id }) => client.call(SCHEDULES.delete, { schedule: id }),
    restore: ({ id }) => client.call(SCHEDULES.restore, { schedule: id }),
  });
  const shown = list.data?.find(({ id }) => id === opened);
  if (shown !== undefined) return <ScheduleView schedule={shown} onBack={() => open('')} />;
  const pausedItself = list.data?.filter(({ paused }) => (paused?.reason ?? null) !== null) ?? [];
  return (
    <>
      <PageHeader
        title={TEXT.title}
        subtitle={TEXT.subtitle}
        actions={
          <>
            <AnalyzerLinks />
            <Button
              tone="primary"
              icon={<Plus className="size-4" aria-hidden />}
              onClick={() => setAdding(true)}
            >
              {TEXT.add}
            </Button>
          </>
        }
      />
      {pausedItself.map(({ id, name, paused }) => (
        <p key={id} role="alert" className="mb-3 rounded-field bg-bad px-3 py-2 text-bad-content text-sm">
          <strong>{TEXT.pausedItself(name)}</strong> {paused?.reason}
        </p>
      ))}
      <ListPanel title={TEXT.list} count={list.data?.length}>
        <LoadedTable
          atom={schedulesAtom}
          failed={TEXT.loadFailed}
          label={TEXT.list}
          columns={columns}
          rowKey={(row) => row.id}
          actionsHeader={TEXT.actions}
          rowActions={(row) => [
            ...actionsOf(row),
            { label: TEXT.change(row.name), icon: <Pencil />, onSelect: () => setEdited(row) },
            {
              label: TEXT.delete(row.name),
              icon: <Trash2 />,
              danger: true,
              onSelect: () => deletion.ask(row),
            },
          ]}
          empty={<EmptyState icon={<CalendarClock />} title={TEXT.none} text={TEXT.noneText} />}
        />
      </ListPanel>
      {deletion.dialog}
      <ScheduleDialog
        open={isAdding || isWantedKnown}
        codebook={wanted}
        onClose={() => {
          setAdding(false);
          want('');
        }}
      />
      {edited && (
        <ScheduleDialog key={edited.id} open schedule={edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
