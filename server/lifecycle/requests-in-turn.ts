import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that may wait behind the one that is answered. Browsers send none ahead, apt ten. */
export const WAITING_MAX = 16;

interface Connection {
  isAnswering: boolean;
  waiting: (() => void)[];
}

export interface RequestsInTurn {
  /** Whether a request of this connection has no whole response yet. */
  isAnswering(socket: Socket): boolean;
}

/**
 * Answers the requests of one connection one after another. Node reads up to 64 kB at once and emits every request in
 * them at the same moment, so that one small write would start a thousand handlers. Here the next request starts when
 * the response before it is sent. While a request waits, nothing more of its connection is read; a connection with more
 * than `WAITING_MAX` waiting is closed (RFC 9112, section 9.3.2: its client repeats what was not answered).
 */
export function answerInTurn(server: Server): RequestsInTurn {
  const [onRequest] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  const connections = new WeakMap<Socket, Connection>();

  function connectionOf(socket: Socket): Connection {
    const known = connections.get(socket);
    if (known !== undefined) return known;
    const connection: Connection = { isAnswering: false, waiting: [] };
    connections.set(socket, connection);
    // Node resumes a socket whose request's body is being read, and one that has sent what it held.
    socket.on('resume', () => {
      if (connection.waiting.length > 0) socket.pause();
    });
    return connection;
  }

  function startNext(socket: Socket, connection: Connection): void {
    connection.isAnswering = false;
    if (socket.destroyed || socket.writableEnded) connection.waiting = [];
    const start = connection.waiting.shift();
    if (connection.waiting.length === 0) socket.resume();
    start?.();
  }

  server.on('request', (request, response) => {
    const { socket } = request;
    // What was parsed before the connection was closed.
    if (socket.destroyed) return;
    const connection = connectionOf(socket);
    const start = () => {
      connection.isAnswering = true;
      response.once('close', () => startNext(socket, connection));
      onRequest?.(request, response);
    };
    if (!connection.isAnswering) return start();
    if (connection.waiting.length === WAITING_MAX) {
      socket.destroy();
      return;
    }
    connection.waiting.push(start);
    socket.pause();
  });

  return { isAnswering: (socket) => connections.get(socket)?.isAnswering === true };
}
