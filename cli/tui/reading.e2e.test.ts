import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Sandbox } from '../testing.js';
import { program, Terminal } from './terminal/testing.js';

const test = suite<{ sandbox: Sandbox; terminal: Terminal }>('smops read in a real terminal');
const SIZE = [80, 24] as const;
const DRAWN = 6;

test.before(async (context) => {
  context.sandbox = await Sandbox.open();
  await context.sandbox.serve();
  const path = join(context.sandbox.folder, 'komen.csv');
  const sayings = [
    'Banjir lagi di kampung',
    '东西太贵了，工资没涨',
    'Terima kasih YB',
    'Air naik sampai pintu',
  ];
  const rows = Array.from({ length: 40 }, (_, at) => `${sayings[at % 4]} ${at}`);
  writeFileSync(path, `message\n${rows.join('\n')}\n`);
  const args = ['analyze', path, '--var', 'banjir', '--var', '价格=贵'];
  const { code, stderr } = await context.sandbox.run(args);
  assert.is(code, 0, stderr);
});
test.after(async ({ sandbox }) => await sandbox.end());
test.after.each(({ terminal }) => terminal?.end());

test('a sample is drawn and judged with keys; after a kill it goes on where it was', async (context) => {
  const { sandbox } = context;
  const terminal = new Terminal(sandbox, { NO_COLOR: '1' }, SIZE);
  context.terminal = terminal;
  await terminal.open('read last', /Draw comments to read/);
  terminal.keys('C-u');
  terminal.type(String(DRAWN));
  terminal.keys('Enter');
  const first = await terminal.until(/1 of 6 .* 0 of 6 read/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what it looks for
  assert.not.match(terminal.frame('-e'), /\u001b\[[\d;]*3\d[;m]/);
  terminal.keys('1', '+', 'Enter');
  await terminal.until(/2 of 6 .* 1 of 6 read/);
  terminal.keys('s');
  await terminal.until(/3 of 6/);
  terminal.tmux('resize-window', '-x', '60', '-y', '20');
  await terminal.until(/^ ?smops.*\n(?:.*\n){18}.*store, next.*\s*$/);
  terminal.keys('2', 'Enter');
  await terminal.until(/4 of 6 .* 2 of 6 read/);
  // Time for the last one to get there: nothing else could be waited for before a kill.
  const read = async () =>
    JSON.parse((await sandbox.run(['read', 'last', '--list', '--json'])).stdout).progress.read;
  while ((await read()) < 2);
  process.kill(terminal.child, 'SIGKILL');
  terminal.end();
  const again = new Terminal(sandbox, {}, SIZE);
  context.terminal = again;
  const next = await again.open('read last', /1 of 4 .* 2 of 6 read/);
  assert.is.not(next.split('\n')[4], first.split('\n')[4], 'nothing is asked twice');
  again.keys('Enter', 'Enter', 'Enter');
  // The skipped one comes last.
  await again.until(/4 of 4 [\s\S]*skipped before/);
  again.keys('Enter');
  await again.until(/How the shares stand[\s\S]*4 comments read in this session[\s\S]*6 of 6 read/);
  again.keys('q');
  await again.shellSays(0);
});

test('^C and SIGTERM give the screen back, also while a judgement is on its way', async (context) => {
  const { sandbox } = context;
  await sandbox.run(['read', 'last', '--draw', '10']);
  const terminal = new Terminal(sandbox, {}, SIZE);
  context.terminal = terminal;
  await terminal.open('read last', /1 of 10/);
  terminal.keys('1', 'Enter');
  await terminal.until(/2 of 10/);
  process.kill(terminal.child, 'SIGTERM');
  await terminal.shellSays(143);
  await terminal.open('read last', /1 of 9/);
  terminal.keys('C-c');
  await terminal.shellSays(130);
});

test('where no screen can be drawn it names the commands that do it', async (context) => {
  const { sandbox } = context;
  const { code, stderr } = await sandbox.run(['read', 'last']);
  assert.is(code, 2);
  assert.match(stderr, /smops read ID --list.*smops read ID --comment/);
  const terminal = new Terminal(sandbox, { TERM: 'screen' }, SIZE);
  context.terminal = terminal;
  await terminal.until(/shell> ?$/m);
  terminal.type(`clear; TERM=dumb '${process.execPath}' '${program}' read last; echo "ended with $?"`);
  terminal.keys('Enter');
  const said = await terminal.until(/ended with \d/);
  assert.match(said, /TERM=dumb[\s\S]*smops read ID --list[\s\S]*--comment[\s\S]*ended with 2/);
});

test('a run that is not there is said in the shell', async (context) => {
  const terminal = new Terminal(context.sandbox, {}, SIZE);
  context.terminal = terminal;
  await terminal.until(/shell> ?$/m);
  terminal.type(`'${process.execPath}' '${program}' read zzz`);
  terminal.keys('Enter');
  await terminal.until(/There is no analysis zzz/);
});

test.run();
