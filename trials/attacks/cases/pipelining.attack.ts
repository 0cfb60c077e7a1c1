import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROLES, type Role, roleHas } from '@smops/core/people/users/users.constants.js';
import type { Access } from '@smops/core/platform/operations/operation.js';
import type { TestApp } from '@smops/server/testing.js';
import fc from 'fast-check';
import { type Attack, Tally } from '../attack.js';
import { DEAR_INPUTS } from '../dear-inputs.js';
import { type Api, type Operation, type Parameter, readApi, type Schema } from '../operations.js';
import { valuesOf } from '../values.js';
import { jsonOf, openWire, type Wire } from '../wire.js';

const PIPELINED = 1000;
const PARALLEL = 50;
/** Of large requests fewer are sent in one go. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Formats of a file, the dearest to make first. */
const DEAR_FORMATS = ['docx', 'xlsx', 'html', 'csv'];
/** So long a sender of many requests stays when the server does not close its connection. */
const STAY_MS = 1000;

/** What each role asks for in the tests; the long form tries every operation. */
const OF_ROLES: Record<Role, string> = {
  staff: 'listAccounts',
  'portrait-viewer': 'listPortraits',
  analyst: 'getAnalysisResults',
  admin: 'listAudit',
};

interface Request {
  what: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

const mayCall = (role: Role, access: Access) =>
  access === 'signed-in' || (access !== 'public' && access !== 'assistant' && roleHas(role, access as never));

/** The role that is asked as: the weakest that may. */
const roleFor = ({ access }: Operation): Role => ROLES.find((role) => mayCall(role, access)) ?? 'admin';

const dearFormat = ({ enum: formats }: Schema): string | undefined =>
  Array.isArray(formats) ? DEAR_FORMATS.find((format) => formats.includes(format)) : undefined;

/** The dearest that a program might ask for: the largest page, a whole run. */
function textFor({ schema, name }: Parameter, api: Api, run: string, seed: number): string {
  if (name === 'taskId') return run;
  if (name === 'id') return '1';
  if (typeof schema.maximum === 'number') return String(schema.maximum);
  const format = dearFormat(schema);
  if (format !== undefined) return format;
  const [value] = fc.sample(valuesOf(schema, api.definitions), { seed, numRuns: 1 });
  return encodeURIComponent(String(value).toWellFormed()) || 'a';
}

function requestFor(operation: Operation, api: Api, run: string, seed: number): Request {
  const { id, method, parameters } = operation;
  const textOf = (parameter: Parameter) => textFor(parameter, api, run, seed);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
    return parameter === undefined ? '1' : textOf(parameter);
  });
  const dear = DEAR_INPUTS[id] ?? {};
  const isDear = ({ schema, required }: Parameter) =>
    required || typeof schema.maximum === 'number' || dearFormat(schema) !== undefined;
  const query = new Map(
    parameters
      .filter((one) => one.in === 'query' && isDear(one))
      .map((one) => [one.name, textOf(one)] as const),
  );
  for (const [name, value] of Object.entries(dear.query ?? {})) query.set(name, encodeURIComponent(value));
  const asked = [...query].map(([name, value]) => `${name}=${value}`).join('&');
  const [first] = operation.bodies;
  const request = {
    what: `${method} ${id}`,
    method,
    path: asked === '' ? path : `${path}?${asked}`,
    headers: {},
    body: '',
  };
  if (first === undefined) return request;
  const [type, schema] = first;
  if (dear.body !== undefined) return { ...request, headers: { 'content-type': type }, body: dear.body };
  const bodies =
    type === 'application/json' ? fc.sample(valuesOf(schema, api.definitions), { seed, numRuns: 8 }) : [];
  const texts = bodies.map((body) => JSON.stringify(body) ?? 'null');
  const body = texts.sort((a, b) => b.length - a.length)[0] ?? 'firstName,lastName\nSiti,Contoh\n';
  return { ...request, headers: { 'content-type': type }, body };
}

