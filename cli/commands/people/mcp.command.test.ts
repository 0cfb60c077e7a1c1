import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands.js';
import { removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';

const test = suite<{ folder: string; env: Record<string, string>; server: RunningServer }>('smops mcp');

test.before(async (context) => void Object.assign(context, await serveCommandFolder()));
test.after(removeCommandFolder);

const makeToken = async (env: Record<string, string>, ...options: string[]) =>
  (
    await runCommand(commands, ['tokens', 'add', 'pembantu', ...options, '--role', 'staff'], { env })
  ).out.trim();

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'ujian', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};
const linesOf = (...messages: object[]) =>
  messages.map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join('');

test('each line is answered by a line, in both revisions of the protocol', async ({ env }) => {
  const SMOPS_TOKEN = await makeToken(env, '--assistant', 'read');
  const start = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'lama', version: '1' },
  };
  const call = { name: 'listTasks', arguments: {}, _meta: META };
  const input = linesOf(
    { id: 1, method: 'initialize', params: start },
    { method: 'notifications/initialized' },
    { id: 2, method: 'tools/list' },
    { id: 3, method: 'tools/call', params: call },
    { id: 4, method: 'tools/call', params: { ...call, name: '删除全部' } },
  );
  const { out, code } = await runCommand(commands, ['mcp'], { env: { ...env, SMOPS_TOKEN }, input });
  assert.is(code, 0);
  const answers = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const answer = (id: number) => answers.find((one) => one.id === id);
  assert.is(answers.length, 4);
  assert.is(answer(1).result.serverInfo.name, 'smops');
  const tools = answer(2).result.tools.map(({ name }: { name: string }) => name);
  assert.ok(tools.includes('listTasks') && !tools.includes('listAnalyses'), tools.join(' '));
  assert.match(answer(3).result.content[0].text, '"total":0');
  assert.match(answer(4).error.message, 'no such tool');
});

test('without a token for assistants it says how to make one', async ({ env }) => {
  const none = await runCommand(commands, ['mcp'], { env });
  assert.is(none.code, 2);
  assert.match(none.err, '--assistant read');
  const SMOPS_TOKEN = await makeToken(env);
  const input = linesOf({ id: 1, method: 'tools/list' });
  const { out } = await runCommand(commands, ['mcp'], { env: { ...env, SMOPS_TOKEN }, input });
  assert.match(JSON.parse(out).error.message, 'an API token of their own');
});

test.run();
