import { CONNECTION_IDS } from '@smops/core/telling/connections/connections.constants.js';
import { CONNECTIONS } from '@smops/core/telling/connections/connections.operations.js';
import { Connection, SetUpConnectionInput } from '@smops/core/telling/connections/connections.schemas.js';
import { listConnections, setUpConnection } from '@smops/core/telling/connections/connections.service.js';
import { z } from 'zod';
import { contextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';

const tag = 'System';
const params = z.object({
  connection: z.enum(CONNECTION_IDS).openapi({ param: { name: 'connection', in: 'path' } }),
});

export const connectionsRoutes = createRouter();

serve(
  connectionsRoutes,
  CONNECTIONS.list,
  { tag, answer: jsonResponse('The connections', z.array(Connection)) },
  async (c) => listConnections(contextOf(c), c.get('runtime').settings),
);
serve(
  connectionsRoutes,
  CONNECTIONS.setUp,
  {
    tag,
    params,
    body: SetUpConnectionInput,
    answer: jsonResponse('The connection as it is now', Connection),
  },
  (c, { connection, ...input }) =>
    setUpConnection(contextOf(c), c.get('runtime').settings, connection, input),
);
