import { SCHEDULE_FIELDS } from '@smops/core/telling/schedules/schedules.fields.js';
import type { Schedule, SchedulePeriod } from '@smops/core/telling/schedules/schedules.schemas.js';
import { ArrowLeft, CalendarClock } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { Button } from '../../components/Button.js';
import { EmptyState } from '../../components/feedback/EmptyState.js';
import { ShownFields } from '../../components/format/ShownFields.js';
import { Time } from '../../components/format/Time.js';
import { PageHeader } from '../../components/PageHeader.js';
import { ListPanel } from '../../components/table/ListPanel.js';
import { LoadedTable } from '../../components/table/LoadedTable.js';
import type { Column } from '../../components/table/table-props.js';
import { useAtomValue } from '../../state/atoms.js';
import { historyAtom } from '../../state/records/schedules.js';
import { PeriodState } from './PeriodState.js';
import { SCHEDULES_TEXT as TEXT } from './schedules.texts.js';

const COLUMNS: Column<SchedulePeriod>[] = [
  {
    id: 'due',
    header: TEXT.historyColumns.due,
    card: 'title',
    cell: (row) => <Time value={row.dueAt} clock />,
    sortValue: (row) => Date.parse(row.dueAt),
  },
  { id: 'state', header: TEXT.historyColumns.state, cell: (row) => <PeriodState period={row} /> },
  {
    id: 'comments',
    header: TEXT.historyColumns.comments,
    cell: (row) =>
      row.taskId === null ? null : (
        <Link href={`/fb-analyzer?task=${row.taskId}`} className="text-primary hover:underline">
          {TEXT.comments(row.comments)}
        </Link>
      ),
  },
  {
    id: 'why',
    header: TEXT.historyColumns.why,
    cell: (row) => (
      <span className="break-words text-sm">
        {[row.reason, ...row.leftOut.map(({ name, reason }) => `${name}: ${reason}`)]
          .filter((part) => part !== null)
          .join(' ')}
      </span>
    ),
  },
];

/** One schedule: what it does, and what became of its periods. */
export function ScheduleView({ schedule, onBack }: { schedule: Schedule; onBack(): void }) {
  const { id, last } = schedule;
  // Another period, or another state of the last one, is another history.
  const seen = `${last?.dueAt} ${last?.state}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the last period has changed
  const atom = useMemo(() => historyAtom(id), [id, seen]);
  const history = useAtomValue(atom);
  return (
    <>
      <PageHeader
        title={schedule.name}
        subtitle={`${schedule.codebook.name} · ${schedule.when} (${schedule.timeZone})`}
        actions={
          <Button icon={<ArrowLeft className="size-4" aria-hidden />} onClick={onBack}>
            {TEXT.back}
          </Button>
        }
      />
      <ShownFields fields={SCHEDULE_FIELDS} row={schedule} />
      <ListPanel title={TEXT.history} count={history.data?.length}>
        <LoadedTable
          atom={atom}
          failed={TEXT.historyFailed}
          label={TEXT.history}
          columns={COLUMNS}
          rowKey={(row) => row.dueAt}
          empty={<EmptyState icon={<CalendarClock />} title={TEXT.notYet} />}
        />
      </ListPanel>
    </>
  );
}
