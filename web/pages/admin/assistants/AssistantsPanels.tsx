import type { AssistantCall } from '@smops/core/people/assistants/assistants.schemas.js';
import {
  ASSISTANT_CLIENTS,
  type AssistantClient,
  CLIENT_SETUPS,
  type ConnectionKind,
  connectionFor,
} from '@smops/core/people/assistants/connections.model.js';
import { Bot } from 'lucide-react';
import { useState } from 'react';
import { CopyButton } from '../../../components/CopyButton.js';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { Select } from '../../../components/form/Select.js';
import { Time } from '../../../components/format/Time.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import { LoadedTable } from '../../../components/table/LoadedTable.js';
import type { Column } from '../../../components/table/table-props.js';
import { assistantCallsAtom } from '../../../state/records/assistant-calls.js';
import { ASSISTANTS_TEXT as TEXT } from './assistants.texts.js';

const columns: Column<AssistantCall>[] = [
  {
    id: 'at',
    header: TEXT.columns.at,
    cell: (row) => <Time value={row.at} ago />,
    sortValue: (row) => Date.parse(row.at),
  },
  { id: 'caller', header: TEXT.columns.caller, cell: (row) => row.caller, sortValue: (row) => row.caller },
  {
    id: 'tool',
    header: TEXT.columns.tool,
    card: 'title',
    cell: (row) => <code className="text-sm">{row.tool}</code>,
    sortValue: (row) => row.tool,
  },
  {
    id: 'outcome',
    header: TEXT.columns.outcome,
    cell: (row) => TEXT.outcomes[row.outcome],
    sortValue: (row) => TEXT.outcomes[row.outcome],
  },
];

/** How assistants connect, what they may see, and what they called last. */
export function AssistantsPanels() {
  return (
    <>
      <ConnectPanel />
      <ListPanel title={TEXT.sees}>
        <ul className="list-disc space-y-1.5 py-3.5 pr-4 pl-9">
          {TEXT.seen.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </ListPanel>
      <ListPanel title={TEXT.calls}>
        <LoadedTable
          atom={assistantCallsAtom}
          failed={TEXT.loadFailed}
          label={TEXT.calls}
          columns={columns}
          rowKey={({ id }) => id}
          empty={<EmptyState icon={<Bot />} title={TEXT.none} text={TEXT.noneText} />}
        />
      </ListPanel>
    </>
  );
}

function ConnectPanel() {
  const [client, setClient] = useState<AssistantClient>('claude-desktop');
  const [chosen, setKind] = useState<ConnectionKind>('http');
  const { kinds, place } = CLIENT_SETUPS[client];
  const kind = kinds.includes(chosen) ? chosen : kinds[0];
  const text = kind && connectionFor(client, kind, location.origin);
  return (
    <ListPanel title={TEXT.connect}>
      <div className="space-y-3 px-4 py-3.5">
        <div className="flex flex-wrap gap-3">
          <Select<AssistantClient>
            label={TEXT.client}
            value={client}
            options={ASSISTANT_CLIENTS.map((value) => ({ value, label: CLIENT_SETUPS[value].name }))}
            onChange={setClient}
            className="w-52"
          />
          {kind && (
            <Select<ConnectionKind>
              label={TEXT.way}
              value={kind}
              options={kinds.map((value) => ({ value, label: TEXT.ways[value] }))}
              onChange={setKind}
              className="w-52"
            />
          )}
        </div>
        {text === undefined ? (
          <p>{TEXT.chatgpt}</p>
        ) : (
          <>
            <p>{TEXT.steps}</p>
            <p className="text-muted text-sm">{TEXT.place(place)}</p>
            <div className="flex flex-wrap items-start gap-2">
              <pre className="min-w-0 flex-1 select-all whitespace-pre-wrap break-all rounded-field bg-base-200 px-3 py-2.5 text-xs leading-5">
                {text}
              </pre>
              <CopyButton text={text} />
            </div>
          </>
        )}
      </div>
    </ListPanel>
  );
}
