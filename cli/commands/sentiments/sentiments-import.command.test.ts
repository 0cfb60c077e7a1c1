import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipOf } from '@smops/core/comments/workbooks/testing.js';
import { findServer } from '@smops/core/platform/data-folder/data-folder.js';
import { xlsxFile, xlsxSheet } from '@smops/core/platform/export/xlsx.js';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { previewCommand } from '../analyze/preview.command.js';
import { removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';
import { sentimentsCommands } from './sentiments.command.js';
import { addCommand } from './sentiments-import.command.js';
import { resumeCommand } from './sentiments-score.command.js';

const test = suite<{ folder: string; env: Record<string, string>; taskId: string; server: RunningServer }>(
  'smops sentiments',
);

test.before(async (context) => {
  const { folder, env, server } = await serveCommandFolder();
  const found = findServer(join(folder, 'data'));
  const answer = await fetch(`${server.url}/api/tasks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${found?.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ date: '2026-11-21', socialPlatform: 'Facebook', task: '["Like"]' }),
  });
  const { taskId } = (await answer.json()) as { taskId: string };
  Object.assign(context, { folder, env, taskId, server });
});
test.after(removeCommandFolder);

const smops = (env: Record<string, string>, argv: string[], input = '') =>
  runCommand([resumeCommand, ...sentimentsCommands, addCommand], ['sentiments', ...argv], {
    env,
    input,
  });

const summary = (out: string) => {
  const { read, inserted, unchanged, rejected, seconds } = JSON.parse(out);
  assert.type(seconds, 'number');
  return [read, inserted, unchanged, rejected];
};
const comment = (id: string, text: string) => ({ id, text, author: 'Aminah', likes: 3 });

test('comments of a folder are imported by the task in their names, scored, and moved away', async ({
  folder,
  env,
  taskId,
}) => {
  const inbox = join(folder, 'inbox');
  const done = join(folder, 'done');
  mkdirSync(inbox);
  writeFileSync(
    join(inbox, `comments-${taskId}-a.json`),
    JSON.stringify({ data: [comment('a1', 'bagus sangat'), comment('a2', '服务太差')] }),
  );
  writeFileSync(
    join(inbox, `comments-${taskId}-b.ndjson.gz`),
    gzipSync(
      `${JSON.stringify(comment('b1', 'Great job'))}\n${JSON.stringify(comment('a1', 'bagus sangat'))}\n`,
    ),
  );
  const argv = ['add', inbox, '--task-from-name', 'comments-{task}-*', '--move-done', done, '--json'];
  const trial = await smops(env, [...argv, '--dry-run']);
  assert.is(trial.code, 0, trial.err);
  assert.is(readdirSync(inbox).length, 2);
  const first = await smops(env, argv);
  assert.is(first.code, 0, first.err);
  assert.equal(summary(first.out), [4, 3, 1, 0]);
  assert.equal(readdirSync(inbox), []);
  const again = await smops(env, ['add', join(done, '*'), '--task', taskId]);
  assert.equal([again.code, ...summary(again.out)], [0, 4, 0, 4, 0]);
  const { out } = await smops(env, ['list', '--task', taskId, '--json']);
  assert.equal(
    JSON.parse(out).map((one: { comments: { total: number } }) => one.comments.total),
    [2, 1],
  );
});

test('bad rows are named by line and field, kept for repair, and imported once they are repaired', async ({
  folder,
  env,
  taskId,
}) => {
  const path = join(folder, 'history.ndjson');
  const good = { taskId, analyzeDate: '2025-05-01', sentimentScore: '6.1', aiSummary: 'Calm.' };
  const lines = [
    JSON.stringify(good),
    '{"taskId": "TASK-',
    JSON.stringify({ ...good, sentimentScore: 12 }),
    JSON.stringify({ ...good, taskId: 'TASK-9999' }),
    JSON.stringify({ ...good, aiSummary: 'Better.' }),
  ];
  writeFileSync(path, lines.join('\n'));
  const errors = join(folder, 'rejects.ndjson');
  const first = await smops(env, ['add', path, '--errors', errors]);
  assert.is(first.code, 3);
  assert.equal(summary(first.out), [5, 2, 0, 3]);
  const rejects = readFileSync(errors, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.equal(rejects.map(({ line, field }) => [line, field]).sort(), [
    [2, null],
    [3, 'sentimentScore'],
    [4, 'taskId'],
  ]);
  writeFileSync(path, [lines[0], JSON.stringify({ ...good, sentimentScore: 1.2 }), lines[4]].join('\n'));
  const repaired = await smops(env, ['add', path, '--errors', errors]);
  assert.equal([repaired.code, ...summary(repaired.out)], [0, 3, 1, 2, 0]);
  assert.is(readFileSync(errors, 'utf8'), '');
});

test('a file that is cut off keeps its good rows, and its repair completes the record', async ({
  folder,
  env,
  taskId,
}) => {
  const path = join(folder, 'cut.json');
  const whole = JSON.stringify([comment('c1', 'bagus'), comment('c2', 'teruk'), comment('c3', '好吃')]);
  writeFileSync(path, whole.slice(0, -20));
  const cut = await smops(env, ['add', path, '--task', taskId, '--move-done', join(folder, 'done')]);
  assert.equal([cut.code, ...summary(cut.out)], [3, 3, 2, 0, 1]);
  assert.ok(existsSync(path), 'only what is whole is moved away');
  writeFileSync(path, whole);
  const repaired = await smops(env, ['add', path, '--task', taskId]);
  assert.equal([repaired.code, ...summary(repaired.out)], [0, 3, 1, 2, 0]);
  assert.equal(JSON.parse(cut.out).records, JSON.parse(repaired.out).records);
});

test('columns are named, or remembered, as for smops analyze', async ({ folder, env, taskId }) => {
  const path = join(folder, 'jawapan.csv');
  writeFileSync(
    path,
    'Tinjauan November\nBila,Siapa,Kata\n03/04/2026,Aminah,Banjir lagi\n05/04/2026,Raj,Harga naik\n03/04/2026,,ok\n',
  );
  const argv = ['add', path, '--task', taskId];
  const unnamed = await smops(env, argv);
  assert.is(unnamed.code, 3);
  assert.match(unnamed.err, '--text-column');
  const absent = await smops(env, [...argv, '--text-column', 'Komen', '--header-row', '2']);
  assert.is(absent.code, 3);
  assert.match(absent.err, 'Komen');

  const columns = ['--header-row', '2', '--text-column', 'Kata', '--author-column', '2'];
  const named = await smops(env, [...argv, ...columns]);
  assert.equal([named.code, ...summary(named.out)], [0, 3, 3, 0, 0], named.err);

  const remember = [...columns, '--remember'];
  assert.is((await runCommand([previewCommand], ['preview', path, ...remember], { env })).code, 0);
  const remembered = await smops(env, argv);
  assert.equal([remembered.code, ...summary(remembered.out)], [0, 3, 0, 3, 0], remembered.err);
});

test('a ZIP archive with one comment file is read; with several, and of a web address, it says what to do', async ({
  folder,
  env,
  taskId,
}) => {
  const komen = 'Nama,Komen\nAminah,Ubat sudah sampai\nKumar,Kaunter terlalu lama\n';
  const path = join(folder, 'muat-turun.zip');
  writeFileSync(path, zipOf({ 'gambar/1.jpg': 'jpg', 'eksport/komen.csv': komen }));
  const { code, out, err } = await smops(env, ['import', path, '--task', taskId, '--json']);
  assert.equal([code, ...summary(out)], [0, 2, 2, 0, 0], err);
  writeFileSync(path, zipOf({ 'komen.csv': komen, 'lagi.csv': komen }));
  const several = await smops(env, ['import', path, '--task', taskId]);
  assert.is(several.code, 3);
  assert.match(several.err, /komen\.csv, lagi\.csv/);
  const address = await smops(env, ['import', 'https://example.com/komen.csv', '--task', taskId]);
  assert.is(address.code, 2);
  assert.match(address.err, 'is a web address. Download the file first');
});

test('the sheet of a workbook is chosen by name or number', async ({ folder, env, taskId }) => {
  const path = join(folder, 'dua.xlsx');
  const columns = [{ title: 'Komen', value: (text: string) => text }];
  writeFileSync(
    path,
    await xlsxFile([
      xlsxSheet('Mac', columns, ['Longkang tersumbat di Mac', '路灯坏了']),
      xlsxSheet('April', columns, ['Sudah dibaiki pada April']),
    ]),
  );
  const argv = ['add', path, '--task', taskId, '--dry-run'];
  for (const sheet of ['April', '2']) {
    const { code, out, err } = await smops(env, [...argv, '--sheet', sheet]);
    assert.equal([code, ...summary(out)], [0, 1, 1, 0, 0], err);
  }
  assert.match((await smops(env, [...argv, '--sheet', 'Mei'])).err, 'April');
});

test('an unknown task is told with how to make one, also by --dry-run, and kept among the rejects', async ({
  folder,
  env,
}) => {
  const file = join(folder, 'tanpa-tugas.json');
  writeFileSync(file, JSON.stringify([{ message: 'Harga naik lagi 😤' }]));
  const errors = join(folder, 'tolak.ndjson');
  for (const more of [[], ['--dry-run']]) {
    const { code, err } = await smops(env, ['add', file, '--task', 'TASK-0404', '--errors', errors, ...more]);
    assert.is(code, 3, err);
    assert.match(err, 'There is no task TASK-0404. Make one first (smops tasks add');
    const [line = ''] = readFileSync(errors, 'utf8').split('\n');
    const { file: named, message } = JSON.parse(line);
    assert.is(named, file);
    assert.match(message, 'There is no task TASK-0404');
  }
  rmSync(file);
});

test('a wrongly named file, and one that is no comment file, keep no other from being imported, night after night', async ({
  folder,
  env,
  taskId,
}) => {
  const inbox = join(folder, 'malam');
  mkdirSync(inbox);
  writeFileSync(join(inbox, 'aaa wrong name.json'), JSON.stringify([comment('n0', 'hilang')]));
  writeFileSync(join(inbox, `comments-${taskId}-z.json`), JSON.stringify([comment('n1', 'bagus')]));
  for (const name of ['laporan.docx', '.tersembunyi', '~$laporan.docx', 'muat-turun.csv.part'])
    writeFileSync(join(inbox, name), 'x');
  const errors = join(folder, 'malam-tolak.ndjson');
  const argv = ['add', inbox, '--task-from-name', 'comments-{task}-*', '--errors', errors];
  for (const [night, inserted] of [1, 0].entries()) {
    const { code, out, err } = await smops(env, argv);
    assert.is(code, 3, err);
    assert.equal(summary(out), [1, inserted, 1 - inserted, 0], `night ${night}`);
    assert.equal(
      JSON.parse(out).refused.map((one: { file: string }) => one.file),
      [join(inbox, 'laporan.docx'), join(inbox, 'aaa wrong name.json')],
    );
    assert.match(err, /laporan\.docx: By its name this is not a comment file/);
    assert.match(err, /aaa wrong name\.json: the name does not fit --task-from-name/);
    assert.is(readFileSync(errors, 'utf8').trimEnd().split('\n').length, 2);
  }
});

test('an import that finds nothing to read still says that the token is wrong, or that no server answers', async ({
  folder,
  env,
  server,
}) => {
  const inbox = join(folder, 'kosong');
  mkdirSync(inbox);
  assert.is((await smops(env, ['add', inbox, '--task', 'TASK-0001'])).code, 0);
  const elsewhere = { HOME: folder, SMOPS_URL: server.url, SMOPS_TOKEN: 'smops_tiada_token_ini' };
  const wrong = await smops(elsewhere, ['add', inbox, '--task', 'TASK-0001']);
  assert.is(wrong.code, 4, wrong.err);
  assert.equal(summary(wrong.out), [0, 0, 0, 0], 'the closing line always comes');
  const down = await smops({ ...elsewhere, SMOPS_URL: 'http://127.0.0.1:1' }, ['add', inbox]);
  assert.is(down.code, 7, down.err);
  assert.equal(summary(down.out), [0, 0, 0, 0]);
});

test('--max-errors ends the import early', async ({ folder, env, taskId }) => {
  const path = join(folder, 'many.ndjson');
  const rows = Array.from({ length: 3000 }, (_, at) =>
    JSON.stringify(at % 2 === 0 ? { text: at } : comment(`m${at}`, 'ok')),
  );
  writeFileSync(path, rows.join('\n'));
  const { code, out } = await smops(env, ['add', path, '--task', taskId, '--max-errors', '10']);
  assert.is(code, 3);
  assert.ok(JSON.parse(out).read < 1500, out);
});

test('what cannot begin says why and with which code', async ({ folder, env, taskId }) => {
  const path = join(folder, 'x.json');
  writeFileSync(path, JSON.stringify([comment('x', 'hi')]));
  const codeOf = async (...argv: string[]) => (await smops(env, ['add', ...argv])).code;
  assert.is(await codeOf(), 2);
  assert.is(await codeOf(path), 2);
  assert.is(await codeOf(path, '--task', 'TASK-9999'), 3);
  assert.is(await codeOf(join(folder, 'none.json'), '--task', taskId), 5);
  assert.is(await codeOf(join(folder, 'none-*.json'), '--task', taskId), 0);
  assert.is(await codeOf(path, '--task', taskId, '--max-errors', 'few'), 2);
  assert.is(await codeOf(path, '--task-from-name', 'no-sign'), 2);
  writeFileSync(join(folder, 'empty.json'), '');
  assert.is(await codeOf(join(folder, 'empty.json'), path, '--task', taskId), 3);
});

test('upload, show, export and delete work on the same history', async ({ folder, env, taskId }) => {
  const path = join(folder, 'komen.json');
  writeFileSync(
    path,
    JSON.stringify([comment('u1', 'Servis bagus, terima kasih'), comment('u2', 'teruk betul')]),
  );
  const uploaded = await smops(env, ['add', path, '--wait', '--task', taskId, '--json']);
  assert.is(uploaded.code, 0, uploaded.err);
  const { id } = JSON.parse(uploaded.out);
  assert.match((await smops(env, ['show', 'last'])).out, /score +\d\.\d\/10/);
  assert.match(
    (await smops(env, ['show', String(id), '--comments', '--search', 'teruk'])).out,
    /teruk betul/,
  );
  const csv = join(folder, 'history.csv');
  assert.is((await smops(env, ['list', '--out', csv])).code, 0);
  assert.match(readFileSync(csv, 'utf8'), /Task ID,Analysis Date,Sentiment Score/);
  assert.match((await smops(env, ['show', String(id), '--format', 'csv'])).out, /Servis bagus/);
  const again = JSON.parse((await smops(env, ['add', '--again', String(id), '--json'])).out);
  assert.is(again.taskId, taskId);
  assert.is.not(again.id, id);
  assert.is((await smops(env, ['delete', String(id)])).code, 2);
  const deleted = await smops(env, ['delete', String(id), '--yes']);
  assert.match(deleted.out, `To undo: smops sentiments restore ${id}`);
  assert.is((await smops(env, ['show', String(id)])).code, 5);
  assert.match((await smops(env, ['restore', String(id)])).out, `Restored the analysis ${id} for task`);
  assert.is((await smops(env, ['show', String(id)])).code, 0);
  assert.is((await smops(env, ['restore', 'last'])).code, 2);
});

test('standard input is imported as it comes', async ({ env, taskId }) => {
  const { code, out } = await smops(
    env,
    ['add', '-', '--task', taskId],
    JSON.stringify([comment('s1', '很好')]),
  );
  assert.equal([code, ...summary(out)], [0, 1, 1, 0, 0]);
});

test.run();
