import {
  type AssistantMode,
  type Right,
  ROLES,
  type Role,
  roleHas,
} from '@smops/core/people/users/users.constants.js';
import type { Access } from '@smops/core/platform/operations/operation.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, openTestApp, type TestApp } from '../testing.js';
import { OFFERED } from './offered.js';
import { callerWithToken, connectAssistant, makeToken } from './testing.js';

interface Operation {
  id: string;
  method: string;
  path: string;
  access: Access;
}

/** The matrix of what assistants may do: every operation of the API x role x mode, from the allow-list and the routes. */
const test = suite<{ app: TestApp; operations: Operation[] }>('what assistants are offered');

test.before(async (context) => {
  context.app = await openTestApp();
  await context.app.signIn('admin');
  const document = await (await context.app.local('GET', '/api/openapi.json')).json();
  context.operations = Object.entries<Record<string, { operationId: string; 'x-access': Access }>>(
    document.paths,
  ).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: id, 'x-access': access }]) => ({
      ...{ id, method: method.toUpperCase(), path, access },
    })),
  );
});
test.after(async ({ app }) => await app.close());

/** What no assistant may change, whoever adds the operation, in the words of operations' names. */
const NEVER =
  /judge|draw|sample|reading|user|role|password|session|sign|token|key|config|reload|deliver|schedule|share|link|feed|portrait|upload|backup|restore|purge|delete|remove|revoke|export|import|template|resume|cancel|audit|assistant/i;

const offeredFor = (operations: Operation[], role: Role, mode: AssistantMode): string[] => {
  const may = (id: string) => {
    const access = operations.find((one) => one.id === id)?.access;
    return access === 'signed-in' || roleHas(role, access as Right);
  };
  return OFFERED.filter(
    ({ operation, writes }) => (mode === 'write' || (mode === 'read' && !writes)) && may(operation),
  ).map(({ operation }) => operation);
};

test('the allow-list has nothing that judges, delivers, shares, deletes, or touches roles, tokens and keys', ({
  operations,
}) => {
  const wrong = OFFERED.filter(({ operation }) => NEVER.test(operation));
  assert.equal(
    wrong.map(({ operation }) => operation),
    [],
  );
  assert.equal(
    OFFERED.filter(({ writes }) => writes).map(({ operation }) => operation),
    ['startAnalysis', 'createTask', 'createCodebook'],
  );
  for (const { operation, writes } of OFFERED) {
    const found = operations.find(({ id }) => id === operation);
    assert.ok(found, operation);
    // What is offered to read changes nothing: a request that changes something is no GET.
    assert.is(found.method === 'GET', writes === undefined, operation);
    assert.not.ok(
      ['administer', 'person', 'own-password', 'public', 'loopback'].includes(found.access),
      operation,
    );
  }
});

test('of each role and mode, exactly what is offered and the role may do is listed; all else is no tool', async ({
  app,
  operations,
}) => {
  for (const role of ROLES) {
    for (const mode of ['read', 'write'] as const) {
      const client = await connectAssistant(app, await makeToken(app, role, mode));
      const { tools } = await client.listTools();
      const listed = tools.map(({ name }) => name);
      assert.equal(listed, offeredFor(operations, role, mode), `${mode} ${role}`);
      for (const { name, annotations } of tools) {
        const writes = OFFERED.find(({ operation }) => operation === name)?.writes;
        assert.is(annotations?.readOnlyHint, writes === undefined, name);
      }
      // Of every other operation for one role, of the offered ones for all.
      const others =
        role === 'admin' ? operations.map(({ id }) => id) : OFFERED.map(({ operation }) => operation);
      for (const operation of others) {
        if (listed.includes(operation)) continue;
        const refusal = await client
          .callTool({ name: operation, arguments: {} })
          .catch((error: Error) => error.message);
        assert.match(String(refusal), 'There is no such tool', `${operation} by ${mode} ${role}`);
      }
      await client.close();
    }
  }
});

test('an operation lets a tool in for exactly the modes and roles that are offered it, and no other request', async ({
  app,
  operations,
}) => {
  const wrong: string[] = [];
  for (const role of ROLES) {
    for (const mode of ['read', 'write'] as const) {
      const token = await makeToken(app, role, mode);
      const outside = callerWithToken(app, token);
      /** As this process sends the request of a tool. */
      const fromTool: Caller = async (method, path, body) =>
        await app.app.fetch(
          new Request(`http://localhost:3000${path}`, {
            method,
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          }),
          { isFromAssistant: true },
        );
      const offered = offeredFor(operations, role, mode);
      for (const { id, method, path, access } of operations) {
        if (access === 'public' || access === 'loopback' || access === 'assistant') continue;
        const address = path.replace(/\{\w+\}/g, '987654321');
        const body = method === 'GET' || method === 'DELETE' ? undefined : {};
        const through = (await fromTool(method, address, body)).status;
        if ((through !== 403) !== offered.includes(id))
          wrong.push(`${id} through a tool by ${mode} ${role}: ${through}`);
        const direct = (await outside(method, address, body)).status;
        if (direct !== 403) wrong.push(`${id} from outside by ${mode} ${role}: ${direct}`);
      }
    }
  }
  assert.equal(wrong, []);
});

test('a token that is off reaches no tool', async ({ app }) => {
  for (const role of ROLES) {
    const call = callerWithToken(app, await makeToken(app, role, 'off'));
    for (const { operation } of OFFERED) {
      const params = { name: operation, arguments: {} };
      const { status } = await call('POST', '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
      assert.is(status, 403, `${operation} by ${role}`);
    }
  }
});

test.run();
