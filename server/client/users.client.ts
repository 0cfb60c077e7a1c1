import type { Role } from '@smops/core/users/users.constants.js';
import type {
  CreateApiTokenInput,
  CreateUserInput,
  SetPasswordInput,
  UpdateUserInput,
} from '@smops/core/users/users.schemas.js';
import { type Client, readJson, readNothing } from './client.js';

const param = (id: number) => ({ id: String(id) });

export const listUsers = (client: Client) => readJson(client.api.users.$get());

/** The response carries the password if it was generated: show it once. */
export const createUser = (client: Client, input: CreateUserInput) =>
  readJson(client.api.users.$post({ json: input }));

export const updateUser = (client: Client, id: number, input: UpdateUserInput) =>
  readJson(client.api.users[':id'].$patch({ param: param(id), json: input }));

/** What stops with the role; without one, when the user is disabled or deleted. */
export const getUserStops = (client: Client, id: number, role?: Role) =>
  readJson(
    client.api.users[':id'].stops.$get({ param: param(id), query: role === undefined ? {} : { role } }),
  );

/** Without a password one is generated; the response carries it. */
export const setUserPassword = (client: Client, id: number, input: SetPasswordInput) =>
  readJson(client.api.users[':id'].password.$put({ param: param(id), json: input }));

export const deleteUser = (client: Client, id: number) =>
  readNothing(client.api.users[':id'].$delete({ param: param(id) }));

export const listApiTokens = (client: Client) => readJson(client.api.tokens.$get());

/** The response carries the token itself: show it once. */
export const createApiToken = (client: Client, input: CreateApiTokenInput) =>
  readJson(client.api.tokens.$post({ json: input }));

export const revokeApiToken = (client: Client, id: number) =>
  readNothing(client.api.tokens[':id'].$delete({ param: param(id) }));
