import { type OfId, operationsFor } from '../../platform/operations/operation.js';
import type {
  ApiToken,
  CreateApiTokenInput,
  CreatedApiToken,
  CreatedUser,
  CreateUserInput,
  SetPasswordInput,
  UpdatedUser,
  UpdateUserInput,
  User,
  UserStops,
  UserStopsQuery,
} from './users.schemas.js';

const operation = operationsFor('administer');
const users = '/api/users';
const ofUser = `${users}/{id}` as const;
const tokens = '/api/tokens';

/** What can be done with users. */
export const USERS = {
  list: operation<object, User[]>({
    id: 'listUsers',
    get: users,
    summary: 'All users, in creation order',
  }),
  /** The answer carries the password if it was generated: show it once. */
  create: operation<CreateUserInput, CreatedUser>({
    id: 'createUser',
    post: users,
    summary: 'Add a user',
  }),
  update: operation<OfId & UpdateUserInput, UpdatedUser>({
    id: 'updateUser',
    patch: ofUser,
    summary: 'Set role or disable; the sessions of the user end, and what the user may no longer stops',
  }),
  /** Without a role, what stops when the user is disabled or deleted. */
  stops: operation<OfId & UserStopsQuery, UserStops>({
    id: 'getUserStops',
    get: `${ofUser}/stops`,
    summary: "How much of a user's stops when the user is disabled, deleted, or gets a role",
  }),
  /** Without a password one is generated; the answer carries it. */
  setPassword: operation<OfId & SetPasswordInput, CreatedUser>({
    id: 'setUserPassword',
    put: `${ofUser}/password`,
    summary: "Set a user's password, or generate one; the user's sessions and API tokens end",
  }),
  delete: operation<OfId, void>({
    id: 'deleteUser',
    delete: ofUser,
    summary: 'Remove a user, with sessions, tokens, feeds and shared links; schedules and paid runs pause',
  }),
};

/** What can be done with API tokens. */
export const API_TOKENS = {
  list: operation<object, ApiToken[]>({
    id: 'listApiTokens',
    get: tokens,
    summary: 'All API tokens that are not revoked, oldest first',
  }),
  /** The answer carries the token itself: show it once. */
  create: operation<CreateApiTokenInput, CreatedApiToken>({
    id: 'createApiToken',
    post: tokens,
    summary: 'Make an API token; it is shown in this answer only',
  }),
  revoke: operation<OfId, void>({
    id: 'revokeApiToken',
    delete: `${tokens}/{id}`,
    summary: 'Revoke an API token at once',
  }),
};
