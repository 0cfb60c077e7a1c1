import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FakeProvider, startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Sandbox } from '../testing.js';

const test = suite<{ sandbox: Sandbox; fake: FakeProvider }>('SIGHUP');
test.before(async (context) => {
  context.sandbox = await Sandbox.open();
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
  await server.until(/read the configuration again; changed: DEEPSEEK_9_API_KEY\n/);
  fake.setProfile(QUIET);
  const resumed = await sandbox.run(['analyses', 'resume', 'last', '--json']);
  assert.is(resumed.code, 0, resumed.stderr);
  assert.equal(JSON.parse(resumed.stdout).results.statistics, { lubang: 1 });
  assert.ok(fake.stats.keys.has('kunci-baru'));

  writeFileSync(file, `DEEPSEEK_9_API_KEY=kunci-baru\nDEEPSEEK_9_URL=${fake.url}\nSMOPS_PROVIDERS=local\n`);
  server.child.kill('SIGHUP');
  await server.until(/changed: SMOPS_PROVIDERS/);
  const forbidden = await sandbox.run(['analyze', comments, '--var', 'jem', '--provider', 'deepseek-9']);
  assert.is(forbidden.code, 4, forbidden.stderr);
  assert.match(forbidden.stderr, /SMOPS_PROVIDERS|not allow/);
  assert.match((await sandbox.run(['status'])).stdout, /Comments do not leave this machine/);
  const here = await sandbox.run(['analyze', comments, '--var', 'jem', '--provider', 'local']);
  assert.is(here.code, 0, here.stderr);

  writeFileSync(file, 'SMOPS_DAILY_BUGET_USD=5\n');
  const env = { SMOPS_CONFIG_FILE: file };
  const misspelt = await sandbox.run(['reload'], { env });
  assert.is(misspelt.code, 2);
  assert.match(misspelt.stderr, 'did you mean SMOPS_DAILY_BUDGET_USD?');
  server.child.kill('SIGHUP');
  await server.until(/stays as it was: SMOPS_DAILY_BUGET_USD is unknown/);
  writeFileSync(file, 'SMOPS_DAILY_BUDGET_USD=5\nPORT=0\n');
  const reloaded = await sandbox.run(['reload'], { env });
  assert.is(reloaded.code, 0, reloaded.stderr);
  await server.until(/changed: .*SMOPS_DAILY_BUDGET_USD/);

  writeFileSync(file, 'SMOPS_MAX_COMMENTS=banyak\n');
  server.child.kill('SIGHUP');
  await server.until(/the configuration stays as it was: SMOPS_MAX_COMMENTS must be/);
  server.child.kill('SIGTERM');
  const { code, stdout, stderr } = await server.ended;
  assert.is(code, 143);
  assert.not.match(stdout + stderr, /kunci-(lama|baru)/);
});

test.run();
