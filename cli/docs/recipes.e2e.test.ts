import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Sandbox } from '../testing.js';
import { blocksOf, linkProgram, newcomer, runScript } from './testing.js';

const test = suite<{ sandbox: Sandbox }>('the recipes of docs/recipes.md, as written');

test.before(async (context) => {
  const sandbox = await Sandbox.open();
  context.sandbox = sandbox;
  linkProgram(sandbox);
  await sandbox.serve();
});
test.after(async ({ sandbox }) => await sandbox.end());

/** Runs a recipe as it stands, as a plain script; `isSound` ones end with 0. */
async function follow(sandbox: Sandbox, name: string, isSound = true): Promise<string> {
  const recipe = blocksOf('docs/recipes.md').find((block) => block.recipe === name);
  assert.ok(recipe, `docs/recipes.md has no recipe ${name}`);
  const { exitCode, all } = await runScript(recipe.text, sandbox.folder, newcomer(sandbox));
  assert.is(exitCode === 0, isSound, all);
  return all;
}

test('cron import: what arrived is scored and moved, and the log has one line a run', async ({ sandbox }) => {
  const added = await sandbox.run(['tasks', 'add', '--platform', 'Facebook', '--type', 'Like']);
  assert.is(added.code, 0, added.stderr);
  const inbox = join(sandbox.folder, 'inbox');
  mkdirSync(inbox);
  const comments = [{ message: 'Terima kasih, sangat membantu' }, { message: '太贵了' }];
  writeFileSync(join(inbox, 'comments-TASK-0001-20261121.json'), JSON.stringify(comments));
  await follow(sandbox, 'cron-import');
  assert.equal(readdirSync(inbox), []);
  assert.equal(readdirSync(join(sandbox.folder, 'done')), ['comments-TASK-0001-20261121.json']);
  const log = JSON.parse(readFileSync(join(sandbox.folder, 'import.log'), 'utf8'));
  assert.is(log.inserted, 2);
});

test('nightly analysis: a spreadsheet and a report', async ({ sandbox }) => {
  writeFileSync(
    join(sandbox.folder, 'comments.json'),
    JSON.stringify([{ message: 'Jalan Duta banjir lagi' }, { message: '东西太贵' }, { message: 'ok' }]),
  );
  const said = await follow(sandbox, 'nightly-report');
  assert.is(said, '', 'cron mails what is said: nothing, when all is well');
  const files = readdirSync(sandbox.folder);
  const report = files.find((name) => /^report-\d{4}-\d\d-\d\d\.html$/.test(name));
  assert.ok(files.some((name) => /^tagged-\d{4}-\d\d-\d\d\.xlsx$/.test(name)));
  const page = readFileSync(join(sandbox.folder, report as string), 'utf8');
  for (const variable of ['价格', 'banjir']) assert.match(page, variable);
});

test('nightly analysis without its file fails, and reports no other run as its own', async ({ sandbox }) => {
  rmSync(join(sandbox.folder, 'comments.json'), { force: true });
  for (const name of readdirSync(sandbox.folder).filter((one) => one.startsWith('report-')))
    rmSync(join(sandbox.folder, name));
  const said = await follow(sandbox, 'nightly-report', false);
  assert.match(said, 'comments.json does not exist.');
  assert.not.ok(readdirSync(sandbox.folder).some((name) => name.startsWith('report-')));
});

test('export to a sheet: files, and an address that a spreadsheet can read', async ({ sandbox }) => {
  const link = 'https://www.facebook.com/contoh';
  const account = [
    '--email',
    'aminah@example.my',
    '--first',
    'Aminah',
    '--last',
    'Yusof',
    '--facebook',
    link,
  ];
  assert.is((await sandbox.run(['accounts', 'add', ...account])).code, 0);
  await follow(sandbox, 'export-to-sheet');
  assert.ok(existsSync(join(sandbox.folder, 'facebook.xlsx')));
  assert.match(readFileSync(join(sandbox.folder, 'completed.csv'), 'utf8'), /task.?id/i);
  const feed = JSON.parse(readFileSync(join(sandbox.folder, 'feed.json'), 'utf8'));
  const { url } = JSON.parse(readFileSync(join(sandbox.data, 'server.json'), 'utf8'));
  const path = String(feed.url ?? feed.path ?? feed.address).replace(/^https?:\/\/[^/]+/, '');
  const answer = await fetch(`${url}${path}`);
  assert.is(answer.status, 200);
  assert.match(await answer.text(), /aminah@example\.my/);
});

test.run();
