import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { makeImage, makeNoise } from '@smops/core/platform/objects/images/testing.js';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';
import { portraitsCommands } from './portraits.command.js';

interface World {
  folder: string;
  server: RunningServer;
  env: Record<string, string>;
}

const test = suite<World>('smops portraits');

test.before(async (world) => {
  Object.assign(world, await serveCommandFolder());
});
test.after(removeCommandFolder);

const smops = (env: Record<string, string>, ...argv: string[]) =>
  runCommand(portraitsCommands, ['portraits', ...argv], { env });

test('an image is uploaded, listed, downloaded and deleted', async ({ env, folder }) => {
  assert.match((await smops(env, 'list')).out, /No portraits yet/);
  const file = join(folder, '脸 一.png');
  writeFileSync(file, await makeImage('png', { width: 300, height: 200 }));
  const uploaded = await smops(env, 'add', file, '--json');
  const [portrait] = JSON.parse(uploaded.out);
  assert.equal([uploaded.code, portrait.originalFilename, portrait.width], [0, '脸 一.png', 300]);
  assert.match((await smops(env, 'list')).out, /png +300×200 +\d+ KB +脸 一\.png/);
  const out = join(folder, 'kembali.png');
  const saved = await smops(env, 'download', String(portrait.id), '--out', out);
  assert.equal([saved.code, readFileSync(out).length], [0, portrait.sizeBytes]);
  assert.is(
    (await smops(env, 'download', String(portrait.id), '--out', out)).code,
    6,
    'nothing is overwritten',
  );
  assert.is((await smops(env, 'delete', String(portrait.id))).code, 2, 'without a terminal --yes is needed');
  assert.is((await smops(env, 'delete', String(portrait.id), '--yes')).code, 0);
  assert.is((await smops(env, 'delete', String(portrait.id), '--yes')).code, 5);
  assert.is((await smops(env, 'download', 'x')).code, 2);
});

test('of several files the good ones are saved and the others named', async ({ env, folder }) => {
  const [good, bad] = [join(folder, 'baik.jpg'), join(folder, 'buruk.jpg')];
  writeFileSync(good, await makeImage('jpeg'));
  writeFileSync(bad, '<svg/>');
  const mixed = await smops(env, 'add', bad, good, join(folder, 'tiada.png'));
  assert.is(mixed.code, 3);
  assert.match(mixed.out, /baik\.jpg as portrait \d+/);
  assert.match(mixed.err, /buruk\.jpg: This file is not a supported image/);
  assert.match(mixed.err, /tiada\.png does not exist/);
  assert.is((await smops(env, 'add', bad)).code, 3);
  assert.is((await smops(env, 'add', join(folder, 'tiada.png'))).code, 5);
  const large = join(folder, 'besar.png');
  writeFileSync(large, Buffer.alloc(10 * 1024 * 1024 + 1));
  assert.match((await smops(env, 'add', large)).err, /larger than 10 MiB/);
});

test('an image of almost 10 MiB is uploaded', async ({ env, folder }) => {
  const file = join(folder, 'bunyi.png');
  const bytes = await makeNoise(1600, 1200);
  assert.ok(bytes.length > 5 * 1024 * 1024 && bytes.length < 10 * 1024 * 1024, String(bytes.length));
  writeFileSync(file, bytes);
  assert.is((await smops(env, 'add', file)).code, 0);
});

test('an image is saved under a base name, whatever the server calls it', async ({ folder }) => {
  const here = join(folder, 'sini');
  mkdirSync(here);
  const names = ['../luar/.profile', '..\\..\\gambar.png', '-rf', '.bashrc', '../..', '/etc/x.png'];
  const portraits = names.map((originalFilename, id) => ({ id, originalFilename, sizeBytes: 5 }));
  const fake = createServer((request, response) => {
    const isList = request.url === '/api/user-profile-images';
    response.writeHead(200, { 'content-type': isList ? 'application/json' : 'image/png' });
    response.end(isList ? JSON.stringify(portraits) : 'bytes');
  });
  await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(fake.address() as AddressInfo).port}`;
  const env = { HOME: folder, SMOPS_DATA_DIR: join(folder, 'tiada'), SMOPS_TOKEN: 'smops_x' };
  const before = process.cwd();
  process.chdir(here);
  try {
    for (const { id } of portraits) {
      const { code, err } = await smops(env, 'download', String(id), '--url', url);
      assert.is(code, 0, `${names[id]}: ${err}`);
    }
  } finally {
    process.chdir(before);
    fake.close();
  }
  assert.equal(readdirSync(here).sort(), ['bashrc', 'gambar.png', 'image', 'profile', 'rf', 'x.png']);
  assert.not(existsSync(join(folder, 'luar')));
});

test.run();
