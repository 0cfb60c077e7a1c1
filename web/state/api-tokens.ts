import type { ApiToken, CreateApiTokenInput, CreatedApiToken } from '@smops/core/users/users.schemas.js';
import { request } from './request.js';
import { resourceAtom } from './resource.js';

/** All API tokens that still work, oldest first. Admins only. */
export const apiTokensAtom = resourceAtom({
  key: ['api', 'tokens'],
  load: (signal) => request<ApiToken[]>('GET', '/api/tokens', undefined, signal),
});

export const createApiToken = (input: CreateApiTokenInput) =>
  request<CreatedApiToken>('POST', '/api/tokens', input);
export const revokeApiToken = (id: number) => request<void>('DELETE', `/api/tokens/${id}`);
