import { stripVTControlCharacters } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runCommand } from '../commands/testing.js';
import { usageError } from '../failures/failures.js';
import type { CommandSpec } from '../program/command.js';
import type { Io } from './io.js';
import { printTable } from './print-table.js';

const test = suite('colours of commands');
/** Escape characters shown as ⎋. */
const ESCAPE = /⎋/;
const shown = (text: string) => text.replaceAll('\u001b', '⎋');

const rows = [
  { name: '王小明', status: 'Completed' },
  { name: 'Aminah binti Yusof', status: 'failed' },
];
const list: CommandSpec = {
  path: ['people', 'list'],
  summary: 'people, for this test',
  examples: ['smops people list'],
  async run({ io, json }) {
    if (json) io.out('[]\n');
    else
      printTable(io, rows, [
        { title: 'NAME', value: ({ name }: (typeof rows)[number]) => name, flexible: true },
        { title: 'STATUS', value: ({ status }: (typeof rows)[number]) => status, isState: true },
      ]);
    return undefined;
  },
};
const fail: CommandSpec = {
  path: ['fail'],
  summary: 'fails, for this test',
  examples: ['smops fail'],
  run: async () => {
    throw usageError('It cannot be.');
  },
};

async function smops(argv: string[], more: Partial<Io> = {}) {
  const terminal = { isOutTty: true, isErrTty: true, columns: 20, env: { TERM: 'xterm-256color' } };
  const { out, err } = await runCommand([list, fail], argv, { ...terminal, ...more });
  return { out: shown(out), err: shown(err) };
}

test('a terminal gets a bold head, a faint rule, states and errors in colours', async () => {
  const { out } = await smops(['people', 'list']);
  assert.match(out, /^⎋\[1mNAME +STATUS⎋\[22m\n⎋\[2m─/);
  assert.match(out, /⎋\[32mCompleted⎋\[39m/);
  assert.match(out, /⎋\[31mfailed⎋\[39m/);
  assert.match((await smops(['fail'])).err, /^⎋\[31msmops: It cannot be\.⎋\[39m\n$/);
});

test('colours take no width: without them the table is the same', async () => {
  const colored = await smops(['people', 'list']);
  const plain = await smops(['people', 'list', '--no-color']);
  assert.is(stripVTControlCharacters(colored.out.replaceAll('⎋', '\u001b')), plain.out);
  assert.match(plain.out, /Aminah …|Aminah b?…/);
});

test('a pipe, --json, --quiet, --no-color, NO_COLOR and TERM=dumb have none', async () => {
  const calls: [string[], Partial<Io>][] = [
    [[], { isOutTty: false, isErrTty: false }],
    [['--json'], {}],
    [['--quiet'], {}],
    [['--no-color'], {}],
    [[], { env: { TERM: 'xterm-256color', NO_COLOR: '1' } }],
    [[], { env: { TERM: 'dumb' } }],
    [[], { env: { TERM: 'xterm-256color', FORCE_COLOR: '0' } }],
    [['--json'], { env: { FORCE_COLOR: '1' } }],
  ];
  for (const [options, more] of calls) {
    for (const command of [['people', 'list'], ['fail']]) {
      const { out, err } = await smops([...command, ...options], more);
      assert.not.match(out + err, ESCAPE, JSON.stringify({ options, more }));
    }
  }
  const mixed = await smops(['people', 'list'], { isOutTty: false });
  assert.not.match(mixed.out, ESCAPE, 'the pipe');
});

test('FORCE_COLOR colours a pipe too', async () => {
  const env = { FORCE_COLOR: '1' };
  assert.match((await smops(['people', 'list'], { isOutTty: false, env })).out, ESCAPE);
});

test.run();
