import { upgradeWebSocket } from '@hono/node-server';
import { AppError, invalid } from '@smops/core/errors.js';
import { onCredentialsChanged } from '@smops/core/people/users/credential-cache.js';
import {
  RemoteGetInput,
  RemoteMeta,
  RemoteMetaInput,
  RemoteToken,
} from '@smops/core/platform/objects/remote/remote.schemas.js';
import { UPLOADS } from '@smops/core/platform/objects/uploads.operations.js';
import { REQUESTS_TEXTS } from '@smops/core/requests.texts.model.js';
import { z } from 'zod';
import { contextOf, objectsContextOf } from '../../contexts.js';
import type { Runtime } from '../../environment.js';
import { bearerToken } from '../../middleware/authenticate.js';
import { isSameOrigin } from '../../middleware/same-origin.js';
import { createRouter, defineRoute, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';

const tag = 'Files';

const Token = z.object({
  token: z
    .string()
    .max(100)
    .openapi({ param: { name: 'token', in: 'path' } }),
});

const socketRoute = defineRoute('followRemoteUpload', 'portraits:manage', {
  method: 'get',
  path: '/api/uploads/api/{token}',
  tags: [tag],
  summary: 'Websocket: how far a fetch is; takes pause, resume and cancel',
  request: { params: Token },
  responses: { 101: { description: 'Messages `{ action, payload }`: progress, success, error' } },
});

function actionOf(data: unknown): unknown {
  try {
    return (JSON.parse(String(data)) as { action?: unknown } | null)?.action;
  } catch {
    return undefined;
  }
}

/** A change in another server's transaction, or the end of a session by time, is seen within this. */
const LOOK_EVERY_MS = 3000;
/** Policy violation (RFC 6455, section 7.4.1). */
const NO_LONGER_ALLOWED = 1008;

/**
 * Calls `onEnd` once when the fetching user may not call any more, until the fetch is over: a websocket outlives the call that
 * opened it, and a fetch its websocket.
 */
function watchOwner(
  transfers: Runtime['transfers'],
  token: string,
  isValid: () => Promise<boolean>,
  onEnd: () => void,
) {
  const stop = () => {
    clearInterval(timer);
    stopListening();
  };
  const look = async () => {
    if (transfers.isOver(token)) return stop();
    // A database that does not answer says nothing about anybody.
    if (await isValid().catch(() => true)) return;
    stop();
    onEnd();
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  const stopListening = onCredentialsChanged(() => void look());
}

const follow = upgradeWebSocket((c) => {
  const ctx = contextOf(c);
  const { transfers }: Runtime = c.get('runtime');
  const token = c.req.param('token') as string;
  const isValid: () => Promise<boolean> = c.get('isStillValid') ?? (async () => true);
  let leave = () => {};
  return {
    onOpen(_event, socket) {
      leave = transfers.listen(ctx, token, (message) => socket.send(JSON.stringify(message)));
      watchOwner(transfers, token, isValid, () => {
        transfers.cancel(token);
        socket.close(NO_LONGER_ALLOWED, 'signed out');
      });
    },
    onMessage: ({ data }) => transfers.obey(ctx, token, actionOf(data)),
    onClose: () => leave(),
  };
});

const router = createRouter();

serve(
  router,
  UPLOADS.remoteMeta,
  { tag, body: RemoteMetaInput, answer: jsonResponse('Name, type and size', RemoteMeta) },
  (c, input) => c.get('runtime').transfers.getMeta(objectsContextOf(c), input),
);
serve(
  router,
  UPLOADS.startRemote,
  { tag, body: RemoteGetInput, answer: jsonResponse('The token of its websocket', RemoteToken) },
  async (c, input) => ({ token: c.get('runtime').transfers.start(objectsContextOf(c), input) }),
);

export const remoteUploadsRoutes = router.openapi(socketRoute, async (c) => {
  c.get('runtime').transfers.ensureOwn(contextOf(c), c.req.valid('param').token);
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') throw invalid(REQUESTS_TEXTS().websocketOnly);
  // Browsers send the cookie with a websocket of any page.
  if (bearerToken(c) === undefined && !isSameOrigin(c, c.get('runtime'))) {
    throw new AppError('FORBIDDEN', REQUESTS_TEXTS().sameOriginOnly);
  }
  return (await follow(c as never, async () => {})) as never;
});
