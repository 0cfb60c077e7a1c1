import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands.js';
import { removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';

const test = suite<{ folder: string; env: Record<string, string>; server: RunningServer }>(
  'smops assistants',
);

test.before(async (context) => void Object.assign(context, await serveCommandFolder()));
test.after(removeCommandFolder);

test('the configuration of a client names the server, and how the token is given', async ({
  env,
  server,
}) => {
  const cursor = await runCommand(commands, ['mcp', '--connect', 'cursor'], { env });
  assert.is(JSON.parse(cursor.out).mcpServers.smops.url, `${server.url}/mcp`);
  assert.match(cursor.err, '.cursor/mcp.json');
  const desktop = await runCommand(commands, ['mcp', '--connect', 'claude-desktop'], { env });
  assert.equal(JSON.parse(desktop.out).mcpServers.smops.args, ['mcp']);
  for (const args of [['chatgpt'], ['claude-desktop', '--by', 'http'], ['netscape']]) {
    const refused = await runCommand(commands, ['mcp', '--connect', ...args], { env });
    assert.is(refused.code, 2, args.join(' '));
  }
});

test('the calls say who called which tool with what outcome, and nothing of what was sent', async ({
  env,
}) => {
  const args = ['tokens', 'add', 'pembantu', '--role', 'staff', '--assistant', 'read'];
  const SMOPS_TOKEN = (await runCommand(commands, args, { env })).out.trim();
  const call = (id: number, name: string, input: object) =>
    `${JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: input } })}\n`;
  const input = [
    call(1, 'listTasks', {}),
    call(2, 'listTasks', { rahsia: 'jangan simpan' }),
    call(3, 'createTask', {}),
    call(4, 'padam semua', {}),
  ];
  for (const line of input)
    await runCommand(commands, ['mcp'], { env: { ...env, SMOPS_TOKEN }, input: line });
  const { out } = await runCommand(commands, ['audit', 'list', '--assistants', '--json'], { env });
  const rows: { caller: string; tool: string; outcome: string }[] = JSON.parse(out);
  assert.equal(
    rows.map(({ caller, tool, outcome }) => `${caller} ${tool} ${outcome}`),
    [
      'token:pembantu unknown refused',
      'token:pembantu createTask refused',
      'token:pembantu listTasks failed',
      'token:pembantu listTasks done',
    ],
  );
  assert.not.match(out, /rahsia|jangan|padam/);
  const table = await runCommand(commands, ['audit', 'list', '--assistants', '--limit', '1'], { env });
  assert.match(table.out, /WHO.*TOOL.*OUTCOME/);
  assert.is((await runCommand(commands, ['audit', 'list', '--assistants', '--limit', 'x'], { env })).code, 3);
});

test.run();
