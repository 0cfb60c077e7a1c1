import { ErrorState } from '../../components/feedback/ErrorState.js';
import { ListPanel } from '../../components/table/ListPanel.js';
import { useAtomValue } from '../../state/atoms.js';
import { allSessionsAtom } from '../../state/records/sessions.js';
import { SessionsTable } from '../settings/SessionsTable.js';
import { SettingsFrame } from '../settings/SettingsFrame.js';
import { SESSIONS_TEXT as TEXT } from './admin.texts.js';

export function SessionsPage() {
  const sessions = useAtomValue(allSessionsAtom);
  const refetch = () => allSessionsAtom.refetch();
  return (
    <SettingsFrame title={TEXT.title} subtitle={TEXT.subtitle}>
      <ListPanel title={TEXT.list}>
        {sessions.error && !sessions.data ? (
          <ErrorState title={TEXT.loadFailed} error={sessions.error} onRetry={() => void refetch()} />
        ) : (
          <SessionsTable label={TEXT.list} sessions={sessions.data} showUser onRevoked={refetch} />
        )}
      </ListPanel>
    </SettingsFrame>
  );
}
