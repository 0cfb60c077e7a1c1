import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keepFiles } from './kept-files.js';

const test = suite<{ folder: string }>('kept files');
test.before((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'smops-kept-'));
});
test.after(({ folder }) => rmSync(folder, { recursive: true, force: true }));

test('a file is read once, however many ask for it at the same moment', async ({ folder }) => {
  const path = join(folder, 'start.js');
  writeFileSync(path, 'first');
  const fileOf = keepFiles();
  const all = await Promise.all(Array.from({ length: 50 }, () => fileOf(path)));
  writeFileSync(path, 'second');
  all.push(await fileOf(path));
  assert.is(new Set(all).size, 1);
  assert.is(new TextDecoder().decode(all[0]), 'first');
});

test('a file that is not there, or whose name no disk takes, is none; one that is made later is found', async ({
  folder,
}) => {
  const fileOf = keepFiles();
  const path = join(folder, 'late.js');
  assert.is(await fileOf(path), undefined);
  assert.is(await fileOf(join(folder, 'a'.repeat(5000))), undefined);
  assert.is(await fileOf(join(path, 'below')), undefined);
  writeFileSync(path, 'now');
  assert.is(new TextDecoder().decode(await fileOf(path)), 'now');
});

test.run();
