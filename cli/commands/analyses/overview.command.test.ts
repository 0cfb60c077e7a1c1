import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sparkBlocks } from '@smops/core/platform/charts/sparkline.js';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EXIT } from '../../failures/exit-codes.js';
import { commands } from '../commands.js';
import { envOf, removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';

const test = suite<{ folder: string; server: RunningServer }>('smops analyses results --overview');

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
    (
      await runCommand(commands, ['analyses', 'results', 'last', ...argv, '--overview'], {
        env: envOf(folder),
      })
    ).out;
  const all = await overview();
  assert.match(all, /harga +2 +40\.0%/);
  assert.match(all, /Languages: Malay 80\.0%, Chinese 20\.0%\n[\s\S]*Variables/);
  const malay = await overview('--language', 'ms', '--variable', 'harga');
  assert.match(malay, '2 of 5 comments');
  assert.match(malay, /harga +2 +50\.0%/);
});

test('on a terminal each variable has its course over time, where there are times and there is room', async ({
  folder,
}) => {
  const file = join(folder, 'pasar-november.json');
  const comments = Array.from({ length: 60 }, (_, index) => ({
    message: `${index % 20 > 12 || index % 7 === 0 ? 'Harga ikan naik' : 'Terima kasih YB'} ${index}`,
    created_time: `2026-11-${String(1 + (index % 20)).padStart(2, '0')}T09:00:00+08:00`,
  }));
  writeFileSync(file, JSON.stringify(comments));
  const smops = async (columns: number | undefined, ...argv: string[]) =>
    (
      await runCommand(commands, argv, {
        env: envOf(folder),
        ...(columns !== undefined && { isOutTty: true, columns }),
      })
    ).out;
  const asked = ['--var', 'harga', '--var', 'banjir', '--provider', 'local'];
  const printed = await smops(100, 'analyze', file, ...asked);
  const { variables } = JSON.parse(
    await smops(undefined, 'analyses', 'results', 'last', '--overview', '--json'),
  );
  const course = sparkBlocks(variables[0].byTime).trimEnd();
  assert.is(variables[0].byTime.length, 20);
  assert.ok(course.length >= 8 && course.length <= 16, course);
  const rowOf = (text: string) => text.split('\n').find((line) => /^harga +\d/.test(line)) ?? '';
  for (const text of [printed, await smops(100, 'analyses', 'show', 'last')]) {
    assert.match(text, /BASIS +OVER TIME\n/);
    assert.ok(rowOf(text).endsWith(`  ${course}`), text);
  }
  assert.match(await smops(100, 'analyses', 'results', 'last', '--overview'), course);
  for (const text of [
    await smops(60, 'analyses', 'show', 'last'),
    await smops(undefined, 'analyses', 'show', 'last'),
  ]) {
    assert.not.match(text, 'OVER TIME');
    assert.not.match(rowOf(text), /[▁▂▃▄▅▆█]/u);
  }
  const untimed = join(folder, 'tanpa-masa.json');
  writeFileSync(untimed, JSON.stringify(comments.map(({ message }) => ({ message }))));
  assert.not.match(await smops(100, 'analyze', untimed, ...asked), 'OVER TIME');
});

test('a filter saved as a view is listed in words, renamed, deleted and restored', async ({ folder }) => {
  const views = (...argv: string[]) => runCommand(commands, ['views', ...argv], { env: envOf(folder) });
  assert.match((await views('list', 'last')).out, 'No views are saved');
  const save = (name: string, ...filter: string[]) =>
    runCommand(commands, ['analyses', 'results', 'last', '--save-view', name, ...filter], {
      env: envOf(folder),
    });
  const saved = await save('Harga, Melayu', '--variable', 'harga', '--language', 'ms');
  assert.match(saved.out, 'Saved Harga, Melayu: with harga');
  assert.is((await save('harga,  melayu', '--variable', 'banjir')).code, EXIT.conflict);
  assert.is((await save('Semua')).code, EXIT.badInput, 'a view of all comments is none');
  assert.match(
    (await views('edit', 'last', 'harga, melayu', '--name', 'Harga')).out,
    'The view is called Harga.',
  );
  const [{ id, name, filter }] = JSON.parse((await views('list', 'last', '--json')).out);
  assert.equal([name, filter], ['Harga', { variable: ['harga'], language: ['ms'] }]);
  assert.match((await views('delete', 'last', id.slice(0, 6), '--yes')).out, `smops views restore ${id}`);
  assert.is((await views('edit', 'last', 'Harga', '--name', 'Lain')).code, EXIT.notFound);
  assert.match((await views('restore', id)).out, 'Restored Harga.');
});

test.run();
