import { ROLES, type Role, roleHas } from '@smops/core/people/users/users.constants.js';
import type { Access } from '@smops/core/platform/operations/operation.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, openTestApp, TEST_PASSWORD, type TestApp } from './testing.js';

/**
 * The rights matrix: every operation of the API against every kind of caller. The expectation comes from the route's
 * stated access, so an operation without one fails here.
 */
interface Kind {
  role?: Role;
  isToken?: boolean;
  mustChange?: boolean;
}
type Callers = [string, Kind, Caller][];

const test = suite<{ app: TestApp; callers: Callers }>('rights of every route');

/** Signed in with a password that an admin set, and that must be changed before anything else. */
async function signInWithGiven(app: TestApp, role: Role): Promise<Caller> {
  const input = { username: `new-${role}`, role, password: TEST_PASSWORD };
  await app.local('POST', '/api/users', input);
  const response = await app.anonymous('POST', '/api/auth/login', input);
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return (method, path, body, headers) => app.anonymous(method, path, body, { cookie, ...headers });
}

interface Operation {
  id: string;
  method: string;
  path: string;
  access: Access | undefined;
}

test.before(async (context) => {
  const app = await openTestApp();
  const callers: Callers = [['no sign-in', {}, app.anonymous]];
  for (const role of ROLES) callers.push([`session of ${role}`, { role }, await app.signIn(role)]);
  for (const role of ROLES) {
    const given = await signInWithGiven(app, role);
    callers.push([`${role} whose password must be changed`, { role, mustChange: true }, given]);
  }
  for (const role of ROLES) {
    const response = await app.local('POST', '/api/tokens', { name: `cron ${role}`, role });
    const { token } = await response.json();
    const byToken: Caller = (method, path, body) =>
      app.anonymous(method, path, body, { origin: '', authorization: `Bearer ${token}` });
    callers.push([`token of ${role}`, { role, isToken: true }, byToken]);
  }
  Object.assign(context, { app, callers });
});
test.after(async ({ app }) => await app.close());

async function listOperations(app: TestApp): Promise<Operation[]> {
  const document = await (await app.local('GET', '/api/openapi.json')).json();
  const operations: Operation[] = [];
  for (const [path, methods] of Object.entries<Record<string, { operationId: string; 'x-access'?: Access }>>(
    document.paths,
  )) {
    for (const [method, operation] of Object.entries(methods)) {
      operations.push({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        access: operation['x-access'],
      });
    }
  }
  return operations;
}

/** The status that refuses, or undefined when the route lets the caller in. */
function refusal(access: Access, { role, isToken, mustChange }: Kind): number | undefined {
  // The tests' calls come from this process, which counts as this machine.
  if (access === 'public' || access === 'loopback') return undefined;
  if (access === 'assistant') return role === undefined ? 401 : 403;
  if (role === undefined) return 401;
  if (mustChange) return access === 'own-password' ? undefined : 403;
  if (access === 'person') return isToken && !roleHas(role, 'administer') ? 403 : undefined;
  return access === 'signed-in' || access === 'own-password' || roleHas(role, access) ? undefined : 403;
}

test('every operation states who may call it, and has a name of its own', async ({ app }) => {
  const operations = await listOperations(app);
  assert.ok(operations.length > 10);
  for (const { id, access, path } of operations) assert.type(access, 'string', `${id} ${path}`);
  assert.is(new Set(operations.map((operation) => operation.id)).size, operations.length);
});

test('every operation refuses exactly the callers it is not for', async ({ app, callers }) => {
  const wrong: string[] = [];
  for (const { id, method, path, access } of await listOperations(app)) {
    // Ending one's own session would make the next call another user's.
    if (id === 'signOut') continue;
    for (const [name, kind, call] of callers) {
      const address = path.replace(/\{\w+\}/g, '987654321');
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const { status } = await call(method, address, body);
      const expected = refusal(access as Access, kind);
      const isRight =
        expected === undefined ? status !== 401 && status !== 403 && status < 500 : status === expected;
      const isLogin = id === 'signIn' && status === 400;
      if (!isRight && !isLogin)
        wrong.push(`${id} by ${name}: ${status}, expected ${expected ?? 'to be let in'}`);
    }
  }
  assert.equal(wrong, []);
});

test('unknown paths of the API answer 404 as JSON, to everybody', async ({ callers }) => {
  for (const [name, , call] of callers) {
    const response = await call('GET', '/api/no-such-thing');
    assert.is(response.status, 404, name);
    assert.is((await response.json()).code, 'NOT_FOUND');
  }
});

test.run();
