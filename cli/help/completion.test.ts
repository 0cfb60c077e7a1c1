import { spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands/commands.js';
import { NOUNS } from '../nouns.js';
import { completionScript } from './completion.js';
import { manPage } from './man-page.js';

const test = suite('completion and manual page');

/** What bash offers for these words, the last one being typed. */
function bashOffers(...words: string[]): string[] {
  const line = words.map((word) => `'${word}'`).join(' ');
  const script = `${completionScript('bash', commands, NOUNS)}
COMP_WORDS=(smops ${line}); COMP_CWORD=${words.length}; _smops; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr, status } = spawnSync('bash', ['--norc', '-c', script], { encoding: 'utf8' });
  assert.is(status, 0, stderr);
  return stdout.split('\n').filter((word) => word !== '');
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
  assert.equal(bashOffers('feeds', 'create', 'ta'), ['tasks']);
  assert.ok(bashOffers('users', 'set-role', 'aminah', '').includes('analyst'));
  assert.ok(bashOffers('users', 'set-role', '--url', 'http://127.0.0.1:9', 'aminah', '').includes('analyst'));
  assert.equal(bashOffers('users', 'set-role', ''), [], 'a name');
  assert.equal(bashOffers('accounts', 'list', '--platform', '=', 'T'), ['TikTok']);
  assert.ok(bashOffers('accounts', 'list', '--platform', '=').includes('TikTok'));
  assert.equal(bashOffers('hel'), ['help']);
  assert.equal(bashOffers('help', 'ta'), ['tasks']);
  assert.equal(bashOffers('help', 'tasks', 'd'), ['delete', 'done']);
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
