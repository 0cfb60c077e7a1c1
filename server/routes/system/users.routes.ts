import { createApiToken, listApiTokens, revokeApiToken } from '@smops/core/users/api-tokens.service.js';
import { getUserStops } from '@smops/core/users/leaving.service.js';
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
} from '@smops/core/users/users.schemas.js';
import {
  createUser,
  deleteUser,
  listUsers,
  setUserPassword,
  updateUser,
} from '@smops/core/users/users.service.js';
import { z } from 'zod';
import {
  contextOf,
  createRouter,
  defineRoute,
  IdParams,
  jsonBody,
  jsonResponse,
  noContent,
} from '../../router.js';

const tags = ['Users'];

const listUsersRoute = defineRoute('listUsers', 'administer', {
  method: 'get',
  path: '/api/users',
  tags,
  summary: 'All users, in creation order',
  responses: { 200: jsonResponse('The users', z.array(User)) },
});

const createUserRoute = defineRoute('createUser', 'administer', {
  method: 'post',
  path: '/api/users',
  tags,
  summary: 'Add a user',
  request: { body: jsonBody(CreateUserInput) },
  responses: { 201: jsonResponse('The user; with the password, if it was generated', CreatedUser) },
});

const updateUserRoute = defineRoute('updateUser', 'administer', {
  method: 'patch',
  path: '/api/users/{id}',
  tags,
  summary: 'Set role or disable; the sessions of the user end, and what the user may no longer stops',
  request: { params: IdParams, body: jsonBody(UpdateUserInput) },
  responses: { 200: jsonResponse('The user, and what has stopped', UpdatedUser) },
});

const getUserStopsRoute = defineRoute('getUserStops', 'administer', {
  method: 'get',
  path: '/api/users/{id}/stops',
  tags,
  summary: "How much of a user's stops when the user is disabled, deleted, or gets a role",
  request: { params: IdParams, query: UserStopsQuery },
  responses: { 200: jsonResponse('How many things of each kind', UserStops) },
});

const setUserPasswordRoute = defineRoute('setUserPassword', 'administer', {
  method: 'put',
  path: '/api/users/{id}/password',
  tags,
  summary: "Set a user's password, or generate one; the user's sessions and API tokens end",
  request: { params: IdParams, body: jsonBody(SetPasswordInput) },
  responses: { 200: jsonResponse('The user; with the password, if it was generated', CreatedUser) },
});

const deleteUserRoute = defineRoute('deleteUser', 'administer', {
  method: 'delete',
  path: '/api/users/{id}',
  tags,
  summary: 'Remove a user, with sessions, tokens, feeds and shared links; schedules and paid runs pause',
  request: { params: IdParams },
  responses: { 204: noContent },
});

const listTokensRoute = defineRoute('listApiTokens', 'administer', {
  method: 'get',
  path: '/api/tokens',
  tags: ['API tokens'],
  summary: 'All API tokens that are not revoked, oldest first',
  responses: { 200: jsonResponse('The tokens, without their secrets', z.array(ApiToken)) },
});

const createTokenRoute = defineRoute('createApiToken', 'administer', {
  method: 'post',
  path: '/api/tokens',
  tags: ['API tokens'],
  summary: 'Make an API token; it is shown in this answer only',
  request: { body: jsonBody(CreateApiTokenInput) },
  responses: { 201: jsonResponse('The token', CreatedApiToken) },
});

const revokeTokenRoute = defineRoute('revokeApiToken', 'administer', {
  method: 'delete',
  path: '/api/tokens/{id}',
  tags: ['API tokens'],
  summary: 'Revoke an API token at once',
  request: { params: IdParams },
  responses: { 204: noContent },
});

export const usersRoutes = createRouter()
  .openapi(listUsersRoute, async (c) => c.json(await listUsers(contextOf(c)), 200))
  .openapi(createUserRoute, async (c) => c.json(await createUser(contextOf(c), c.req.valid('json')), 201))
  .openapi(updateUserRoute, async (c) =>
    c.json(await updateUser(contextOf(c), c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(getUserStopsRoute, async (c) =>
    c.json(await getUserStops(contextOf(c), c.req.valid('param').id, c.req.valid('query')), 200),
  )
  .openapi(setUserPasswordRoute, async (c) =>
    c.json(await setUserPassword(contextOf(c), c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(deleteUserRoute, async (c) => {
    await deleteUser(contextOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  })
  .openapi(listTokensRoute, async (c) => c.json(await listApiTokens(contextOf(c)), 200))
  .openapi(createTokenRoute, async (c) =>
    c.json(await createApiToken(contextOf(c), c.req.valid('json')), 201),
  )
  .openapi(revokeTokenRoute, async (c) => {
    await revokeApiToken(contextOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
