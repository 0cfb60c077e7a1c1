import { SESSION } from '@smops/core/people/users/session.operations.js';
import type { SessionState, SessionUser } from '@smops/core/people/users/users.schemas.js';
import { atom } from 'jotai';
import { navigate } from 'wouter/use-browser-location';
import { actFor, client } from './client.js';
import { sendAndLeave, sendHeld } from './held.js';
import { forgetKept } from './kept.js';
import { adoptLanguage, onLanguageChosen } from './language.js';
import { queryClient } from './query-client.js';
import { onSessionEnded } from './session-ended.js';
import { STATE_TEXT } from './state.texts.js';
import { store } from './store.js';
import { forgetToasts } from './toasts.js';

export type Session =
  | { status: 'unasked' }
  | { status: 'pending' }
  | { status: 'unreachable'; error: Error }
  /** `refusal`: why a sign-in on this page is refused. */
  | { status: 'signed-out'; refusal?: string | undefined }
  | { status: 'signed-in'; user: SessionUser };

const sessionState = atom<Session>({ status: 'unasked' });

/** Who is signed in. Checked once when a page opens; neither retried nor asked again. */
export const sessionAtom = atom((get) => get(sessionState));

store.sub(sessionState, () => {
  const session = store.get(sessionState);
  actFor(session.status === 'signed-in' ? session.user.id : undefined);
});

/** The user of a page behind the sign-in. */
export const userAtom = atom((get): SessionUser => {
  const session = get(sessionState);
  if (session.status !== 'signed-in') throw new Error('This page needs a signed-in user.');
  return session.user;
});

/** Whom a 401 interrupted and on which page: user id, space, path. What this person has prepared waits for their return. */
const RETURN_KEY = 'smops.return';

function adopt(body: SessionState): void {
  store.set(
    sessionState,
    body.authenticated
      ? { status: 'signed-in', user: body.user }
      : { status: 'signed-out', refusal: body.refusal },
  );
}

/** Asks the server who is signed in. `page`, the code of the page that is opened, comes meanwhile and is waited for. */
export async function checkSession(page: Promise<unknown> = Promise.resolve()): Promise<void> {
  store.set(sessionState, { status: 'pending' });
  try {
    const body = await client.call(SESSION.check, {}, { headers: { 'page-origin': location.origin } });
    // What cannot be loaded is said where the page would stand.
    await page.catch(() => undefined);
    adopt(body);
  } catch (error) {
    store.set(sessionState, { status: 'unreachable', error: error as Error });
  }
}

/** Signs in; the page stays where it is until `enter`. Throws ApiError, or ConnectionError. */
export async function signIn(username: string, password: string): Promise<SessionState> {
  return client.call(SESSION.signIn, { username, password });
}

/** Shows the signed-in page: the one that an ended session interrupted, else `home`. */
export function enter(body: SessionState, home: string): void {
  const [person, interrupted] = sessionStorage.getItem(RETURN_KEY)?.split(' ') ?? [];
  sessionStorage.removeItem(RETURN_KEY);
  const isSamePerson = person === String(body.user?.id);
  if (!isSamePerson) forgetKept();
  adopt(body);
  // What the former person searched for stands in the address.
  const page = isSamePerson ? interrupted : interrupted?.replace(/\?.*/, '');
  navigate(page ?? home, { replace: true });
  adoptLanguage(body.user?.language);
}

/** Nothing the server has answered stays, and no toast whose button would act as the former person. */
function forget(): void {
  queryClient.clear();
  forgetToasts();
  store.set(sessionState, { status: 'signed-out' });
}

/**
 * Signs out. A failed call is only logged: this page forgets its user and all cached data in any case. Only verdicts that cannot
 * be stored keep the person, unless they give them up.
 */
export async function signOut(): Promise<void> {
  if (!(await sendAndLeave((unsent) => confirm(STATE_TEXT.leaveUnsent(unsent))))) return;
  try {
    await client.call(SESSION.signOut);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a failed sign-out is logged in the browser on purpose, nowhere else
    console.warn('Sign-out call failed', error);
  }
  sessionStorage.removeItem(RETURN_KEY);
  forgetKept();
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

onLanguageChosen(async (language) => {
  if (store.get(sessionState).status === 'signed-in') await client.call(SESSION.setLanguage, { language });
});

onSessionEnded(() => {
  const session = store.get(sessionState);
  if (session.status !== 'signed-in') return;
  // It is refused, and said so, rather than sent later in the name of the next user.
  void sendHeld();
  sessionStorage.setItem(RETURN_KEY, `${session.user.id} ${location.pathname}${location.search}`);
  forget();
  navigate('/login', { replace: true });
});
