import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands/commands.js';
import { saveProfile } from '../connection/profiles.js';
import { completionScript } from './completion.js';
import { manPage } from './man-page.js';
import { NOUNS } from './nouns.js';

const test = suite('completion and manual page');
/** Tried where it is installed. */
const FISH: string = 'fish';

/** What bash offers for these words, the last one being typed. */
function bashOffers(...words: string[]): string[] {
  const line = words.map((word) => `'${word}'`).join(' ');
  const script = `${completionScript('bash', commands, NOUNS)}
COMP_WORDS=(smops ${line}); COMP_CWORD=${words.length}; _smops; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr, status } = spawnSync('bash', ['--norc', '-c', script], { encoding: 'utf8' });
  assert.is(status, 0, stderr);
  return stdout.split('\n').filter((word) => word !== '');
}

/** What a shell's script offers for these words, if the shell is installed. */
function fishOffers(...words: string[]): string[] {
  const script = `${completionScript('fish', commands, NOUNS)}\ncomplete -C '${['smops', ...words].join(' ')}'`;
  const folder = mkdtempSync(join(tmpdir(), 'smops-fish-'));
  writeFileSync(join(folder, 'offers.fish'), script);
  const { stdout } = spawnSync(FISH, ['--no-config', join(folder, 'offers.fish')], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return stdout.split('\n').flatMap((line) => line.split('\t')[0] || []);
}

/** zsh completes in its line editor only: its builtins are replaced by ones that print. */
function zshOffers(...words: string[]): string[] {
  const script = `compdef() { :; }; compset() { :; }; _files() { :; }
compadd() { print -l -- \${(P)@[-1]}; }; _describe() { print -l -- \${\${(P)2}%%:*}; }
${completionScript('zsh', commands, NOUNS)}
words=(smops ${words.map((word) => `'${word}'`).join(' ')}); CURRENT=$#words; _smops`;
  const { stdout } = spawnSync('zsh', ['-f', '-s'], { input: script, encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((word) => word !== '' && word.startsWith(words.at(-1) ?? ''))
    .sort();
}

test('bash completes nouns, verbs, options and choices', () => {
  assert.equal(bashOffers('ta'), ['tasks']);
  assert.equal(bashOffers('tasks', 'd'), ['delete', 'done']);
  assert.ok(bashOffers('analyze', '--').includes('--vars-file'));
  assert.ok(bashOffers('accounts', 'list', '--').includes('--columns'));
  assert.equal(bashOffers('tasks', 'list', '--status', ''), ['In\\ Progress', 'Completed']);
  assert.equal(bashOffers('accounts', 'list', '--platform', 'T'), ['TikTok']);
  assert.equal(bashOffers('analyze', 'komen'), []);
});

test('bash completes arguments with choices, --name=value and what help knows', () => {
  assert.equal(bashOffers('completion', ''), ['bash', 'zsh', 'fish']);
  assert.equal(bashOffers('feeds', 'add', 'ta'), ['tasks']);
  assert.ok(bashOffers('destinations', 'add', '--url', 'http://127.0.0.1:9', '').includes('mail'));
  assert.equal(bashOffers('destinations', 'add', 'mail', ''), [], 'a name');
  assert.ok(bashOffers('users', 'edit', 'aminah', '--role', '').includes('analyst'));
  assert.equal(bashOffers('read', 'last', '--sta'), ['--status']);
  assert.equal(bashOffers('read', 'last', '--list', '--queue', 'd'), ['drawn', 'disputed', 'done']);
  assert.equal(bashOffers('analyses', 'ju'), [], 'an old spelling');
  assert.equal(bashOffers('accounts', 'list', '--platform', '=', 'T'), ['TikTok']);
  assert.ok(bashOffers('accounts', 'list', '--platform', '=').includes('TikTok'));
  assert.equal(bashOffers('hel'), ['help']);
  assert.equal(bashOffers('help', 'ta'), ['tasks']);
  assert.equal(bashOffers('help', 'tasks', 'd'), ['delete', 'done']);
});

test('bash completes columns, behind a comma too, and the profiles that smops login has kept', () => {
  assert.equal(bashOffers('accounts', 'list', '--columns', 'na'), ['name']);
  assert.equal(bashOffers('accounts', 'list', '--columns', 'name,em'), ['name,email']);
  assert.ok(bashOffers('analyses', 'list', '--columns', '').includes('when'), 'without the city behind it');
  const home = mkdtempSync(join(tmpdir(), 'smops-profiles-'));
  const before = process.env.XDG_CONFIG_HOME;
  process.env.XDG_CONFIG_HOME = home;
  try {
    assert.equal(bashOffers('status', '--profile', ''), [], 'there was no sign-in');
    for (const name of ['default', 'pejabat'])
      saveProfile({ env: process.env }, name, { url: 'https://smops.example', token: 'smops_x' });
    assert.equal(bashOffers('status', '--profile', ''), ['default', 'pejabat']);
    assert.equal(bashOffers('status', '--profile', 'p'), ['pejabat']);
    for (const shell of ['zsh', 'fish'] as const) {
      const offers = { zsh: zshOffers, fish: fishOffers }[shell];
      if (spawnSync(shell, ['-c', ':']).status !== 0) continue;
      assert.equal(offers('tasks', 'd'), ['delete', 'done'], shell);
      assert.equal(offers('status', '--profile', 'p'), ['pejabat'], shell);
      assert.equal(offers('completion', ''), ['bash', 'fish', 'zsh'], shell);
      assert.ok(offers('destinations', 'add', '--url', 'http://127.0.0.1:9', '').includes('mail'));
    }
  } finally {
    if (before === undefined) delete process.env.XDG_CONFIG_HOME;
    else process.env.XDG_CONFIG_HOME = before;
    rmSync(home, { recursive: true });
  }
});

test('every shell gets every command', () => {
  for (const shell of ['bash', 'zsh', 'fish'] as const) {
    const script = completionScript(shell, commands, NOUNS);
    for (const { path } of commands)
      assert.ok(script.includes(path.at(-1) as string), `${shell}: ${path.join(' ')}`);
  }
});

test('the manual page has every command, and roff takes nothing for a request', () => {
  const page = manPage(commands, '1.2.3', '2026-11-21');
  assert.match(page, /^\.TH SMOPS 1 "2026-11-21" "smops 1\.2\.3"/);
  for (const { path } of commands) {
    assert.ok(page.includes(`.SS smops ${path.join(' ').replaceAll('-', '\\-')}`), path.join(' '));
  }
  const requests = new Set(page.split('\n').flatMap((line) => /^\.(\S+)/.exec(line)?.[1] ?? []));
  assert.equal([...requests].sort(), ['B', 'PP', 'RE', 'RS', 'SH', 'SS', 'TH', 'TP', 'br', 'fi', 'nf']);
});

test.run();
