import { actorText } from '@smops/core/people/users/actor-names.model.js';
import { AUDIT_ACTIONS, AUDIT_ENTITIES } from '@smops/core/platform/audit/audit.constants.js';
import { AUDIT } from '@smops/core/platform/audit/audit.operations.js';
import type { AuditEntry } from '@smops/core/platform/audit/audit.schemas.js';
import { History, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../../components/Button.js';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { Select } from '../../../components/form/Select.js';
import { Time } from '../../../components/format/Time.js';
import { DataTable } from '../../../components/table/DataTable.js';
import { DeferredSearchBox } from '../../../components/table/DeferredSearchBox.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import type { Column } from '../../../components/table/table-props.js';
import { useUrlState } from '../../../components/useUrlState.js';
import { count as formatCount } from '../../../format/format.js';
import { client } from '../../../state/client.js';
import { SettingsFrame } from '../../settings/SettingsFrame.js';
import { AuditChanges } from './AuditChanges.js';
import { AUDIT_TEXT as TEXT } from './audit.texts.js';
import { UndoDelete } from './UndoDelete.js';
import { useAuditPages } from './useAuditPages.js';

const ALL = 'all';
const optionsOf = <Name extends string>(
  all: string,
  names: readonly Name[],
  labelOf: (name: Name) => string,
) => [
  { value: ALL, label: all },
  ...names.map((value) => ({ value: value as string, label: labelOf(value) })),
];
const ACTION_OPTIONS = optionsOf(TEXT.allActions, AUDIT_ACTIONS, (name) => TEXT.actions[name]);
const ENTITY_OPTIONS = optionsOf(TEXT.allEntities, AUDIT_ENTITIES, (name) => TEXT.entities[name]);

/** The people and programs to choose from; the one that the address names is among them at once. */
function useActorOptions(chosen: string) {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    client.call(AUDIT.actors).then(
      (actors) => setNames(actors.map(({ actorName }) => actorName)),
      // Without the names the filter has one choice less; the list says that the server cannot be reached.
      () => undefined,
    );
  }, []);
  return useMemo(() => {
    const known = names.includes(chosen) || chosen === ALL ? names : [chosen, ...names];
    return optionsOf(TEXT.everybody, known, (name) => actorText(name));
  }, [names, chosen]);
}

/** Who changed what and when, with the way back for what was deleted. An import is one line that opens. */
export function AuditPage() {
  const [actionName, setAction] = useUrlState('action', ALL);
  const [entityName, setEntity] = useUrlState('kind', ALL);
  const [actor, setActor] = useUrlState('person', ALL);
  const [search, setSearch] = useUrlState('search');
  const [request, setRequest] = useUrlState('request');
  const action = AUDIT_ACTIONS.find((one) => one === actionName);
  const entity = AUDIT_ENTITIES.find((one) => one === entityName);
  const { entries, error, isWhole, more, isLoadingMore, again } = useAuditPages({
    action,
    entity,
    actor: actor === ALL ? '' : actor,
    search: search.trim(),
    request,
  });
  const actorOptions = useActorOptions(actor);
  const columns = useMemo(
    () =>
      columnsWith(again, (entry) => {
        setEntity(entry.entity);
        setRequest(entry.requestId);
      }),
    [again, setEntity, setRequest],
  );
  const filters = [
    { label: TEXT.person, options: actorOptions, value: actor, onChange: setActor },
    { label: TEXT.entity, options: ENTITY_OPTIONS, value: entity ?? ALL, onChange: setEntity },
    { label: TEXT.action, options: ACTION_OPTIONS, value: action ?? ALL, onChange: setAction },
  ];
  return (
    <SettingsFrame title={TEXT.title} subtitle={TEXT.subtitle}>
      <ListPanel
        title={TEXT.list}
        tools={
          <>
            <DeferredSearchBox
              className="input-sm w-48 max-sm:w-full"
              placeholder={TEXT.search}
              value={search}
              onSearch={setSearch}
              shortcut="/"
            />
            {filters.map((filter) => (
              <Select
                key={filter.label}
                className="w-36 max-sm:w-auto max-sm:flex-auto"
                size="small"
                {...filter}
              />
            ))}
            {request && (
              <Button
                size="small"
                icon={<X className="size-4" aria-hidden />}
                onClick={() => {
                  setEntity(ALL);
                  setRequest('');
                }}
              >
                {TEXT.leaveTogether}
              </Button>
            )}
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

/** What was done: `Account · Created`, of an import `Account · Created 40, Changed 20`. */
function deedOf({ entity, action, together }: AuditEntry): string {
  const { create = 0, update = 0, other = 0 } = together ?? {};
  const counted = [
    create > 0 && `${TEXT.actions.create} ${formatCount(create)}`,
    update > 0 && `${TEXT.actions.update} ${formatCount(update)}`,
    other > 0 && `${TEXT.others} ${formatCount(other)}`,
  ].filter((part) => part !== false);
  return `${TEXT.entities[entity]} · ${together ? counted.join(', ') : TEXT.actions[action]}`;
}

const columnsWith = (onUndone: () => void, onOpen: (entry: AuditEntry) => void): Column<AuditEntry>[] => [
  {
    id: 'what',
    header: TEXT.columns.what,
    card: 'title',
    cell: (row) => (
      <>
        <span className="block break-words font-medium">{row.label}</span>
        <span className="text-muted text-xs">{deedOf(row)}</span>
      </>
    ),
  },
  {
    id: 'changes',
    header: TEXT.columns.changes,
    cell: (row) =>
      row.together ? (
        <Button size="small" aria-label={TEXT.openOf(row.label)} onClick={() => onOpen(row)}>
          {TEXT.open}
        </Button>
      ) : (
        <AuditChanges entry={row} />
      ),
  },
  { id: 'who', header: TEXT.columns.who, width: '9rem', cell: (row) => actorText(row.actorName) },
  { id: 'at', header: TEXT.columns.at, width: '9rem', cell: (row) => <Time value={row.at} ago /> },
  {
    id: 'undo',
    header: TEXT.undo,
    width: '7rem',
    cell: (row) => (row.restorable ? <UndoDelete entry={row} onUndone={onUndone} /> : null),
  },
];
