import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { changeSetting, listSettings, requireSettingName } from './config-edit.js';
import { readConfigAndFile } from './config-file.js';
import { canReload } from './config-reference.js';

const test = suite<{ folder: string; file: string; env: Record<string, string> }>('settings in smops.env');

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'smops-settings-'));
  context.file = join(context.folder, 'smops.env');
  context.env = { SMOPS_DATA_DIR: context.folder };
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true, force: true }));

test('are set, replaced and removed; comments stay, and no other user can read the file', ({ file, env }) => {
  changeSetting(env, 'GEMINI_API_KEY', 'kunci "lama" #1');
  assert.is(statSync(file).mode & 0o777, 0o600);
  assert.is(readConfigAndFile(env).providers.gemini.apiKey, 'kunci "lama" #1');
  writeFileSync(file, `# kunci\n${readFileSync(file, 'utf8')}PORT=4000 # pelabuhan\n`);
  changeSetting(env, 'GEMINI_API_KEY', 'baru');
  changeSetting(env, 'PORT', undefined);
  assert.is(readFileSync(file, 'utf8'), '# kunci\nGEMINI_API_KEY=baru\n\n');
});

test('a name that is none is refused with the one that may be meant, also of a secret', ({ env }) => {
  assert.throws(() => requireSettingName(env, 'DELIVERY_SECRETT'), /DELIVERY_SECRET\b/);
  requireSettingName(env, 'DELIVERY_SECRET');
  assert.equal([canReload('WATCH_FOLDER'), canReload('GEMINI_API_KEY')], [false, true]);
});

test('keep a backslash before n, which double quotes make a line end of', ({ env }) => {
  for (const key of [String.raw`kunci\nota`, String.raw`'kunci'\nota`]) {
    changeSetting(env, 'GEMINI_API_KEY', key);
    assert.is(readConfigAndFile(env).providers.gemini.apiKey, key);
  }
  assert.throws(() => changeSetting(env, 'GEMINI_API_KEY', "'`\\n"), /cannot be stored/);
});

test('that are not valid or unknown change nothing', ({ folder, file, env }) => {
  changeSetting(env, 'PORT', '4000');
  assert.throws(() => changeSetting(env, 'PORT', 'banyak'), /^PORT must be a whole number/);
  assert.throws(() => changeSetting(env, 'GEMNI_MODEL', 'x'), /did you mean GEMINI_MODEL\?/);
  assert.throws(() => changeSetting(env, 'SMOPS_TOKEN', 'x'), /set it in the environment/);
  assert.throws(() => changeSetting(env, 'GEMINI_MODEL', 'dua\nbaris'), /cannot be stored/);
  assert.is(readFileSync(file, 'utf8'), 'PORT=4000\n');
  assert.equal(readdirSync(folder), ['smops.env']);
});

test('are listed with where they come from, secrets without their value', ({ file, env }) => {
  assert.equal(listSettings(env), []);
  assert.not.ok(existsSync(file));
  writeFileSync(file, 'DEEPSEEK_9_API_KEY=rahsia\nPORT=4000\nSMOPS_TIME_ZONE=Asia/Singapore\n');
  assert.equal(listSettings({ ...env, PORT: '5000' }), [
    { name: 'PORT', from: 'environment', value: '5000' },
    { name: 'SMOPS_TIME_ZONE', from: 'file', value: 'Asia/Singapore' },
    { name: 'DEEPSEEK_9_API_KEY', from: 'file', value: null },
  ]);
});

test.run();
