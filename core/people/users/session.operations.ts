import { type OfId, operation } from '../../platform/operations/operation.js';
import type {
  ChangePasswordInput,
  LanguageInput,
  Session,
  SessionState,
  SignInInput,
} from './users.schemas.js';

const sessions = '/api/sessions';

/** What one can do with one's own session, password and language. */
export const SESSION = {
  /**
   * Answers also without a session. The header `page-origin` of the call names the page that asks, to be told if a sign-in
   * there would be refused.
   */
  check: operation<object, SessionState>({
    id: 'checkSession',
    access: 'public',
    get: '/api/auth/check',
    summary: 'Who is signed in',
  }),
  signIn: operation<SignInInput, SessionState>({
    id: 'signIn',
    access: 'public',
    post: '/api/auth/login',
    summary: 'Sign in with username and password',
  }),
  signOut: operation<object, void>({
    id: 'signOut',
    access: 'public',
    post: '/api/auth/logout',
    summary: 'End the session',
  }),
  changePassword: operation<ChangePasswordInput, void>({
    id: 'changeOwnPassword',
    access: 'own-password',
    put: '/api/auth/password',
    summary: "Change one's own password; all one's other sessions and, unless they are kept, API tokens end",
  }),
  setLanguage: operation<LanguageInput, void>({
    id: 'setOwnLanguage',
    access: 'own-password',
    put: '/api/auth/language',
    summary: "Choose one's own language of the dashboard",
  }),
  list: operation<{ all?: boolean }, Session[]>({
    id: 'listSessions',
    access: 'person',
    get: sessions,
    summary: "One's own sessions; with all=true, an admin gets everybody's",
  }),
  revoke: operation<OfId, void>({
    id: 'revokeSession',
    access: 'person',
    delete: `${sessions}/{id}`,
    summary: "End a session of one's own; an admin may end anybody's",
  }),
};
