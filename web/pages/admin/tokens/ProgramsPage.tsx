import { API_TOKENS } from '@smops/core/people/users/users.operations.js';
import type { ApiToken } from '@smops/core/people/users/users.schemas.js';
import { KeyRound } from 'lucide-react';
import { Time } from '../../../components/format/Time.js';
import type { Column } from '../../../components/table/table-props.js';
import { client } from '../../../state/client.js';
import { apiTokensAtom } from '../../../state/records/api-tokens.js';
import { assistantCallsAtom } from '../../../state/records/assistant-calls.js';
import { ROLE_NAMES, TOKENS_TEXT as TEXT } from '../admin.texts.js';
import { AssistantsPanels } from '../assistants/AssistantsPanels.js';
import { SecretsPage } from '../SecretsPage.js';
import { TokenDialog } from './TokenDialog.js';

const SHOWN = [apiTokensAtom, assistantCallsAtom];

const columns: Column<ApiToken>[] = [
  {
    id: 'role',
    header: TEXT.columns.role,
    cell: (row) => ROLE_NAMES[row.role],
    sortValue: (row) => row.role,
  },
  {
    id: 'assistant',
    header: TEXT.columns.assistant,
    cell: (row) => TEXT.assistants[row.assistant],
    sortValue: (row) => row.assistant,
  },
  { id: 'owner', header: TEXT.columns.owner, cell: (row) => row.username, sortValue: (row) => row.username },
  {
    id: 'lastUsed',
    header: TEXT.columns.lastUsed,
    cell: (row) =>
      row.lastUsedAt ? <Time value={row.lastUsedAt} ago /> : <span className="text-muted">{TEXT.never}</span>,
    sortValue: (row) => Date.parse(row.lastUsedAt ?? '1970-01-01'),
  },
  {
    id: 'expires',
    header: TEXT.columns.expires,
    cell: (row) =>
      row.expiresAt ? (
        <Time value={row.expiresAt} ago />
      ) : (
        <span className="text-muted">{TEXT.expiries.never}</span>
      ),
    sortValue: (row) => (row.expiresAt ? Date.parse(row.expiresAt) : Number.MAX_SAFE_INTEGER),
  },
];

/** What programs use smops with: the tokens of scripts and of AI assistants, and how assistants connect. */
export const ProgramsPage = () => (
  <SecretsPage
    text={TEXT}
    icon={<KeyRound />}
    atom={apiTokensAtom}
    waitsFor={SHOWN}
    columns={columns}
    revoke={(id) => client.call(API_TOKENS.revoke, { id })}
    CreateDialog={TokenDialog}
    secretOf={({ token }) => token}
    usageOf={({ assistant }) =>
      assistant === 'off' ? (
        <>
          <p className="mt-4 mb-1 text-muted text-sm">{TEXT.use}</p>
          <code className="block overflow-x-auto whitespace-pre rounded-field bg-base-200 px-3 py-2.5 text-xs leading-5">
            {`export SMOPS_URL=${location.origin}\nexport SMOPS_TOKEN=…`}
          </code>
        </>
      ) : (
        <p className="mt-4">{TEXT.useAssistant}</p>
      )
    }
  >
    <AssistantsPanels />
  </SecretsPage>
);
