import { PROVIDERS } from '@smops/core/analysis/analyzer/providers/providers.operations.js';
import type {
  ProviderState,
  ProviderTest,
} from '@smops/core/analysis/analyzer/providers/providers.schemas.js';
import type { ConnectionId } from '@smops/core/telling/connections/connections.constants.js';
import { useMemo, useState } from 'react';
import { Badge } from '../../../components/Badge.js';
import { Button } from '../../../components/Button.js';
import { failed } from '../../../components/failed.js';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { DataTable } from '../../../components/table/DataTable.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import type { Column } from '../../../components/table/table-props.js';
import { useAction } from '../../../components/useAction.js';
import { count } from '../../../format/format.js';
import { useAtomValue } from '../../../state/atoms.js';
import { client } from '../../../state/client.js';
import { providerCostsAtom, providerStatesAtom } from '../../../state/records/providers.js';
import { statusAtom } from '../../../state/records/status.js';
import { ConnectionSetUp } from '../connections/ConnectionSetUp.js';
import { OwnModelSetUp } from './OwnModelSetUp.js';
import { PROVIDERS_TEXT as TEXT } from './providers.texts.js';

/** Who can analyse, whether each has its key, and one tiny call to see that it works. */
export function ProvidersPanel() {
  const { data, error } = useAtomValue(providerStatesAtom);
  const promise = useAtomValue(statusAtom).data?.commentsPromise;
  const [tests, setTests] = useState<Readonly<Record<string, ProviderTest>>>({});
  const columns = useMemo(
    () =>
      columnsWith(tests, (result) => {
        setTests((earlier) => ({ ...earlier, [result.id]: result }));
        if (result.costUsd > 0) void providerCostsAtom.refetch();
      }),
    [tests],
  );
  return (
    <>
      {promise && <p className="rounded-field bg-good px-4 py-3 text-good-content text-sm">{promise}</p>}
      <ListPanel title={TEXT.list}>
        {error && !data ? (
          <ErrorState
            title={TEXT.loadFailed}
            error={error}
            onRetry={() => void providerStatesAtom.refetch()}
          />
        ) : (
          <DataTable label={TEXT.list} columns={columns} rows={data} rowKey={(row) => row.id} empty={null} />
        )}
        <div className="divide-y divide-base-300 border-base-300 border-t">
          {data
            ?.filter(({ id, isAllowed, isPaid }) => isAllowed && isPaid && id !== 'own')
            .map(({ id, label }) => (
              <ConnectionSetUp key={id} id={id as ConnectionId} label={label} />
            ))}
          {data?.some(({ id, isAllowed }) => id === 'own' && isAllowed) && (
            <ConnectionSetUp id="own">
              <OwnModelSetUp />
            </ConnectionSetUp>
          )}
        </div>
      </ListPanel>
    </>
  );
}

const columnsWith = (
  tests: Readonly<Record<string, ProviderTest>>,
  onTested: (result: ProviderTest) => void,
): Column<ProviderState>[] => [
  {
    id: 'name',
    header: TEXT.columns.name,
    card: 'title',
    cell: (row) => (
      <>
        <span className="flex items-center gap-2 whitespace-nowrap font-medium">
          {row.label}
          {row.isDefault && <Badge tone="primary">{TEXT.isDefault}</Badge>}
        </span>
        <code className="whitespace-nowrap text-muted text-xs">{row.id}</code>
      </>
    ),
  },
  { id: 'key', header: TEXT.columns.key, cell: (row) => <KeyBadge provider={row} /> },
  {
    id: 'model',
    header: TEXT.columns.model,
    cell: (row) => (
      <>
        <code className="whitespace-nowrap text-xs">{row.model}</code>
        {row.isReady && row.format !== null && <span className="block text-muted text-xs">{row.format}</span>}
      </>
    ),
  },
  {
    id: 'address',
    header: TEXT.columns.address,
    cell: (row) => (
      <span title={row.destination} className="break-all">
        {row.address ?? (row.id === 'own' ? '' : TEXT.thisMachine)}
      </span>
    ),
  },
  {
    id: 'check',
    header: TEXT.columns.check,
    width: '15rem',
    cell: (row) => <Check provider={row} result={tests[row.id]} onTested={onTested} />,
  },
];

function KeyBadge({ provider }: { provider: ProviderState }) {
  const { id, isAllowed, isPaid, isReady, keyConfigured, takesKey } = provider;
  if (!isAllowed) {
    return (
      <span title={TEXT.notAllowedHint}>
        <Badge tone="plain">{TEXT.notAllowed}</Badge>
      </span>
    );
  }
  if (id === 'own' && !isReady) return <Badge tone="plain">{TEXT.notSetUp}</Badge>;
  if (!keyConfigured && (!isPaid || id === 'own')) return <span className="text-muted">{TEXT.keyNone}</span>;
  if (keyConfigured) return <Badge tone="good">{TEXT.keySet}</Badge>;
  return <Badge tone={takesKey ? 'waiting' : 'plain'}>{takesKey ? TEXT.keyAsked : TEXT.keyMissing}</Badge>;
}

function Check({
  provider,
  result,
  onTested,
}: {
  provider: ProviderState;
  result: ProviderTest | undefined;
  onTested(result: ProviderTest): void;
}) {
  const [check, checking] = useAction(
    async () => onTested(await client.call(PROVIDERS.test, { provider: provider.id })),
    failed(TEXT.testFailed),
  );
  const isUsable = provider.isAllowed && provider.isReady;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:justify-end">
      <Button
        size="small"
        aria-label={checking ? undefined : TEXT.testOf(provider.label)}
        disabled={!isUsable}
        pending={checking}
        pendingLabel={TEXT.testing}
        onClick={() => void check()}
      >
        {TEXT.test}
      </Button>
      <span role="status" className="min-w-0 break-words text-sm">
        {result === undefined ? (
          <span className="text-muted">{TEXT.notTested}</span>
        ) : result.ok ? (
          <Badge tone="good">{TEXT.works(count(result.ms))}</Badge>
        ) : (
          <span className="text-error">{result.message}</span>
        )}
      </span>
    </div>
  );
}
