import { choiceText, fieldText } from '@smops/core/platform/texts/lists.texts.model.js';
import { parseTaskList } from '@smops/core/records/tasks/task-types.model.js';
import { TASK_STATUSES, type TaskStatus } from '@smops/core/records/tasks/tasks.constants.js';
import { mayChangeStatus } from '@smops/core/records/tasks/tasks.model.js';
import type { Task } from '@smops/core/records/tasks/tasks.schemas.js';
import { TASKS_VIEW } from '@smops/core/records/tasks/tasks.view.js';
import { Copy, ExternalLink } from 'lucide-react';
import { useMemo } from 'react';
import { Badge } from '../../components/Badge.js';
import { Select } from '../../components/form/Select.js';
import type { Column } from '../../components/table/table-props.js';
import { calendarDay } from '../../format/dates.js';
import { PlatformIcon } from '../lists/PlatformIcon.js';
import { RecordTable } from '../lists/RecordTable.js';
import type { Records } from '../lists/useRecords.js';
import { TASKS_TEXT as TEXT } from './tasks.texts.js';

const PLATFORM_TONES = { Facebook: 'facebook', Instagram: 'instagram', TikTok: 'tiktok' } as const;
const STATUS_OPTIONS = TASK_STATUSES.map((status) => ({ value: status, label: choiceText(status) }));

interface Props {
  records: Records<Task>;
  /** A status is on its way to the server: the controls wait. */
  isSending: boolean;
  /** Tasks whose status was chosen and can still be undone. */
  held: ReadonlySet<number>;
  onStatus(row: Task, status: TaskStatus): void;
  onCopyLink(link: string): void;
}

export function TasksTable(props: Props) {
  const { records, isSending, held, onStatus, onCopyLink } = props;
  const columns = useMemo<Column<Task>[]>(
    () => [
      {
        id: 'task',
        header: TEXT.columns.taskId,
        card: 'title',
        cell: (row) => <span className="whitespace-nowrap font-medium tabular-nums">{row.taskId}</span>,
        sortValue: (row) => row.taskId,
      },
      {
        id: 'date',
        header: TEXT.columns.date,
        cell: (row) => <span className="whitespace-nowrap tabular-nums">{calendarDay(row.date)}</span>,
        sortValue: (row) => row.date,
      },
      {
        id: 'platform',
        header: fieldText('Platform'),
        cell: (row) => (
          <Badge tone={PLATFORM_TONES[row.socialPlatform]}>
            <PlatformIcon platform={row.socialPlatform} className="size-3.5" />
            {row.socialPlatform}
          </Badge>
        ),
        sortValue: (row) => row.socialPlatform,
      },
      { id: 'details', header: TASKS_VIEW.texts().details, cell: (row) => <TaskDetails task={row} /> },
      {
        id: 'status',
        header: TEXT.columns.status,
        width: '11rem',
        cell: (row) => (
          <Select
            size="small"
            className="w-40"
            label={TEXT.statusOf(row.taskId)}
            value={row.status}
            options={STATUS_OPTIONS}
            disabled={(!mayChangeStatus(row.status) && !held.has(row.id)) || isSending}
            onChange={(status) =>
              mayChangeStatus(row.status) && status !== row.status && onStatus(row, status)
            }
          />
        ),
        sortValue: (row) => row.status,
      },
    ],
    [isSending, held, onStatus],
  );
  return (
    <RecordTable
      records={records}
      columns={columns}
      actionsOf={({ taskId, link }) =>
        link === null
          ? []
          : [{ label: TEXT.copyLink(taskId), icon: <Copy />, onSelect: () => onCopyLink(link) }]
      }
    />
  );
}

/** Chips for a list of task types, else the old plain text; requirements and link below. */
function TaskDetails({ task }: { task: Task }) {
  const types = parseTaskList(task.task);
  return (
    <div className="max-w-xl space-y-1 max-sm:ml-auto">
      {types ? (
        <div className="flex flex-wrap gap-1 max-sm:justify-end">
          {types.map((type) => (
            <Badge key={type}>{choiceText(type)}</Badge>
          ))}
        </div>
      ) : (
        <p className="break-words">{task.task}</p>
      )}
      {task.requirements && (
        <p className="line-clamp-3 whitespace-pre-line break-words text-muted">{task.requirements}</p>
      )}
      {task.link && (
        <a
          href={task.link}
          target="_blank"
          rel="noopener noreferrer"
          className="link link-primary inline-flex items-center gap-1 no-underline hover:underline"
          aria-label={TEXT.opensLink(task.taskId)}
        >
          {TEXT.openLink}
          <ExternalLink className="size-3.5" aria-hidden />
        </a>
      )}
    </div>
  );
}
