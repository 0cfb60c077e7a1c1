import {
  createApiToken,
  listApiTokens,
  revokeApiToken,
} from '@smops/core/people/users/api-tokens.service.js';
import { API_TOKENS, USERS } from '@smops/core/people/users/users.operations.js';
import {
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
} from '@smops/core/people/users/users.schemas.js';
import {
  createUser,
  deleteUser,
  listUsers,
  setUserPassword,
  updateUser,
} from '@smops/core/people/users/users.service.js';
import { ACTING_FOR_USERS, getUserStops } from '@smops/core/telling/leaving/leaving.service.js';
import { z } from 'zod';
import { contextOf } from '../../contexts.js';
import { createRouter, IdParams, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';

const tag = 'Users';
const ofUser = { tag, params: IdParams };
const withPassword = jsonResponse('The user; with the password, if it was generated', CreatedUser);

export const usersRoutes = createRouter();

serve(usersRoutes, USERS.list, { tag, answer: jsonResponse('The users', z.array(User)) }, (c) =>
  listUsers(contextOf(c)),
);
serve(
  usersRoutes,
  USERS.create,
  { tag, body: CreateUserInput, answer: withPassword, status: 201 },
  (c, input) => createUser(contextOf(c), input),
);
serve(
  usersRoutes,
  USERS.update,
  { ...ofUser, body: UpdateUserInput, answer: jsonResponse('The user, and what has stopped', UpdatedUser) },
  (c, { id, ...input }) => updateUser(contextOf(c), id, input, ACTING_FOR_USERS),
);
serve(
  usersRoutes,
  USERS.stops,
  { ...ofUser, query: UserStopsQuery, answer: jsonResponse('How many things of each kind', UserStops) },
  (c, { id, ...query }) => getUserStops(contextOf(c), id, query),
);
serve(
  usersRoutes,
  USERS.setPassword,
  { ...ofUser, body: SetPasswordInput, answer: withPassword },
  (c, { id, ...input }) => setUserPassword(contextOf(c), id, input),
);
serve(usersRoutes, USERS.delete, ofUser, (c, { id }) => deleteUser(contextOf(c), id, ACTING_FOR_USERS));

const tokens = 'API tokens';

serve(
  usersRoutes,
  API_TOKENS.list,
  { tag: tokens, answer: jsonResponse('The tokens, without their secrets', z.array(ApiToken)) },
  (c) => listApiTokens(contextOf(c)),
);
serve(
  usersRoutes,
  API_TOKENS.create,
  { tag: tokens, body: CreateApiTokenInput, answer: jsonResponse('The token', CreatedApiToken), status: 201 },
  (c, input) => createApiToken(contextOf(c), input),
);
serve(usersRoutes, API_TOKENS.revoke, { tag: tokens, params: IdParams }, (c, { id }) =>
  revokeApiToken(contextOf(c), id),
);
