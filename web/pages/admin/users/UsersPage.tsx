import { stopsInWords } from '@smops/core/users/stops.model.js';
import { USERS } from '@smops/core/users/users.operations.js';
import type { CreatedUser, UpdatedUser, User } from '@smops/core/users/users.schemas.js';
import { UserPlus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../components/Button.js';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog.js';
import { SecretDialog } from '../../../components/dialog/SecretDialog.js';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { reasonOf } from '../../../components/reason-of.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import { SearchBox } from '../../../components/table/SearchBox.js';
import { useAction } from '../../../components/useAction.js';
import { useAtomValue } from '../../../state/atoms.js';
import { client } from '../../../state/client.js';
import { allSessionsAtom } from '../../../state/records/sessions.js';
import { usersAtom } from '../../../state/records/users.js';
import { toast } from '../../../state/toasts.js';
import { SettingsFrame } from '../../settings/SettingsFrame.js';
import { USERS_TEXT as TEXT } from '../admin.texts.js';
import { SessionsPanel } from './SessionsPanel.js';
import { UserDialog } from './UserDialog.js';
import { UserPasswordDialog } from './UserPasswordDialog.js';
import { UserRoleDialog } from './UserRoleDialog.js';
import { UsersTable } from './UsersTable.js';

/** Which dialog is open. The user it is about stays known while it closes. */
type Opened = 'none' | 'add' | 'role' | 'password' | 'disable' | 'remove' | 'secret';

const announce = ([title, description]: readonly [string, string]) => toast({ title, description });

const SHOWN = [usersAtom, allSessionsAtom];

export function UsersPage() {
  const users = useAtomValue(usersAtom);
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<Opened>('none');
  const [user, setUser] = useState<User>();
  /** What stops when the user is disabled or removed. */
  const [stops, setStops] = useState('');
  const [secret, setSecret] = useState<{ username: string; password: string }>();
  const [glowKey, setGlowKey] = useState<number>();
  const close = () => setOpened('none');

  const wanted = useDeferredValue(search.trim().toLowerCase());
  const filter = useMemo(() => (row: User) => row.username.toLowerCase().includes(wanted), [wanted]);

  async function saved([title, text]: readonly [string, string], row: CreatedUser | UpdatedUser) {
    setGlowKey(row.id);
    announce([title, 'stopped' in row ? `${text} ${stopsInWords(row.stopped)}` : text]);
    const password = 'password' in row ? row.password : undefined;
    if (password !== undefined) setSecret({ username: row.username, password });
    setOpened(password === undefined ? 'none' : 'secret');
    await usersAtom.refetch();
  }

  const onError = (error: Error) => {
    close();
    toast({ tone: 'destructive', title: TEXT.error, description: reasonOf(error) });
  };
  const [setDisabled, disabling] = useAction(async (row: User, disabled: boolean) => {
    await saved(TEXT.updated, await client.call(USERS.update, { id: row.id, disabled }));
  }, onError);
  const [ask] = useAction(async (row: User, action: 'disable' | 'remove') => {
    setStops(stopsInWords(await client.call(USERS.stops, { id: row.id })));
    setOpened(action);
  }, onError);
  const [remove, removing] = useAction(async (row: User) => {
    await client.call(USERS.delete, { id: row.id });
    close();
    announce(TEXT.removed);
    await usersAtom.refetch();
  }, onError);

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
        foot={users.data && <span>{TEXT.count(shownCount, users.data.length)}</span>}
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
        <>
          <UserRoleDialog
            open={opened === 'role'}
            user={user}
            onClose={close}
            onUpdated={(row) => void saved(TEXT.updated, row)}
          />
          <UserPasswordDialog
            open={opened === 'password'}
            user={user}
            onClose={close}
            onSet={(row) => void saved(TEXT.passwordSet, row)}
          />
          <ConfirmDialog
            open={opened === 'disable'}
            title={TEXT.disableTitle}
            question={`${TEXT.disableQuestion(user.username)} ${stops}`}
            confirmLabel={TEXT.disable}
            pending={disabling}
            pendingLabel={TEXT.saving}
            onConfirm={() => void setDisabled(user, true)}
            onClose={close}
          />
          <ConfirmDialog
            open={opened === 'remove'}
            title={TEXT.removeTitle}
            question={`${TEXT.removeQuestion(user.username)} ${stops}`}
            confirmLabel={TEXT.remove}
            pending={removing}
            pendingLabel={TEXT.removing}
            onConfirm={() => void remove(user)}
            onClose={close}
          />
        </>
      )}
      <SecretDialog
        open={opened === 'secret'}
        title={TEXT.passwordTitle}
        text={TEXT.passwordText(secret?.username ?? '')}
        secret={secret?.password ?? ''}
        onClose={() => {
          close();
          setSecret(undefined);
        }}
      />
    </SettingsFrame>
  );
}
