import { stopsInWords } from '@smops/core/people/users/stops.model.js';
import { USERS } from '@smops/core/people/users/users.operations.js';
import type { CreatedUser, UpdatedUser, User } from '@smops/core/people/users/users.schemas.js';
import { useState } from 'react';
import { reasonOf } from '../../../components/reason-of.js';
import { useAction } from '../../../components/useAction.js';
import { client } from '../../../state/client.js';
import { toast } from '../../../state/toasts.js';
import { USERS_TEXT as TEXT } from '../admin.texts.js';
import type { UserDialogOpened } from './UserDialogs.js';

/** Which dialog is open. The user it is about stays known while it closes. */
type Opened = 'none' | 'add' | UserDialogOpened | 'secret';

const announce = ([title, description]: readonly [string, string]) => toast({ title, description });

/** What is done with users, the dialog that asks for it, and a password that was made, until it was seen. */
export function useUserVerbs() {
  const [opened, setOpened] = useState<Opened>('none');
  const [user, setUser] = useState<User>();
  /** What stops when the user is disabled or removed. */
  const [stops, setStops] = useState('');
  const [secret, setSecret] = useState<{ username: string; password: string }>();
  const [glowKey, setGlowKey] = useState<number>();
  const close = () => setOpened('none');

  async function saved([title, text]: readonly [string, string], row: CreatedUser | UpdatedUser) {
    setGlowKey(row.id);
    announce([title, 'stopped' in row ? `${text} ${stopsInWords(row.stopped)}` : text]);
    const password = 'password' in row ? row.password : undefined;
    if (password !== undefined) setSecret({ username: row.username, password });
    setOpened(password === undefined ? 'none' : 'secret');
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
  }, onError);

  const forgetSecret = () => {
    close();
    setSecret(undefined);
  };
  return {
    ...{ opened, setOpened, close, user, setUser, stops, secret, forgetSecret, glowKey },
    ...{ saved, setDisabled, disabling, ask, remove, removing },
  };
}
