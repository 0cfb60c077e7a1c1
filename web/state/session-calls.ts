import { request } from './request.js';
import { resourceAtom } from './resource.js';

export interface OpenSession {
  id: number;
  username: string;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
  address: string;
  userAgent: string;
  /** Whether this browser is it. */
  current: boolean;
}

/** Where one is signed in oneself. */
export const ownSessionsAtom = resourceAtom({
  key: ['api', 'sessions'],
  load: (signal) => request<OpenSession[]>('GET', '/api/sessions', undefined, signal),
});

export const revokeSession = (id: number) => request<void>('DELETE', `/api/sessions/${id}`);

export const changeOwnPassword = (input: { currentPassword: string; newPassword: string }) =>
  request<void>('PUT', '/api/auth/password', input);
