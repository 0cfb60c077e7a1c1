import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTestApp, type TestApp } from './testing.js';

const test = suite<TestApp>('docs/watching.md');

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(join(root, 'docs/watching.md'), 'utf8');
const lines: { level: string; data: Record<string, unknown>; message: string }[] = [];
const log = (level: string) => (data: object, message: string) =>
  void lines.push({ level, data: data as Record<string, unknown>, message });

test.before(async (context) => {
  const logger = { debug: log('debug'), info: log('info'), warn: log('warn'), error: log('error') };
  Object.assign(context, await openTestApp({ logger }));
});
test.after(async ({ close }) => await close());

/** What stands in backquotes in the page's tables below a heading. */
const documented = (pattern: RegExp) => new Set([...page.matchAll(pattern)].map((match) => match[1]));

test('lists every metric, with its kind, and no other', async ({ local }) => {
  const text = await (await local('GET', '/metrics')).text();
  const emitted = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, kind]) => `${name} ${kind}`);
  const listed = [...page.matchAll(/^\| `(smops_\w+)` \| (\w+) \|/gm)].map(
    ([, name, kind]) => `${name} ${kind}`,
  );
  assert.equal(listed.toSorted(), emitted.toSorted());
});

test('lists every field of a request', async ({ local }) => {
  await local('GET', '/api/accounts?carian=rahsia');
  const line = lines.findLast(({ message }) => message === 'request');
  const listed = page.slice(page.indexOf('### `request`'), page.indexOf('### Other lines'));
  for (const field of Object.keys(line?.data ?? {})) assert.match(listed, `\`${field}\``);
  assert.is(line?.data.path, '/api/accounts');
});

/** Calls of a logger in the sources: level, the fields that are written out, message. */
function* findLogged(folder: string): Generator<{ level: string; fields: string[]; message: string }> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !/^(dist|node_modules|bench)$/.test(entry.name)) yield* findLogged(path);
    if (!/(?<!\.test)\.ts$/.test(entry.name)) continue;
    const calls = /\blogger\.(debug|info|warn|error)\(\s*\{(.*?)\},\s*(['"])(.*?)\3/gs;
    for (const [, level = '', data = '', , message = ''] of readFileSync(path, 'utf8').matchAll(calls)) {
      const names = data.replaceAll(/\([^()]*\)/g, '').split(',');
      const fields = names.map((part) => part.trim().split(':')[0] as string);
      yield { level, fields: fields.filter((name) => /^\w+$/.test(name)), message };
    }
  }
}

test('lists every message of the log with its level and fields, and no other', () => {
  const levels: Record<string, number> = { debug: 20, info: 30, warn: 40, error: 50 };
  const logged = ['core', 'server'].flatMap((folder) => [...findLogged(join(root, folder))]);
  assert.ok(logged.length > 20);
  for (const { level, fields, message } of logged) {
    const row = page.split('\n').find((line) => line.startsWith(`| ${levels[level]} | \`${message}\` |`));
    assert.ok(row, `${levels[level]} ${message}`);
    for (const field of fields) assert.match(row as string, `\`${field}\``, message);
  }
  const messages = new Set(logged.map(({ message }) => message));
  for (const message of documented(/^\| [2-5]0 \| `(.*?)` \|/gm))
    assert.ok(messages.has(message as string), message);
});

test.run();
