import { CONNECTION_IDS } from '@smops/core/connections/connections.constants.js';
import { Connection, SetUpConnectionInput } from '@smops/core/connections/connections.schemas.js';
import { listConnections, setUpConnection } from '@smops/core/connections/connections.service.js';
import { z } from 'zod';
import { contextOf, createRouter, defineRoute, jsonBody, jsonResponse } from '../../router.js';

const tags = ['System'];

const listRoute = defineRoute('listConnections', 'lists', {
  method: 'get',
  path: '/api/connections',
  tags,
  summary:
    'What smops can connect to and whether it is set up; for admins also what each needs, without values',
  responses: { 200: jsonResponse('The connections', z.array(Connection)) },
});

const setUpRoute = defineRoute('setUpConnection', 'administer', {
  method: 'put',
  path: '/api/connections/{connection}',
  tags,
  summary: 'Write settings of a connection to the configuration file; a key is never shown again',
  request: {
    params: z.object({
      connection: z.enum(CONNECTION_IDS).openapi({ param: { name: 'connection', in: 'path' } }),
    }),
    body: jsonBody(SetUpConnectionInput),
  },
  responses: { 200: jsonResponse('The connection as it is now', Connection) },
});

export const connectionsRoutes = createRouter()
  .openapi(listRoute, (c) => c.json(listConnections(contextOf(c), c.get('runtime').settings), 200))
  .openapi(setUpRoute, async (c) =>
    c.json(
      await setUpConnection(
        contextOf(c),
        c.get('runtime').settings,
        c.req.valid('param').connection,
        c.req.valid('json'),
      ),
      200,
    ),
  );
