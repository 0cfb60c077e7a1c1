import type { ChangePasswordInput, Session } from '@smops/core/users/users.schemas.js';
import { request } from './request.js';
import { resourceAtom } from './resource.js';

/** Where one is signed in oneself. */
export const ownSessionsAtom = resourceAtom({
  key: ['api', 'sessions'],
  load: (signal) => request<Session[]>('GET', '/api/sessions', undefined, signal),
});

/** Everybody's open sessions. Admins only. */
export const allSessionsAtom = resourceAtom({
  key: ['api', 'sessions', 'all'],
  load: (signal) => request<Session[]>('GET', '/api/sessions?all=true', undefined, signal),
});

export const revokeSession = (id: number) => request<void>('DELETE', `/api/sessions/${id}`);

export const changeOwnPassword = (input: ChangePasswordInput) =>
  request<void>('PUT', '/api/auth/password', input);