function bytesOf({ method, path, headers, body }: Request, wire: Wire): Buffer {
  const lines = Object.entries({ ...headers, host: new URL(wire.url).host, origin: wire.url }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const length = body === '' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}${length}\r\n${body}`);
}

/** Sends the same request a thousand times in one go; half of the senders never read. Resolves when the connection is closed. */
async function pipeline(wire: Wire, request: Request, isReading: boolean): Promise<void> {
  const { hostname, port } = new URL(wire.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  if (isReading) socket.resume();
  else socket.pause();
  const bytes = bytesOf(request, wire);
  const times = Math.min(PIPELINED, Math.floor(MOST_BYTES / bytes.length));
  socket.write(Buffer.concat(Array.from({ length: times }, () => bytes)));
  await Promise.race([closed, sleep(STAY_MS)]);
  socket.destroy();
  await closed;
}

/** The application behind a port of its own that counts how many requests are at work at once. */
async function openCounted(app: TestApp) {
  const seen = { now: 0, most: 0 };
  const fetch = async (...args: Parameters<TestApp['app']['fetch']>) => {
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    try {
      return await app.app.fetch(...args);
    } finally {
      seen.now -= 1;
    }
  };
  const wire = await openWire({ ...app, app: Object.assign(Object.create(app.app), { fetch }) });
  return { seen, wire };
}

async function startRun(wire: Wire): Promise<string> {
  const comments_data = Array.from({ length: 300 }, (_, at) => ({
    message: `Jalan raya nombor ${at} teruk`,
  }));
  const input = { comments_data, variables: ['jalan'], api_provider: 'local' };
  return jsonOf<{ task_id: string }>(await wire.asOwner('POST', '/api/fb-analyzer/analyze', input)).task_id;
}

export const pipelining: Attack = {
  name: 'pipelining',
  claim:
    'a thousand requests in one go are worked on one after another, and 50 at once are answered or told to wait',
  async run({ app, seed, runs }) {
    const { seen, wire } = await openCounted(app);
    const tally = new Tally();
    try {
      const api = readApi(jsonOf(await wire.asOwner('GET', '/api/openapi.json')));
      const run = await startRun(wire);
      const chosen = api.operations.filter(
        ({ id, access }) => runs > 1 || access === 'public' || Object.values(OF_ROLES).includes(id),
      );
      for (const role of Object.values(OF_ROLES)) {
        tally.expect(
          api.operations.some(({ id }) => id === role),
          `there is no operation ${role}`,
        );
      }
      for (const id of Object.keys(DEAR_INPUTS)) {
        tally.expect(
          api.operations.some((one) => one.id === id),
          `there is no operation ${id}, which has a dear input`,
        );
      }
      const page = await wire.send('/');
      const script = /\/assets\/start-[\w-]+\.js/.exec(page.text)?.[0] ?? '/assets/none.js';
      const plain = ['/', script, '/nowhere'].map((path) => ({
        method: 'GET',
        path,
        headers: {},
        body: '',
        what: path,
      }));
      const requests: Request[] = [
        ...plain,
        { ...plain[0], path: script, method: 'HEAD', what: 'HEAD' } as Request,
      ];
      for (const operation of chosen) {
        const request = requestFor(operation, api, run, seed);
        if (operation.access !== 'public') {
          const role = roleFor(operation);
          const made = await wire.asOwner('POST', '/api/tokens', { name: `${operation.id} ${seed}`, role });
          request.headers = {
            ...request.headers,
            authorization: `Bearer ${jsonOf<{ token: string }>(made).token}`,
          };
        }
        requests.push(request);
      }
      for (const [at, request] of requests.entries()) {
        // What the sender before has left is worked on to its end.
        while (seen.now > 0) await sleep(10);
        seen.most = 0;
        await pipeline(wire, request, at % 2 === 0);
        tally.expect(
          seen.most <= 1,
          `${request.what}: ${seen.most} requests of one connection at work at once`,
        );
        const { method, path, headers, body } = request;
        const call = { method, headers: { ...headers, origin: wire.url }, ...(body === '' ? {} : { body }) };
        const statuses = await Promise.all(
          Array.from({ length: PARALLEL }, async () => (await wire.send(path, call)).status),
        );
        const wrong = statuses.filter((status) => status >= 500 && status !== 503 && status !== 502);
        tally.expect(
          wrong.length === 0,
          `${request.what}: ${wrong.length} of ${PARALLEL} answered ${wrong[0]}`,
        );
        const { status } = await wire.send('/healthz');
        tally.expect(status === 200, `after ${request.what} /healthz answers ${status}`);
        tally.calls += PIPELINED + PARALLEL - 3;
      }
      return tally;
    } finally {
      // The attack on sign-in has had this address throttled.
      await app.connection.db.deleteFrom('loginAttempts').execute();
      await wire.close();
    }
  },
};
