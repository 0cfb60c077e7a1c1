import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyEmbeddedTemplate } from '@smops/core/db/testing.js';
import { type RunningServer, readConfig, serve } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Io } from '../output.js';
import { runProgram } from '../program.js';
import { commands } from './commands.js';

const test = suite<{ folder: string; file: string; server: RunningServer }>(
  'commands on what comments speak of',
);

const SAYINGS = [
  'Banjir lagi depan rumah',
  '又淹水了，水沟没有清理',
  'Harga ayam naik lagi',
  'Terima kasih YB',
];

test.before(async (context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'smops-cli-'));
  mkdirSync(join(context.folder, 'data'));
  await copyEmbeddedTemplate(join(context.folder, 'data', 'db'));
  // Found through the data folder by every command: one database for the whole suite.
  context.server = await serve({
    config: readConfig({
      SMOPS_DATA_DIR: join(context.folder, 'data'),
      SMOPS_ADMIN_PASSWORD: 'kopi-o-kosong-123',
      PORT: '0',
      LOG_LEVEL: 'silent',
    }),
    logFormat: 'json',
  });
  context.file = join(context.folder, 'komen.json');
  const comments = Array.from({ length: 40 }, (_, at) => ({
    id: `k${at}`,
    text: `${SAYINGS[at % 4]} ${at}`,
  }));
  writeFileSync(context.file, JSON.stringify(comments));
});
test.after(async ({ folder, server }) => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function smops(folder: string, argv: string[], stdin = '') {
  const written = { out: '', err: '' };
  const io: Io = {
    out: (text) => {
      written.out += text;
    },
    err: (text) => {
      written.err += text;
    },
    readStdin: async () => Buffer.from(stdin),
    isOutTty: false,
    isErrTty: false,
    isInTty: false,
    columns: 100,
    env: { SMOPS_DATA_DIR: join(folder, 'data'), LANG: 'en_US.UTF-8' },
  };
  return { code: await runProgram(argv, [...commands], io), ...written };
}

test('explore proposes themes and writes them as variables that analyze takes', async ({ folder, file }) => {
  const variables = join(folder, 'variables.txt');
  const found = await smops(folder, ['explore', file, '--lang', 'en', '--examples', '--vars-out', variables]);
  assert.is(found.code, 0, found.err);
  assert.match(found.out, 'komen.json: 40 comments');
  assert.match(found.out, /floods +20 +50\.0%/);
  assert.match(found.out, '“Banjir lagi depan rumah');
  assert.match(readFileSync(variables, 'utf8'), /^floods$/m);
  const analysed = await smops(folder, ['analyze', file, '--vars-file', variables]);
  assert.is(analysed.code, 0, analysed.err);
  assert.match(analysed.out, /floods +20/);
});

test('explore takes an earlier analysis, and writes a report', async ({ folder }) => {
  const report = join(folder, 'themes.html');
  const { code, out, err } = await smops(folder, ['explore', '--run', 'last', '--json', '--report', report]);
  assert.is(code, 0, err);
  assert.is(JSON.parse(out).total, 40);
  assert.match(readFileSync(report, 'utf8'), '<svg');
});

test('explore wants a file or a run, not both, and a format it knows', async ({ folder, file }) => {
  assert.is((await smops(folder, ['explore'])).code, 2);
  assert.is((await smops(folder, ['explore', file, '--run', 'last'])).code, 2);
  assert.is((await smops(folder, ['explore', file, '--out', 'themes.pdf'])).code, 2);
  assert.is((await smops(folder, ['explore', join(folder, 'tiada.json')])).code, 5);
});

test.run();
