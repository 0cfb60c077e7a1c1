import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Call } from '../../program/command.js';
import { installTask, taskStatus, taskXml, uninstallTask } from './scheduled-task.js';

const test = suite<{ folder: string }>('the scheduled task of Windows');

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'smops-task-'));
  mkdirSync(join(context.folder, 'bin'));
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true }));

/** Puts a schtasks on the PATH that notes its words, keeps a copy of the task, and then does `script`. */
function fakeSchtasks(folder: string, script = 'exit 0'): void {
  const path = join(folder, 'bin/schtasks');
  writeFileSync(
    path,
    `#!/bin/sh\necho "$@" >> '${folder}/calls'\n[ "$5" = /XML ] && cp "$6" '${folder}/task.xml'\n${script}\n`,
  );
  chmodSync(path, 0o755);
}

function run(folder: string, work: (call: Call) => void, options = {}): string {
  let text = '';
  const env = {
    PATH: `${folder}/bin:/usr/bin:/bin`,
    SMOPS_DATA_DIR: join(folder, 'data kedai'),
    USERDOMAIN: 'PEJABAT',
    USERNAME: '陈 美玲',
  };
  work({ args: [], options, io: { env, out: (more: string) => (text += more) }, json: false } as never);
  return text;
}
const calls = (folder: string) => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');

test('starts the server when its user signs in, for as long as it runs, on a laptop without power too', () => {
  const xml = taskXml({
    program: 'C:\\Alat & Data\\smops\\node.exe',
    script: 'C:\\Alat & Data\\smops\\smops.mjs',
    user: 'PEJABAT\\陈 美玲',
  });
  assert.match(xml, '<LogonTrigger><Enabled>true</Enabled><UserId>PEJABAT\\陈 美玲</UserId></LogonTrigger>');
  assert.match(xml, '<Command>C:\\Alat &amp; Data\\smops\\node.exe</Command>');
  assert.match(xml, '<Arguments>"C:\\Alat &amp; Data\\smops\\smops.mjs" serve</Arguments>');
  assert.match(xml, '<WorkingDirectory>C:\\Alat &amp; Data\\smops</WorkingDirectory>');
  assert.match(xml, '<ExecutionTimeLimit>PT0S</ExecutionTimeLimit>');
  assert.match(xml, '<DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>');
});

test('is made and started, and each step is said', ({ folder }) => {
  fakeSchtasks(folder);
  const text = run(folder, (call) => installTask(call, 'C:\\smops\\smops.mjs'));
  assert.match(calls(folder)[0] ?? '', /^\/Create \/F \/TN smops \/XML .*task\.xml$/);
  assert.is(calls(folder)[1], '/Run /TN smops');
  assert.match(text, `Its data lies in ${folder}/data kedai.`);
  const xml = readFileSync(join(folder, 'task.xml'), 'utf16le');
  assert.match(xml, /^\uFEFF<\?xml version="1.0" encoding="UTF-16"\?>/);
  assert.match(xml, '<UserId>PEJABAT\\陈 美玲</UserId>');
});

test('that Windows refuses is said with what to do, and nothing is left', ({ folder }) => {
  fakeSchtasks(folder, 'exit 1');
  assert.throws(
    () => run(folder, (call) => installTask(call, 'C:\\smops\\smops.mjs')),
    /Run as administrator/,
  );
  assert.not(existsSync(join(folder, 'data kedai/task.xml')));
});

test('is looked up and removed; one that is not there is named', ({ folder }) => {
  fakeSchtasks(folder);
  assert.is(run(folder, taskStatus), 'scheduled task smops: enabled, smops does not run\n');
  assert.match(run(folder, uninstallTask), 'The data stays in');
  assert.equal(calls(folder).slice(-3), ['/Query /TN smops', '/End /TN smops', '/Delete /F /TN smops']);
  fakeSchtasks(folder, 'exit 1');
  for (const work of [taskStatus, uninstallTask])
    assert.throws(() => run(folder, work), /There is no scheduled task smops/);
});

test('is never of the machine', ({ folder }) => {
  assert.throws(() => run(folder, taskStatus, { system: true }), /leave --system out/);
});

test.run();
