import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands/commands.js';
import { runCommand } from '../commands/testing.js';
import { FIRST_WORDS, GROUPS, groupOf } from '../help/groups.js';

const test = suite('help, errors and options before the command');

const smops = (...argv: string[]) => runCommand(commands, argv);

test('a wrong command line is told in one line, with what may be meant and where to look', async () => {
  const lines: [string[], string][] = [
    [['foo'], 'Unknown command foo. See smops --help.'],
    [['stauts'], 'Unknown command stauts. Did you mean status? See smops --help.'],
    [['foo', '--help'], 'Unknown command foo. See smops --help.'],
    [['users', 'lsit', '--help'], 'Unknown command lsit. Did you mean list? See smops users --help.'],
    [['--jsn'], 'Unknown option --jsn. Did you mean --json? See smops --help.'],
    [['status', '--jsn'], 'Unknown option --jsn. Did you mean --json? See smops status --help.'],
    [['users', 'delete'], 'Missing: <name>. See smops users delete --help.'],
    [['raed'], 'Unknown command raed. Did you mean read? See smops --help.'],
    [['users', 'edit', '--role', 'staff'], 'Missing: <role>. See smops users edit --help.'],
    [
      ['read', 'last', '--status', '--limit', '3'],
      'smops read --status does not take --limit. See smops read --status --help.',
    ],
    [['analyses', 'edit', 'last'], 'Say what to change: --name, --pin, --unpin, --side.'],
    [['status', '--url'], '--url <address> needs a value. See smops status --help.'],
    [['man', 'a', 'b'], 'Too many arguments: expected 0, got 2. See smops man --help.'],
    [['--url', 'http://127.0.0.1:9', 'serve'], 'smops serve does not take --url. See smops serve --help.'],
  ];
  for (const [argv, text] of lines) {
    const { out, err, code } = await smops(...argv);
    assert.is(err, `smops: ${text}\n`);
    assert.is(out, '');
    assert.is(code, 2);
  }
  const { err } = await smops('accounts', 'list', '--platform', 'Orkut');
  assert.match(err, /^smops: --platform <platform>: unknown value Orkut\. Choose .*TikTok.*\. See smops/);
});

test('with --json a wrong command line is told as JSON', async () => {
  for (const argv of [
    ['--json', 'foo'],
    ['foo', '--json'],
    ['users', '--json', 'lsit'],
    ['--json'],
    ['tasks', '--json'],
  ]) {
    const { err, out, code } = await smops(...argv);
    assert.is(code, 2);
    assert.is(out, '');
    assert.type(JSON.parse(err).error, 'string', argv.join(' '));
    assert.is(JSON.parse(err).exitCode, 2);
  }
});

test('what was typed is shown without its control characters', async () => {
  assert.not((await smops('foo\u001b[2J')).err.includes('\u001b'));
});

test('help knows commands, nouns and verbs, and says when there is none', async () => {
  assert.match((await smops('help', 'accounts', 'add')).out, /^Usage: smops accounts add /);
  assert.match((await smops('help', 'accounts')).out, /^Usage: smops accounts /);
  assert.match((await smops('help', 'analyze')).out, /^Usage: smops analyze /);
  assert.match((await smops('help')).out, /^Usage: smops /);
  const unknown = await smops('help', 'foo');
  assert.is(unknown.err, 'smops: Unknown command foo. See smops --help.\n');
  assert.is(unknown.code, 2);
  assert.is((await smops('help', 'accounts', 'foo')).code, 2);
});

test('the version is a command too', async () => {
  const { out, code } = await smops('version');
  assert.is(code, 0);
  assert.match(out, /^\d+\.\d+\.\d+/);
  assert.is(JSON.parse((await smops('version', '--json')).out).version, out.trim());
  assert.is((await smops('--no-color', '--version')).out, out);
});

test('options of every command may stand before it', async () => {
  const { out, code } = await smops('--json', 'version');
  assert.is(code, 0);
  assert.type(JSON.parse(out).version, 'string');
  assert.is((await smops('--quiet', '--verbose', 'version')).err, 'smops: --quiet and --verbose: use one.\n');
  const early = await smops('--url', 'nowhere', 'status');
  assert.match(early.err, /nowhere/);
  assert.is(early.code, 2);
  assert.match((await smops('--url', 'nowhere', 'status', '--url', 'elsewhere')).err, /elsewhere/);
});

test('the first help page explains twelve commands, and names the others by group', async () => {
  const { out } = await smops('help');
  const [, listed = ''] = /^Commands:\n((?: {2}.+\n)+)/m.exec(out) ?? [];
  assert.equal(
    [...listed.matchAll(/^ {2}(\w+)/gm)].map(([, word]) => word),
    [...FIRST_WORDS],
  );
  assert.is(FIRST_WORDS.length, 12);
  const [, more = ''] = /^More commands, by group:\n((?: {2}.+\n)+)/m.exec(out) ?? [];
  assert.is(more.trim().split('\n').length, GROUPS.length);
  for (const { path } of commands) {
    const [word = ''] = path;
    assert.ok(groupOf(word) !== undefined, `${word} has no group`);
    assert.match(FIRST_WORDS.includes(word) ? listed : more, new RegExp(`\\b${word}\\b`));
  }
  assert.match(out, /^Examples:\n(?: {2}.+\n){2,4}\n/m);
  assert.match(out, /^Exit codes:\n {2}0 +done\n/m);
  assert.match(out, /^More help:\n {2}smops help GROUP /m);
  assert.is((await smops('--help')).out, out);
});

test('the help of a group has each of its commands in a line', async () => {
  for (const { name, words } of GROUPS) {
    const { out, code } = await smops('help', name);
    assert.is(code, 0);
    for (const { path } of commands.filter(({ path: [word = ''] }) => words.includes(word)))
      assert.match(out, new RegExp(`^ {2}smops ${path.join(' ')} `, 'm'));
  }
  const { out } = await smops('help', 'reports');
  assert.match(out, /^Reports and schedules:\n {2}smops report \[id\] +one page to hand on/);
});

test.run();
