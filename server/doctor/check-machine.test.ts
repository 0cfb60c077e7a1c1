import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkDataFolder, checkNativeParts } from './check-machine.js';

const test = suite<{ folder: string }>('smops doctor: the data folder');

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'smops-doctor-'));
  mkdirSync(join(context.folder, 'db'), { mode: 0o700 });
  for (const name of ['db/PG_VERSION', 'server.json', 'nota-rapat.txt']) {
    writeFileSync(join(context.folder, name), '16');
    chmodSync(join(context.folder, name), 0o600);
  }
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true, force: true }));

/** What it warns of, with the remedies. */
const warningsOf = (folder: string) =>
  checkDataFolder(folder)
    .filter(({ state, name }) => state !== 'ok' && name !== 'disk')
    .map(({ text, remedy }) => [text, remedy]);

test('a folder whose files are for its owner only is well', ({ folder }) => {
  assert.equal(warningsOf(folder), []);
});

test('a folder that others can enter is named, with the command that closes it', ({ folder }) => {
  chmodSync(folder, 0o755);
  assert.equal(warningsOf(folder), [['other users can look into it', `chmod 700 ${folder}`]]);
});

test('files of smops that others have rights to are counted; files of another user are not', ({ folder }) => {
  chmodSync(join(folder, 'nota-rapat.txt'), 0o644);
  assert.equal(warningsOf(folder), []);
  chmodSync(join(folder, 'server.json'), 0o640);
  chmodSync(join(folder, 'db', 'PG_VERSION'), 0o666);
  const [[text = '', remedy] = []] = warningsOf(folder);
  assert.match(
    text,
    /^other users have rights to 2 of its files and folders, such as (db\/PG_VERSION|server\.json)$/,
  );
  assert.is(remedy, `chmod -R go= ${folder}/db ${folder}/server.json`);
});

test('native parts that cannot be loaded are named, with what goes without them', async () => {
  assert.equal(await checkNativeParts(), { name: 'native parts', state: 'ok', text: 'argon2, jieba, sharp' });
  const { state, text, remedy } = await checkNativeParts(
    Promise.resolve({ all: ['argon2', 'sharp'], missing: ['sharp'] }),
  );
  assert.equal([state, text], ['warning', 'sharp cannot be loaded on this machine']);
  assert.match(remedy ?? '', 'no images are taken');
});

test.run();
