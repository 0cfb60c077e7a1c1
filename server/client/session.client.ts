import type { ChangePasswordInput, LanguageInput, SignInInput } from '@smops/core/users/users.schemas.js';
import { type Client, readJson, readNothing } from './client.js';

/** Who is signed in; answers also without a session, and whether a sign-in on a page of this origin would be refused. */
export const checkSession = (client: Client, origin?: string) =>
  readJson(client.api.auth.check.$get({ header: origin === undefined ? {} : { 'page-origin': origin } }));

export const signIn = (client: Client, input: SignInInput) =>
  readJson(client.api.auth.login.$post({ json: input }));

export const signOut = (client: Client) => readNothing(client.api.auth.logout.$post());

export const changeOwnPassword = (client: Client, input: ChangePasswordInput) =>
  readNothing(client.api.auth.password.$put({ json: input }));

/** Keeps the caller's language of the dashboard. */
export const setOwnLanguage = (client: Client, input: LanguageInput) =>
  readNothing(client.api.auth.language.$put({ json: input }));

/** One's own sessions; `all` gives an admin everybody's. */
export const listSessions = (client: Client, options: { all?: boolean } = {}) =>
  readJson(client.api.sessions.$get({ query: options.all ? { all: 'true' } : {} }));

export const revokeSession = (client: Client, id: number) =>
  readNothing(client.api.sessions[':id'].$delete({ param: { id: String(id) } }));
