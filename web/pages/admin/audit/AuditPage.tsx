import { AUDIT_ACTIONS, AUDIT_ENTITIES } from '@smops/core/audit/audit.constants.js';
import type { AuditEntry } from '@smops/core/audit/audit.schemas.js';
import { actorText } from '@smops/core/users/actor-names.model.js';
import { restoreAccount, restoreAccounts } from '@smops/server/client/accounts.client.js';
import { restoreCodebook } from '@smops/server/client/codebooks.client.js';
import { restoreComparison } from '@smops/server/client/comparisons.client.js';
import { restoreAnalysis } from '@smops/server/client/fb-analyzer.client.js';
import { restoreSchedule } from '@smops/server/client/schedules.client.js';
import { restoreSentiment } from '@smops/server/client/sentiments.client.js';
import { restoreTask, restoreTasks } from '@smops/server/client/tasks.client.js';
import { restoreRunView } from '@smops/server/client/views.client.js';
import { restoreWhatsAppAccount, restoreWhatsAppAccounts } from '@smops/server/client/whatsapp.client.js';
import { History } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../../components/Button.js';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { Select } from '../../../components/form/Select.js';
import { Time } from '../../../components/format/Time.js';
import { reasonOf } from '../../../components/reason-of.js';
import { DataTable } from '../../../components/table/DataTable.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import type { Column } from '../../../components/table/table-props.js';
import { useAction } from '../../../components/useAction.js';
import { useUrlState } from '../../../components/useUrlState.js';
import { client } from '../../../state/client.js';
import { accountsAtom } from '../../../state/records/accounts.js';
import { sentimentsAtom } from '../../../state/records/sentiments.js';
import { tasksAtom } from '../../../state/records/tasks.js';
import { whatsAppAtom } from '../../../state/records/whatsapp.js';
import { toast } from '../../../state/toasts.js';
import { SettingsFrame } from '../../settings/SettingsFrame.js';
import { AuditChanges } from './AuditChanges.js';
import { AUDIT_TEXT as TEXT } from './audit.texts.js';
import { useAuditPages } from './useAuditPages.js';

const ALL = 'all';
const optionsOf = <Name extends string>(
  all: string,
  names: readonly Name[],
  labels: Record<Name, string>,
) => [
  { value: ALL, label: all },
  ...names.map((value) => ({ value: value as string, label: labels[value] })),
];
const ACTION_OPTIONS = optionsOf(TEXT.allActions, AUDIT_ACTIONS, TEXT.actions);
const ENTITY_OPTIONS = optionsOf(TEXT.allEntities, AUDIT_ENTITIES, TEXT.entities);

/** The same for records of a list that were deleted together. */
async function bringManyBack(entity: AuditEntry['entity'], ids: number[]): Promise<void> {
  if (entity === 'account') await restoreAccounts(client, ids).then(() => accountsAtom.refetch());
  if (entity === 'task') await restoreTasks(client, ids).then(() => tasksAtom.refetch());
  if (entity === 'whatsapp') await restoreWhatsAppAccounts(client, ids).then(() => whatsAppAtom.refetch());
}

/** Undoes a delete and loads its list again. */
async function bringBack({ entity, entityId, before }: AuditEntry): Promise<void> {
  if (entityId === null) return await bringManyBack(entity, (before?.ids ?? []) as number[]);
  if (entity === 'sentiment') await restoreSentiment(client, entityId).then(() => sentimentsAtom.refetch());
  if (entity === 'analysis') await restoreAnalysis(client, String(before?.analysisId));
  if (entity === 'comparison') await restoreComparison(client, String(before?.comparisonId));
  if (entity === 'codebook') await restoreCodebook(client, String(before?.codebookId));
  if (entity === 'schedule') await restoreSchedule(client, String(before?.scheduleId));
  if (entity === 'view') await restoreRunView(client, String(before?.viewId));
  if (entity === 'account') await restoreAccount(client, entityId).then(() => accountsAtom.refetch());
  if (entity === 'task') await restoreTask(client, entityId).then(() => tasksAtom.refetch());
  if (entity === 'whatsapp')
    await restoreWhatsAppAccount(client, entityId).then(() => whatsAppAtom.refetch());
}

/** Who changed what and when, with the way back for what was deleted. */
export function AuditPage() {
  const [actionName, setAction] = useUrlState('action', ALL);
  const [entityName, setEntity] = useUrlState('kind', ALL);
  const action = AUDIT_ACTIONS.find((one) => one === actionName);
  const entity = AUDIT_ENTITIES.find((one) => one === entityName);
  const { entries, error, isWhole, more, isLoadingMore, again } = useAuditPages({ action, entity });
  const columns = useMemo(() => columnsWith(again), [again]);
  return (
    <SettingsFrame title={TEXT.title} subtitle={TEXT.subtitle}>
      <ListPanel
        title={TEXT.list}
        tools={
          <>
            <Select
              label={TEXT.entity}
              className="w-44 max-sm:w-auto max-sm:flex-auto"
              size="small"
              options={ENTITY_OPTIONS}
              value={entity ?? ALL}
              onChange={setEntity}
            />
            <Select
              label={TEXT.action}
              className="w-44 max-sm:w-auto max-sm:flex-auto"
              size="small"
              options={ACTION_OPTIONS}
              value={action ?? ALL}
              onChange={setAction}
            />
          </>
        }
        foot={
          entries &&
          !isWhole && (
            <Button
              size="small"
              pending={isLoadingMore}
              pendingLabel={TEXT.loading}
              onClick={() => void more()}
            >
              {TEXT.more}
            </Button>
          )
        }
      >
        {error && !entries ? (
          <ErrorState title={TEXT.loadFailed} error={error} onRetry={again} />
        ) : (
          <DataTable
            label={TEXT.list}
            columns={columns}
            rows={entries}
            rowKey={(row) => row.id}
            empty={<EmptyState icon={<History />} title={TEXT.none} text={TEXT.noneText} />}
          />
        )}
      </ListPanel>
    </SettingsFrame>
  );
}

const columnsWith = (onUndone: () => void): Column<AuditEntry>[] => [
  {
    id: 'what',
    header: TEXT.columns.what,
    card: 'title',
    cell: (row) => (
      <>
        <span className="block break-words font-medium">{row.label}</span>
        <span className="text-muted text-xs">
          {TEXT.entities[row.entity]} · {TEXT.actions[row.action]}
        </span>
      </>
    ),
  },
  { id: 'changes', header: TEXT.columns.changes, cell: (row) => <AuditChanges entry={row} /> },
  { id: 'who', header: TEXT.columns.who, width: '9rem', cell: (row) => actorText(row.actorName) },
  { id: 'at', header: TEXT.columns.at, width: '9rem', cell: (row) => <Time value={row.at} ago /> },
  {
    id: 'undo',
    header: TEXT.undo,
    width: '7rem',
    cell: (row) => (row.restorable ? <Undo entry={row} onUndone={onUndone} /> : null),
  },
];

function Undo({ entry, onUndone }: { entry: AuditEntry; onUndone(): void }) {
  const [undo, undoing] = useAction(
    async () => {
      await bringBack(entry);
      toast({ title: TEXT.undone(entry.label) });
      onUndone();
    },
    (error) => toast({ tone: 'destructive', title: TEXT.undoFailed, description: reasonOf(error) }),
  );
  return (
    <Button
      size="small"
      aria-label={undoing ? undefined : TEXT.undoOf(entry.label)}
      pending={undoing}
      pendingLabel={TEXT.undoing}
      onClick={() => void undo()}
    >
      {TEXT.undo}
    </Button>
  );
}
