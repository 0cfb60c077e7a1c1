import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestsInTurn } from './requests-in-turn.js';

type OnUpgrade = (request: IncomingMessage, socket: Socket, head: Buffer) => void;

/** For a handshake, and for a refused caller to read the response and close. */
const HANDSHAKE_MS = 30_000;
const CLOSE_MS = 2000;

/** Headers that offer another protocol. Without them the request is plain HTTP/1.1. */
const OFFERS = new Set(['upgrade', 'http2-settings', 'connection']);

/** The bytes of the request's head without the offer. Node has checked names and values: none holds a line break. */
function headWithoutOffer({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (!OFFERS.has(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  lines.push('Connection: close', '', '');
  return Buffer.from(lines.join('\r\n'), 'latin1');
}

/**
 * Takes care of every socket whose request offers an upgrade. Node takes such a socket out of all its time limits, so that
 * an unhandled one stays open after its caller has gone. A websocket goes to the listener that the adapter has put in;
 * any other offer (`curl --http2` and Java's HttpClient send h2c) is declined by answering over HTTP/1.1, which RFC 9110
 * (section 7.8) allows. An offer behind a request that is not yet answered closes the connection: two parsers would write
 * to one socket. There stays one listener: beside a second one the adapter would not answer its refusals.
 */
export function handleUpgrades(server: Server, requests: RequestsInTurn): void {
  const [onWebSocket] = server.listeners('upgrade') as OnUpgrade[];
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (requests.isAnswering(socket)) {
      socket.destroy();
      return;
    }
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      // The server reads the request once more, as from a new connection, time limits included.
      socket.unshift(Buffer.concat([headWithoutOffer(request), head]));
      server.emit('connection', socket);
      return;
    }
    // The websocket takes this limit off when the handshake is done.
    socket.setTimeout(HANDSHAKE_MS, () => socket.destroy());
    // What a caller sends after a refusal is discarded, or the end of the connection would not be noticed.
    socket.once('finish', () => {
      socket.resume();
      setTimeout(() => socket.destroy(), CLOSE_MS).unref();
    });
    onWebSocket?.(request, socket, head);
  });
}
