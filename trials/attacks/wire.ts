import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { listen } from '@smops/server/lifecycle/listen.js';
import { LOCAL_TOKEN, TEST_PASSWORD, type TestApp } from '@smops/server/testing.js';

/** One answer, read to its end. */
export interface WireAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface WireCall {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Uint8Array;
}

/** The application behind a real port of this machine, called with whatever headers and bytes an attack wants. */
export interface Wire {
  url: string;
  /** Sends exactly this: no header is added but `host` and the body's length. */
  send(path: string, call?: WireCall): Promise<WireAnswer>;
  /** As the owner of the data folder, with a JSON body. */
  asOwner(method: string, path: string, body?: unknown): Promise<WireAnswer>;
  close(): Promise<void>;
}

export async function openWire(app: TestApp): Promise<Wire> {
  const listener = await listen(app.app.fetch, { host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const sendOnce = (path: string, { method = 'GET', headers = {}, body }: WireCall) =>
    new Promise<WireAnswer | 'again'>((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const call = request(`${listener.url}${path}`, { agent, method, headers: { ...length, ...headers } });
      // A kept connection that the server has just closed says nothing about this call.
      call.once('error', (error) => (call.reusedSocket ? resolve('again') : reject(error)));
      call.once('response', (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.once('error', reject);
        answer.once('end', () => {
          const whole = Buffer.concat(pieces);
          const { statusCode = 0, headers: answered } = answer;
          resolve({ status: statusCode, headers: answered, body: whole, text: whole.toString() });
        });
      });
      call.end(body);
    });
  const send = async (path: string, call: WireCall = {}): Promise<WireAnswer> => {
    for (let tries = 0; tries < 10; tries++) {
      const answer = await sendOnce(path, call);
      if (answer !== 'again') return answer;
    }
    throw new Error(`${call.method ?? 'GET'} ${path}: every kept connection was closed`);
  };
  return {
    url: listener.url,
    send,
    asOwner: (method, path, body) =>
      send(path, {
        method,
        headers: { authorization: `Bearer ${LOCAL_TOKEN}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    async close() {
      agent.destroy();
      await listener.close();
    },
  };
}

export const jsonOf = <Value>(answer: WireAnswer): Value => JSON.parse(answer.text) as Value;

/** The session cookie that an answer sets, `name=value`; undefined when it sets none. */
export const cookieOf = ({ headers }: WireAnswer): string | undefined =>
  headers['set-cookie']?.[0]?.split(';')[0];

/** A sign-in, with whatever cookie the browser had before. */
export const signInOverWire = (
  wire: Wire,
  username: string,
  password = TEST_PASSWORD,
  headers: Record<string, string | string[]> = {},
): Promise<WireAnswer> =>
  wire.send('/api/auth/login', {
    method: 'POST',
    headers: { origin: wire.url, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username, password }),
  });

/** Makes a user and returns its id. */
export async function makeUser(wire: Wire, username: string, role: string): Promise<number> {
  const input = { username, role, password: TEST_PASSWORD, mustChangePassword: false };
  const answer = await wire.asOwner('POST', '/api/users', input);
  if (answer.status !== 201) throw new Error(`making ${username} answered ${answer.status}: ${answer.text}`);
  return jsonOf<{ id: number }>(answer).id;
}
