import type { User } from '@smops/core/people/users/users.schemas.js';
import { UserPlus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../components/Button.js';
import { SecretDialog } from '../../../components/dialog/SecretDialog.js';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import { SearchBox } from '../../../components/table/SearchBox.js';
import { useAtomValue } from '../../../state/atoms.js';
import { allSessionsAtom } from '../../../state/records/sessions.js';
import { usersAtom } from '../../../state/records/users.js';
import { SettingsFrame } from '../../settings/SettingsFrame.js';
import { USERS_TEXT as TEXT } from '../admin.texts.js';
import { SessionsPanel } from './SessionsPanel.js';
import { UserDialog } from './UserDialog.js';
import { UserDialogs } from './UserDialogs.js';
import { UsersTable } from './UsersTable.js';
import { useUserVerbs } from './useUserVerbs.js';

const SHOWN = [usersAtom, allSessionsAtom];

export function UsersPage() {
  const users = useAtomValue(usersAtom);
  const [search, setSearch] = useState('');
  const { opened, setOpened, close, user, setUser, stops, secret, forgetSecret, glowKey, ...verbs } =
    useUserVerbs();
  const { saved, setDisabled, disabling, ask, remove, removing } = verbs;

  const wanted = useDeferredValue(search.trim().toLowerCase());
  const filter = useMemo(() => (row: User) => row.username.toLowerCase().includes(wanted), [wanted]);

  const shownCount = users.data?.filter(filter).length ?? 0;
  return (
    <SettingsFrame
      title={TEXT.title}
      subtitle={TEXT.subtitle}
      actions={
        <Button
          tone="primary"
          icon={<UserPlus className="size-4.5" aria-hidden />}
          onClick={() => setOpened('add')}
        >
          {TEXT.add}
        </Button>
      }
      waitsFor={SHOWN}
    >
      <ListPanel
        title={TEXT.list}
        tools={
          <SearchBox
            value={search}
            onChange={setSearch}
            placeholder={TEXT.search}
            shortcut="/"
            className="sm:w-64"
          />
        }
        foot={
          users.data && (
            <span>
              {shownCount === users.data.length
                ? TEXT.count(shownCount)
                : TEXT.countOf(shownCount, users.data.length)}
            </span>
          )
        }
      >
        {users.error && !users.data ? (
          <ErrorState title={TEXT.loadFailed} error={users.error} onRetry={() => void usersAtom.refetch()} />
        ) : (
          <UsersTable
            rows={users.data}
            filter={filter}
            glowKey={glowKey}
            onAct={(row, action) => {
              setUser(row);
              if (action === 'enable') void setDisabled(row, false);
              else if (action === 'disable' || action === 'remove') void ask(row, action);
              else setOpened(action);
            }}
          />
        )}
      </ListPanel>
      <div className="mt-4">
        <SessionsPanel />
      </div>

      <UserDialog
        open={opened === 'add'}
        onClose={close}
        onCreated={(row) => void saved(TEXT.created, row)}
      />
      {user && (
        <UserDialogs
          user={user}
          opened={opened}
          stops={stops}
          disabling={disabling}
          removing={removing}
          onClose={close}
          onSaved={(texts, row) => void saved(texts, row)}
          onDisable={() => void setDisabled(user, true)}
          onRemove={() => void remove(user)}
        />
      )}
      <SecretDialog
        open={opened === 'secret'}
        title={TEXT.passwordTitle}
        text={TEXT.passwordText(secret?.username ?? '')}
        secret={secret?.password ?? ''}
        onClose={forgetSecret}
      />
    </SettingsFrame>
  );
}
