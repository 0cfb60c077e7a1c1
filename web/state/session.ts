import type { SessionState, SessionUser } from '@smops/core/users/users.schemas.js';
import * as calls from '@smops/server/client/session.client.js';
import { atom } from 'jotai';
import { navigate } from 'wouter/use-browser-location';
import { client } from './client.js';
import { queryClient } from './query-client.js';
import { onSessionEnded } from './session-ended.js';
import { store } from './store.js';

export type Session =
  | { status: 'pending' }
  | { status: 'unreachable'; error: Error }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SessionUser };

const sessionState = atom<Session>({ status: 'pending' });

/** Who is signed in. Checked once when the page opens; neither retried nor asked again (specification, section 4). */
export const sessionAtom = atom((get) => get(sessionState));

/** The user of a page behind the sign-in. */
export const userAtom = atom((get): SessionUser => {
  const session = get(sessionState);
  if (session.status !== 'signed-in') throw new Error('This page needs a signed-in user.');
  return session.user;
});

const RETURN_KEY = 'smops.return';

function adopt(body: SessionState): void {
  store.set(
    sessionState,
    body.authenticated ? { status: 'signed-in', user: body.user } : { status: 'signed-out' },
  );
}

/** Asks the server who is signed in. `page`, the code of the page that is opened, comes meanwhile and is waited for. */
export async function checkSession(page: Promise<unknown> = Promise.resolve()): Promise<void> {
  store.set(sessionState, { status: 'pending' });
  try {
    const body = await calls.checkSession(client);
    // What cannot be loaded is said where the page would stand.
    await page.catch(() => undefined);
    adopt(body);
  } catch (error) {
    store.set(sessionState, { status: 'unreachable', error: error as Error });
  }
}

/** Signs in; the page stays where it is until `enter`. Throws ApiError, or ConnectionError. */
export async function signIn(username: string, password: string): Promise<SessionState> {
  return calls.signIn(client, { username, password });
}

/** Shows the signed-in page: the one that an ended session interrupted, else `home`. */
export function enter(body: SessionState, home: string): void {
  const interrupted = sessionStorage.getItem(RETURN_KEY);
  sessionStorage.removeItem(RETURN_KEY);
  adopt(body);
  navigate(interrupted ?? home, { replace: true });
}

function forget(): void {
  queryClient.clear();
  store.set(sessionState, { status: 'signed-out' });
}

/** Signs out. A failed call is only logged: this page forgets its user and all cached data in any case. */
export async function signOut(): Promise<void> {
  try {
    await calls.signOut(client);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the one place where the specification asks for a log in the browser
    console.warn('Sign-out call failed', error);
  }
  sessionStorage.removeItem(RETURN_KEY);
  forget();
  navigate('/login', { replace: true });
}

/** After a changed password: the user is free to go on. */
export function passwordChanged(): void {
  const session = store.get(sessionState);
  if (session.status === 'signed-in') {
    store.set(sessionState, { status: 'signed-in', user: { ...session.user, mustChangePassword: false } });
  }
}

onSessionEnded(() => {
  if (store.get(sessionState).status !== 'signed-in') return;
  sessionStorage.setItem(RETURN_KEY, location.pathname + location.search);
  forget();
  navigate('/login', { replace: true });
});
