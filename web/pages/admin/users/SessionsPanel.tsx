import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import { useAtomValue } from '../../../state/atoms.js';
import { allSessionsAtom } from '../../../state/records/sessions.js';
import { SessionsTable } from '../../settings/SessionsTable.js';
import { SESSIONS_TEXT as TEXT } from '../admin.texts.js';

/** Everyone who is signed in now. */
export function SessionsPanel() {
  const sessions = useAtomValue(allSessionsAtom);
  const refetch = () => allSessionsAtom.refetch();
  return (
    <ListPanel title={TEXT.list}>
      {sessions.error && !sessions.data ? (
        <ErrorState title={TEXT.loadFailed} error={sessions.error} onRetry={() => void refetch()} />
      ) : (
        <SessionsTable label={TEXT.list} sessions={sessions.data} showUser onRevoked={refetch} />
      )}
    </ListPanel>
  );
}
