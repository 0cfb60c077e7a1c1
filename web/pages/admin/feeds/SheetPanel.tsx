import { SPREADSHEET } from '@smops/core/records/spreadsheet/spreadsheet.operations.js';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.js';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { Skeleton } from '../../../components/feedback/Skeleton.js';
import { Time } from '../../../components/format/Time.js';
import { reasonOf } from '../../../components/reason-of.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import { useAction } from '../../../components/useAction.js';
import { useAtomValue } from '../../../state/atoms.js';
import { client } from '../../../state/client.js';
import { spreadsheetAtom } from '../../../state/records/feeds.js';
import { toast } from '../../../state/toasts.js';
import { ConnectionSetUp } from '../connections/ConnectionSetUp.js';
import { FEEDS_TEXT as TEXT } from './feeds.texts.js';

/** The Google Sheet that mirrors the lists: when it was written last, and what is wrong with it. */
export function SheetPanel() {
  const { data, error } = useAtomValue(spreadsheetAtom);
  const [sync, syncing] = useAction(
    async () => {
      await client.call(SPREADSHEET.sync);
      toast({ title: TEXT.syncDone });
      await spreadsheetAtom.refetch();
    },
    (failure) => {
      toast({ tone: 'destructive', title: TEXT.syncFailed, description: reasonOf(failure) });
      void spreadsheetAtom.refetch();
    },
  );
  const sheet = data?.sheet;
  return (
    <ListPanel
      title={TEXT.sheet}
      tools={
        sheet && (
          <Button
            size="small"
            icon={<RefreshCw className="size-4" aria-hidden />}
            pending={syncing}
            pendingLabel={TEXT.syncing}
            onClick={() => void sync()}
          >
            {TEXT.sync}
          </Button>
        )
      }
    >
      {error && !data ? (
        <ErrorState title={TEXT.sheetFailed} error={error} onRetry={() => void spreadsheetAtom.refetch()} />
      ) : sheet === undefined ? (
        <Skeleton />
      ) : sheet === null ? (
        <ConnectionSetUp id="sheet" isAlone />
      ) : (
        <dl className="divide-y divide-base-300 px-4">
          <Fact name={TEXT.sheetId}>{sheet.id}</Fact>
          <Fact name={TEXT.shareWith}>{sheet.serviceAccount ?? '–'}</Fact>
          <Fact name={TEXT.synced}>
            {sheet.syncedAt === null ? TEXT.never : <Time value={sheet.syncedAt} ago />}
          </Fact>
          <Fact name={TEXT.sheetError}>
            {sheet.error === null ? TEXT.noError : <span className="text-error">{sheet.error}</span>}
          </Fact>
        </dl>
      )}
    </ListPanel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-2.5 sm:grid-cols-[14rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="break-all">{children}</dd>
    </div>
  );
}
