import type {
  CreatedUser,
  CreateUserInput,
  SetPasswordInput,
  UpdateUserInput,
  User,
} from '@smops/core/users/users.schemas.js';
import { request } from './request.js';
import { resourceAtom } from './resource.js';

/** All users, in creation order. Admins only. */
export const usersAtom = resourceAtom({
  key: ['api', 'users'],
  load: (signal) => request<User[]>('GET', '/api/users', undefined, signal),
});

export const createUser = (input: CreateUserInput) => request<CreatedUser>('POST', '/api/users', input);
export const updateUser = (id: number, input: UpdateUserInput) =>
  request<User>('PATCH', `/api/users/${id}`, input);
export const setUserPassword = (id: number, input: SetPasswordInput) =>
  request<CreatedUser>('PUT', `/api/users/${id}/password`, input);
export const deleteUser = (id: number) => request<void>('DELETE', `/api/users/${id}`);
