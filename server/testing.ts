import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '@smops/core/config.js';
import type { Role } from '@smops/core/people/users/users.constants.js';
import { createUser } from '@smops/core/people/users/users.service.js';
import type { Connection } from '@smops/core/platform/db/connect.js';
import { openTestDatabase } from '@smops/core/platform/db/testing.js';
import type { Language } from '@smops/core/platform/language/language.constants.js';
import { createObjectStore } from '@smops/core/platform/objects/create-object-store.js';
import { RemoteTransfers } from '@smops/core/platform/objects/remote/remote-transfers.js';
import { createApp } from './app.js';
import type { Runtime } from './environment.js';
import { startRuns, systemClock, systemContext } from './lifecycle/start-runtime.js';

const silent = { debug() {}, info() {}, warn() {}, error() {} };
const VERSION = '0.0.0-test';
const LOOK_MS = 20;
export const ORIGIN = 'http://localhost:3000';
export const TEST_PASSWORD = 'kopi-o-kosong-123';
export const LOCAL_TOKEN = 'local-token-of-the-tests';

const isReady = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;

/** What a response's JSON is to a test: it asserts the shape itself. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type AnyJson = any;
export type TestResponse = Omit<Response, 'json'> & { json(): Promise<AnyJson> };

/** One caller: sends its cookie or token, and the Origin a browser would. */
export type Caller = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<TestResponse>;

/** What stands behind `path`, a run or a comparison, once it has ended, well or not. */
export async function ended(call: Caller, path: string): Promise<AnyJson> {
  for (;;) {
    const record = await (await call('GET', path)).json();
    if (record.status !== 'pending' && record.status !== 'running') return record;
    await sleep(LOOK_MS);
  }
}

export interface TestApp {
  app: ReturnType<typeof createApp>;
  runtime: Runtime;
  connection: Connection;
  /** A caller without a session. */
  anonymous: Caller;
  /** Makes a user of the role (named like it, unless `username` says otherwise) and signs in. */
  /** Named after the role unless `username` says otherwise; answered as written unless `language` does. */
  signIn(role: Role, username?: string, language?: Language): Promise<Caller>;
  /** The owner of the data folder. */
  local: Caller;
  close(): Promise<void>;
}

/** The whole application on a database of its own, called without a network. Close it in the suite's `after`. */
export async function openTestApp(
  overrides: Partial<Runtime> = {},
  env: Record<string, string> = {},
): Promise<TestApp> {
  const connection = await openTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'smops-data-'));
  const config = readConfig({ SMOPS_DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
  const parts = { connection, config, clock: systemClock, logger: silent };
  const runs = await startRuns(parts);
  const runtime: Runtime = {
    connection,
    analyzer: runs.analyzer,
    store: createObjectStore(config, systemClock),
    transfers: new RemoteTransfers(),
    config,
    clock: systemClock,
    logger: silent,
    version: VERSION,
    localToken: LOCAL_TOKEN,
    localUser: 'tester',
    ...overrides,
  };
  const app = createApp(runtime);
  const callerWith =
    (identity: Record<string, string>): Caller =>
    async (method, path, body, headers = {}) =>
      await app.request(`${ORIGIN}${path}`, {
        method,
        headers: {
          origin: ORIGIN,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...identity,
          ...headers,
        },
        ...(body === undefined ? {} : { body: isReady(body) ? body : JSON.stringify(body) }),
      });
  const anonymous = callerWith({});
  return {
    app,
    runtime,
    connection,
    anonymous,
    local: callerWith({ authorization: `Bearer ${LOCAL_TOKEN}` }),
    async signIn(role, username = role, language) {
      await createUser(systemContext(runtime), {
        username,
        role,
        password: TEST_PASSWORD,
        mustChangePassword: false,
      });
      const response = await anonymous('POST', '/api/auth/login', { username, password: TEST_PASSWORD });
      if (response.status !== 200)
        throw new Error(`sign-in answered ${response.status}: ${await response.text()}`);
      return callerWith({
        ...(language !== undefined && { 'smops-language': language }),
        cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
      });
    },
    async close() {
      runtime.transfers.close();
      await runs.stop();
      await connection.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
