import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Sandbox } from '../testing.js';

interface Context {
  sandbox: Sandbox;
  token: string;
  /** Of the test that runs: it ends with the test, also with one that fails. */
  client?: Client;
  /** The official client, joined with the built program by its standard input and output. */
  connect(era: 'legacy' | 'auto'): Promise<Client>;
}
const test = suite<Context>('smops mcp with the official client');

test.before(async (context) => {
  const sandbox = await Sandbox.open();
  context.sandbox = sandbox;
  await sandbox.run(['users', 'add', 'admin', '--role', 'admin']);
  const file = join(sandbox.folder, 'komen.json');
  writeFileSync(file, JSON.stringify([{ message: 'Harga ayam naik' }, { message: '鸡蛋太贵' }]));
  for (const variable of ['telur', 'ayam']) {
    const run = await sandbox.run(['analyze', file, '--var', 'harga', '--var', variable]);
    assert.is(run.code, 0, run.stderr);
  }
  await sandbox.run(['explore', file]);
  const made = await sandbox.run([
    ...['tokens', 'add', 'pembantu', '--role', 'analyst', '--assistant', 'write'],
  ]);
  context.token = made.stdout.trim();
  context.connect = async (mode) => {
    const client = new Client({ name: 'ujian', version: '1.0.0' }, { versionNegotiation: { mode } });
    const line = sandbox.lineOf(['mcp'], { SMOPS_TOKEN: context.token });
    context.client = client;
    await client.connect(new StdioClientTransport(line));
    return client;
  };
});
test.after.each(async ({ client }) => await client?.close());
test.after(async ({ sandbox }) => await sandbox.end());

const dataOf = (result: unknown) => {
  const { content } = result as { content: { text: string }[] };
  return JSON.parse(/<smops-data>\n(.*)\n<\/smops-data>$/s.exec(content[0]?.text ?? '')?.[1] ?? 'null');
};

for (const era of ['auto', 'legacy'] as const) {
  test(`every tool is listed and called over standard input and output (${era})`, async ({ connect }) => {
    const client = await connect(era);
    const { tools } = await client.listTools();
    assert.ok(tools.length > 20);
    const call = async (name: string, args: Record<string, unknown> = {}) =>
      dataOf(await client.callTool({ name, arguments: args }));
    const draft = { name: `harga ${era}`, variables: [{ name: 'harga' }] };
    const [newest, other] = (await call('listAnalyses')).rows;
    const [explored] = (await call('listExplorations')).rows;
    const args: Record<string, Record<string, unknown>> = {
      createCodebook: draft,
      createTask: { date: '2026-11-23', socialPlatform: 'Facebook', task: '["Like"]' },
      startAnalysis: { task_id: newest.analysisId, variables: ['harga', 'telur'], api_provider: 'local' },
      getExploration: { explorationId: explored.explorationId },
      getAgreement: { a: newest.analysisId, b: other.analysisId },
      getCodebook: { codebook: draft.name },
    };
    // Not configured here, never made, without comments with a time, or read by no person.
    const refused = new Set([
      ...['listYoutubeVideos', 'listFacebookPosts', 'getComparison', 'getSeries', 'comparePeriods'],
      ...['findRisenWords', 'getAccuracy'],
    ]);
    // What is made first is there for the others.
    const makes = ({ annotations }: (typeof tools)[number]) => annotations?.readOnlyHint === false;
    const order = [...tools.filter(makes), ...tools.filter((tool) => !makes(tool))];
    for (const { name, inputSchema } of order) {
      const needs = {
        ...(inputSchema.required?.includes('taskId') && { taskId: newest.analysisId }),
        ...(inputSchema.required?.includes('codebook') && { codebook: draft.name }),
      };
      const result = await client.callTool({ name, arguments: { ...needs, ...args[name] } });
      const data = dataOf(result);
      assert.ok(data !== null, name);
      assert.ok(result.isError !== true || refused.has(name), `${name}: ${JSON.stringify(data)}`);
    }
  });
}

test.run();
