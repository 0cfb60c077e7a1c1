import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ScheduleTicker } from '@smops/core/telling/schedules/schedule-ticker.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { systemContext } from '../../lifecycle/start-runtime.js';
import { type AnyJson, type Caller, openTestApp, type TestApp } from '../../testing.js';

interface Context {
  app: TestApp;
  admin: Caller;
  second: Caller;
  folder: string;
  runId: string;
  destination: number;
}

const test = suite<Context>('what a person leaves behind, as callers see it');
const ANALYZE = { variables: ['banjir'], comments_data: [{ text: 'Banjir lagi' }], file_name: 'komen.json' };

test.before(async (context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'smops-left-'));
  mkdirSync(join(context.folder, 'aduan'));
  const env = { WATCH_FOLDER: context.folder, DELIVERY_FOLDER: context.folder, SMOPS_SHARE_LINKS: '1' };
  context.app = await openTestApp({}, { ...env, GEMINI_API_KEY: 'kunci', GEMINI_URL: 'http://127.0.0.1:9' });
  context.admin = await context.app.signIn('admin');
  context.second = await context.app.signIn('analyst', 'hafiz');
  await context.admin('POST', '/api/codebooks', { name: 'Aduan', variables: [{ name: 'banjir' }] });
  const made = await context.admin('POST', '/api/destinations', {
    kind: 'folder',
    name: 'Arkib',
    folder: 'x',
  });
  context.destination = (await made.json()).id;
  const run = await context.admin('POST', '/api/fb-analyzer/analyze', { ...ANALYZE, api_provider: 'local' });
  context.runId = (await run.json()).task_id;
});
test.after(async ({ app, folder }) => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** One of each kind, made by a person, and how each is used. */
async function makeAll({ app, admin, runId, destination }: Context, username: string) {
  const caller = await app.signIn('admin', username);
  const users: AnyJson[] = await (await admin('GET', '/api/users')).json();
  const id = users.find((one) => one.username === username).id;
  const json = async (method: string, path: string, body?: AnyJson) => {
    const answer = await caller(method, path, body);
    assert.ok(answer.status < 300, `${path}: ${answer.status}`);
    return await answer.json();
  };
  const token = (await json('POST', '/api/tokens', { name: `skrip ${username}` })).token;
  const assistant = (await json('POST', '/api/tokens', { name: `ai ${username}`, assistant: 'read' })).token;
  const link = (await json('POST', '/api/shares', { taskId: runId })).path;
  const feed = (await json('POST', '/api/feeds', { list: 'tasks', name: username })).path;
  const schedule = await json('POST', '/api/schedules', {
    ...{ name: `Jadual ${username}`, codebook: 'aduan', when: 'weekly MON 08:00' },
    ...{ source: { kind: 'folder', folder: 'aduan' }, destinations: [destination] },
  });
  // Waits for a provider that does not answer.
  const run = (await json('POST', '/api/fb-analyzer/analyze', { ...ANALYZE, api_provider: 'gemini' }))
    .task_id;
  const local = (await json('POST', '/api/fb-analyzer/analyze', { ...ANALYZE, api_provider: 'local' }))
    .task_id;
  const bearer = (secret: string) => ({ authorization: `Bearer ${secret}`, cookie: '' });
  const status = async (answer: ReturnType<Caller>) => (await answer).status;
  const mcp = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  const accept = { accept: 'application/json, text/event-stream' };
  return {
    ...{ id, caller, scheduleId: schedule.id as string, run, local },
    async opens() {
      return {
        session: await status(caller('GET', '/api/tasks?limit=1')),
        token: await status(app.anonymous('GET', '/api/tasks?limit=1', undefined, bearer(token))),
        assistant:
          (await status(app.anonymous('POST', '/mcp', mcp, { ...bearer(assistant), ...accept }))) === 401,
        link: await status(app.anonymous('GET', link)),
        feed: await status(app.anonymous('GET', feed)),
      };
    },
    scheduleNow: async () => (await admin('GET', `/api/schedules/${schedule.id}`)).json(),
    runNow: async (task: string) => (await admin('GET', `/api/fb-analyzer/task/${task}`)).json(),
  };
}

const OPEN = { session: 200, token: 200, assistant: false, link: 200, feed: 200 };
const SHUT = { session: 401, token: 401, assistant: true, link: 404, feed: 404 };

test('disabling stops what opens or spends, says so before and after, and enabling opens it again', async (context) => {
  const { admin, second } = context;
  const made = await makeAll(context, 'mei');
  assert.equal(await made.opens(), OPEN);
  const counts = { sessions: 1, tokens: 2, links: 1, feeds: 1, schedules: 1, runs: 1 };
  assert.equal(await (await admin('GET', `/api/users/${made.id}/stops`)).json(), counts);
  const disabled = await (await admin('PATCH', `/api/users/${made.id}`, { disabled: true })).json();
  assert.equal(disabled.stopped, counts);
  assert.equal(await made.opens(), SHUT);

  const paused = await made.scheduleNow();
  assert.match(paused.paused.reason, 'Paused: its owner mei was disabled.');
  assert.equal(paused.next, []);
  const deliveries = await context.app.connection.db.selectFrom('deliveries').select('content').execute();
  assert.match(JSON.stringify(deliveries), 'The schedule “Jadual mei” has been paused');
  const byHand = await second('POST', `/api/schedules/${made.scheduleId}/run`);
  assert.is(byHand.status, 409);
  assert.match((await byHand.json()).error, 'may no longer analyse');

  const run = await made.runNow(made.run);
  assert.equal([run.status, run.stop_reason], ['paused', 'policy']);
  assert.match(run.error_message ?? run.errorMessage ?? JSON.stringify(run), 'mei may no longer analyse');
  assert.is.not((await made.runNow(made.local)).status, 'paused');

  await admin('PATCH', `/api/users/${made.id}`, { disabled: false });
  assert.equal(await made.opens(), { ...OPEN, session: 401 });
  assert.is.not((await made.scheduleNow()).paused, null, 'waits for a person');
  await second('POST', `/api/schedules/${made.scheduleId}/resume`);
  assert.is((await made.scheduleNow()).createdBy, 'mei', 'who may again keeps it');
});

test('who resumes a schedule whose owner may not, owns it', async (context) => {
  const { admin, second } = context;
  const made = await makeAll(context, 'salmah');
  await admin('PATCH', `/api/users/${made.id}`, { disabled: true });
  const resumed = await (await second('POST', `/api/schedules/${made.scheduleId}/resume`)).json();
  assert.equal([resumed.paused, resumed.createdBy], [null, 'hafiz']);
});

test('a role without the right stops what needs it; what only signs in goes on with the weaker role', async (context) => {
  const { admin } = context;
  const made = await makeAll(context, 'vinod');
  const expected = { sessions: 1, tokens: 0, links: 1, feeds: 1, schedules: 1, runs: 1 };
  assert.equal(await (await admin('GET', `/api/users/${made.id}/stops?role=staff`)).json(), expected);
  await admin('PATCH', `/api/users/${made.id}`, { role: 'staff' });
  assert.equal(await made.opens(), { ...SHUT, token: 200, assistant: false });
  assert.match((await made.scheduleNow()).paused.reason, 'now has the role staff, which may not analyse');
  assert.is((await made.runNow(made.run)).status, 'paused');
  await admin('PATCH', `/api/users/${made.id}`, { role: 'analyst' });
  assert.equal(await made.opens(), { ...SHUT, token: 200, assistant: false, link: 200 });
});

test('deleting ends what opens, and what paused before is taken over by who resumes it', async (context) => {
  const { admin, second } = context;
  const made = await makeAll(context, 'devi');
  await second('POST', `/api/schedules/${made.scheduleId}/pause`);
  assert.is((await admin('DELETE', `/api/users/${made.id}`)).status, 204);
  assert.equal(await made.opens(), SHUT);
  assert.match((await made.scheduleNow()).paused.reason, 'its owner devi was deleted');
  assert.is((await made.runNow(made.run)).status, 'paused');
  await second('POST', `/api/schedules/${made.scheduleId}/resume`);
  assert.is((await made.scheduleNow()).createdBy, 'hafiz');
});

test('a period asks the right of its owner, however the right was lost', async (context) => {
  const { app } = context;
  const made = await makeAll(context, 'liza');
  const { db } = app.connection;
  await db.updateTable('users').set({ role: 'staff' }).where('id', '=', made.id).execute();
  await new ScheduleTicker({ ctx: systemContext(app.runtime) }).tick();
  assert.match((await made.scheduleNow()).paused.reason, 'now has the role staff');
});

test('a schedule whose owner was deleted before this was a rule is paused too, that of the data folder is not', async ({
  app,
  second,
  destination,
}) => {
  const { db } = app.connection;
  const make = async (name: string, owner: string) => {
    const made = await second('POST', '/api/schedules', {
      ...{ name, codebook: 'aduan', when: 'weekly MON 08:00' },
      ...{ source: { kind: 'folder', folder: 'aduan' }, destinations: [destination] },
    });
    const { id } = await made.json();
    const left = { createdBy: null, createdByName: owner };
    await db.updateTable('schedules').set(left).where('scheduleId', '=', id).execute();
    return async () => (await second('GET', `/api/schedules/${id}`)).json();
  };
  const orphan = await make('Jadual lama', 'kavitha');
  const local = await make('Jadual pelayan', 'local:smops');
  await new ScheduleTicker({ ctx: systemContext(app.runtime) }).tick();
  const { paused, next } = await orphan();
  assert.match(paused.reason, 'its owner kavitha was deleted');
  assert.equal(next, []);
  assert.is((await local()).paused, null);
  const deliveries = await db.selectFrom('deliveries').select('content').execute();
  assert.match(JSON.stringify(deliveries), 'The schedule “Jadual lama” has been paused');
});

test.run();
