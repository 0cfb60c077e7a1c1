import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Sandbox } from '../testing.js';
import { program, Terminal } from './terminal/testing.js';

/** Starts a server; the returned function ends it. */
async function serve(sandbox: Sandbox): Promise<() => Promise<void>> {
  const { child, ended } = await sandbox.serve();
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

const test = suite<{ sandbox: Sandbox; terminal: Terminal; stop: () => Promise<void> }>(
  'the terminal UI in a real terminal',
);

test.before(async (context) => {
  context.sandbox = await Sandbox.open();
  context.stop = await serve(context.sandbox);
  for (const [email, first, last] of [
    ['aminah@example.my', 'Aminah', 'binti Yusof'],
    ['xm@example.my', '小明', '王'],
  ]) {
    const args = ['--email', email as string, '--first', first as string, '--last', last as string];
    const added = await context.sandbox.run(['accounts', 'add', ...args, '--facebook-status', 'active']);
    assert.is(added.code, 0, added.stderr);
  }
});
test.after(async ({ sandbox }) => await sandbox.end());
test.after.each(({ terminal }) => terminal?.end());

test('keys, Chinese input and a paste arrive; q gives the shell its screen back', async (context) => {
  const terminal = new Terminal(context.sandbox);
  context.terminal = terminal;
  const first = await terminal.open();
  assert.match(first, /\[1 Accounts\] 2 Tasks/);
  assert.match(first, /› Aminah binti Yusof +aminah@example\.my/);
  assert.ok(terminal.frame('-e').includes('\u001b['), 'the chosen tab and row stand out');
  const columns = first.split('\n').filter((text) => text.includes('@example.my'));
  assert.is(columns.length, 2);
  terminal.keys('/');
  terminal.type('王');
  await terminal.until(/1 of 2|\/ 王/);
  terminal.keys('Enter');
  const found = await terminal.until(/1 of 2 {2}search: 王/);
  assert.match(found, /› 小明 王/);
  terminal.keys('Escape');
  await terminal.until(/2 in all/);
  terminal.keys('/');
  terminal.tmux('set-buffer', 'q小明q');
  terminal.tmux('paste-buffer', '-p');
  await terminal.until(/\/ q小明q/);
  terminal.keys('Escape');
  await terminal.until(/2 in all/);
  terminal.keys('q');
  await terminal.shellSays(0);
});

test('it follows the window from 120x40 down to 60x16', async (context) => {
  const terminal = new Terminal(context.sandbox);
  context.terminal = terminal;
  await terminal.open();
  for (const [columns, rows] of [
    [120, 40],
    [60, 16],
  ] as const) {
    terminal.tmux('resize-window', '-x', String(columns), '-y', String(rows));
    // tmux shows the old frame, cut, until the new one is drawn: tab bar in the first line, keys in the last.
    await terminal.until(
      new RegExp(`^ ?(?:smops )?\\[1 Accounts\\].*\\n(?:.*\\n){${rows - 2}}.*Enter details.*\\s*$`),
    );
  }
  terminal.keys('q');
  await terminal.shellSays(0);
});

test('^C ends it, ^Z stops it and fg brings it back as it was', async (context) => {
  const terminal = new Terminal(context.sandbox);
  context.terminal = terminal;
  await terminal.open();
  terminal.keys('j');
  await terminal.until(/› 小明 王/);
  terminal.keys('C-z');
  await terminal.until(/Stopped/);
  terminal.type('echo still a shell; fg');
  terminal.keys('Enter');
  await terminal.until(/› 小明 王/);
  terminal.keys('k');
  await terminal.until(/› Aminah/);
  terminal.keys('C-c');
  await terminal.shellSays(130);
});

test('SIGTERM gives the screen back with 143', async (context) => {
  const terminal = new Terminal(context.sandbox);
  context.terminal = terminal;
  await terminal.open();
  process.kill(terminal.child, 'SIGTERM');
  await terminal.shellSays(143);
});

test('with NO_COLOR nothing is coloured and everything is still there', async (context) => {
  const terminal = new Terminal(context.sandbox, { NO_COLOR: '1' });
  context.terminal = terminal;
  await terminal.open();
  const frame = terminal.frame('-e');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what it looks for
  assert.not.match(frame, /\u001b\[[\d;]*3\d[;m]/);
  assert.match(frame, /\[1 Accounts\]/);
  assert.match(frame, /› Aminah/);
  terminal.keys('q');
  await terminal.shellSays(0);
});

test('its colours need no variable, and do not mind one of a build server', async (context) => {
  const terminal = new Terminal(context.sandbox, { CI: 'true' });
  context.terminal = terminal;
  await terminal.open();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what it looks for
  assert.match(terminal.frame('-e'), /\u001b\[[\d;]*36m/, 'the name in cyan');
  terminal.keys('q');
  await terminal.shellSays(0);
});

test('where no screen can be drawn it says what to use instead', async (context) => {
  const terminal = new Terminal(context.sandbox, { TERM: 'screen' });
  context.terminal = terminal;
  for (const args of ['', 'ui', 'ui --screen-reader']) {
    await terminal.until(/shell> ?$/m);
    terminal.type(`clear; TERM=dumb '${process.execPath}' '${program}' ${args}; echo "ended with $?"`);
    terminal.keys('Enter');
    const said = await terminal.until(/ended with \d/);
    assert.match(said, /TERM=dumb[\s\S]*smops accounts list[\s\S]*ended with 2/);
  }
});

test('a long paste is shown whole, and typing goes on behind it', async (context) => {
  const terminal = new Terminal(context.sandbox);
  context.terminal = terminal;
  await terminal.open();
  terminal.keys('2');
  await terminal.until(/Task List/);
  terminal.keys('n');
  await terminal.until(/Add New Task/);
  for (let field = 0; field < 4; field++) terminal.keys('Tab');
  await terminal.until(/› Requirements/);
  terminal.tmux('set-buffer', `${'Sila kongsi sebelum jam enam. '.repeat(66)}TAMAT`);
  terminal.tmux('paste-buffer', '-p');
  await terminal.until(/TAMAT$/m);
  terminal.type('!');
  await terminal.until(/TAMAT!$/m);
  terminal.keys('C-c', 'C-c');
  await terminal.shellSays(130);
});

test('after a restart of the server r finds it again; while none runs it is said', async (context) => {
  const { sandbox } = context;
  const terminal = new Terminal(sandbox);
  context.terminal = terminal;
  await terminal.open();
  await context.stop();
  terminal.keys('r');
  const away = await terminal.until(/✗ The server does not answer[\s\S]*Press r to try again/);
  assert.match(away, /Aminah/, 'what was loaded stays');
  context.stop = await serve(sandbox);
  terminal.keys('r');
  await terminal.until(/2 in all[^✗]*$/);
  terminal.keys('q');
  await terminal.shellSays(0);
});

test('for screen readers it writes plain lines, without an alternate screen', async (context) => {
  const terminal = new Terminal(context.sandbox, { INK_SCREEN_READER: 'true' });
  context.terminal = terminal;
  const frame = await terminal.open();
  assert.is(terminal.tmux('display-message', '-p', '#{alternate_on}').trim(), '0');
  assert.match(frame, /Aminah binti Yusof +aminah@example\.my/);
  terminal.keys('q');
  await terminal.shellSays(0);
});

test.run();
