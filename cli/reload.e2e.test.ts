import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FakeProvider, startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Sandbox } from './testing.js';

const test = suite<{ sandbox: Sandbox; fake: FakeProvider }>('SIGHUP');
test.before(async (context) => {
  context.sandbox = new Sandbox();
  context.fake = await startFakeProvider(QUIET);
});
test.after(async ({ sandbox, fake }) => {
  await sandbox.end();
  await fake.close();
});

test('a changed key is read again, and a run that paused for it goes on', async ({ sandbox, fake }) => {
  const file = join(sandbox.folder, 'kunci.env');
  const comments = join(sandbox.folder, 'komen.json');
  writeFileSync(comments, JSON.stringify([{ text: 'Jalan banyak lubang' }, { text: '停车位不够' }]));
  const write = (key: string) =>
    writeFileSync(file, `DEEPSEEK_9_API_KEY=${key}\nDEEPSEEK_9_URL=${fake.url}\nPORT=0\n`);
  write('kunci-lama');
  const server = await sandbox.serve({ env: { SMOPS_CONFIG_FILE: file } });
  fake.setProfile({ ...QUIET, faults: { 'status-401': 1 } });
  const refused = await sandbox.run(['analyze', comments, '--var', 'lubang', '--provider', 'deepseek-9']);
  assert.is(refused.code, 7);
  assert.match(refused.stderr, /paused: .*401/);

  write('kunci-baru');
  server.child.kill('SIGHUP');
  await server.until(/read the configuration again; changed: deepseek-9\n/);
  fake.setProfile(QUIET);
  const resumed = await sandbox.run(['analyses', 'resume', 'last', '--json']);
  assert.is(resumed.code, 0, resumed.stderr);
  assert.equal(JSON.parse(resumed.stdout).results.statistics, { lubang: 1 });
  assert.ok(fake.stats.keys.has('kunci-baru'));

  writeFileSync(file, 'SMOPS_MAX_COMMENTS=banyak\n');
  server.child.kill('SIGHUP');
  await server.until(/the configuration stays as it was: SMOPS_MAX_COMMENTS must be/);
  server.child.kill('SIGTERM');
  const { code, stdout, stderr } = await server.ended;
  assert.is(code, 143);
  assert.not.match(stdout + stderr, /kunci-(lama|baru)/);
});

test.run();
