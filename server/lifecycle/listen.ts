import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Config } from '@smops/core/config.js';
import { AppError, messageOf } from '@smops/core/errors.js';
import { WebSocketServer } from 'ws';
import { addressOf, describeTakenPort } from './port.js';
import { answerInTurn } from './requests-in-turn.js';
import { startUpTexts } from './start-up.texts.js';
import { handleUpgrades } from './upgrades.js';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** Ten seconds are for the whole end; the rest closes the database. */
const DRAIN_MS = 7000;
/** People's side of a websocket only says pause, resume or cancel. */
const SOCKET_MESSAGE_BYTES = 4096;

export interface Listener {
  url: string;
  /** Takes no new connections, lets running requests end within seven seconds, then cuts the rest. */
  close(): Promise<void>;
}

/** Listens where the configuration says; port 0 takes a free one. Throws CONFLICT when the port is taken. */
export async function listen(fetch: Fetch, config: Pick<Config, 'host' | 'port'>): Promise<Listener> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: SOCKET_MESSAGE_BYTES });
  const server = createAdaptorServer({ fetch, websocket: { server: sockets } }) as import('node:http').Server;
  handleUpgrades(server, answerInTurn(server));
  server.requestTimeout = 10 * 60 * 1000;
  server.headersTimeout = 30_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const where = `${config.host}:${config.port}`;
      if (error.code === 'EADDRINUSE') {
        void describeTakenPort(config).then((text) => reject(new AppError('CONFLICT', text)));
      } else {
        reject(
          new AppError('UNAVAILABLE', startUpTexts().cannotListen(where, messageOf(error)), { cause: error }),
        );
      }
    });
    server.listen(config.port, config.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: addressOf({ host: config.host, port }),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.clients) socket.terminate();
        const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
