import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@smops/server/lifecycle/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EXIT } from '../../program/exit-codes.js';
import { commands } from '../commands.js';
import { envOf, removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';

const test = suite<{ folder: string; server: RunningServer }>('smops analyses overview');

test.before(async (context) => {
  Object.assign(context, await serveCommandFolder());
  const file = join(context.folder, 'pasar.json');
  const texts = [
    'Harga ayam naik lagi',
    'Harga telur pun naik',
    'Banjir di pasar',
    'Terima kasih YB',
    '今天天气很好',
  ];
  writeFileSync(file, JSON.stringify(texts.map((message) => ({ message }))));
  await runCommand(commands, ['analyze', file, '--var', 'harga', '--var', 'banjir', '--provider', 'local'], {
    env: envOf(context.folder),
  });
});
test.after(removeCommandFolder);

test('shares are of what the filter leaves without its variables, as in the dashboard', async ({
  folder,
}) => {
  const overview = async (...argv: string[]) =>
    (await runCommand(commands, ['analyses', 'overview', 'last', ...argv], { env: envOf(folder) })).out;
  const all = await overview();
  assert.match(all, /harga +2 +40 ?%/);
  assert.match(all, /Languages: Malay 80 ?%, Chinese 20 ?%\n[\s\S]*Variables/);
  const malay = await overview('--language', 'ms', '--variable', 'harga');
  assert.match(malay, '2 of 5 comments');
  assert.match(malay, /harga +2 +50 ?%/);
});

test('a filter saved as a view is listed in words, renamed, deleted and restored', async ({ folder }) => {
  const views = (...argv: string[]) => runCommand(commands, ['views', ...argv], { env: envOf(folder) });
  assert.match((await views('list', 'last')).out, 'No views are saved');
  const saved = await views('save', 'last', 'Harga, Melayu', '--variable', 'harga', '--language', 'ms');
  assert.match(saved.out, 'Saved Harga, Melayu: with harga');
  assert.is((await views('save', 'last', 'harga,  melayu', '--variable', 'banjir')).code, EXIT.conflict);
  assert.is((await views('save', 'last', 'Semua')).code, EXIT.badInput, 'a view of all comments is none');
  assert.match((await views('rename', 'last', 'harga, melayu', 'Harga')).out, 'The view is called Harga.');
  const [{ id, name, filter }] = JSON.parse((await views('list', 'last', '--json')).out);
  assert.equal([name, filter], ['Harga', { variable: ['harga'], language: ['ms'] }]);
  assert.match((await views('delete', 'last', id.slice(0, 6), '--yes')).out, `smops views restore ${id}`);
  assert.is((await views('rename', 'last', 'Harga', 'Lain')).code, EXIT.notFound);
  assert.match((await views('restore', id)).out, 'Restored Harga.');
});

test.run();
