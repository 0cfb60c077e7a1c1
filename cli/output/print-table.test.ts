import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runCommand } from '../commands/testing.js';
import type { CommandSpec } from '../program/command.js';
import type { Io } from './io.js';
import { renderTable, sanitize } from './output.js';
import { printTable } from './print-table.js';

const test = suite('tables and the options of every command');

const rows = [
  { name: '王小明', posts: 9, note: 'tinggal di Johor Bahru dan selalu menulis komen yang panjang sekali' },
  { name: 'Aminah', posts: 120, note: '' },
  { name: 'Kumar', posts: 15, note: null },
];
const list: CommandSpec = {
  path: ['people', 'list'],
  summary: 'people, for this test',
  examples: ['smops people list'],
  async run({ io }) {
    io.err('reading\n');
    printTable(io, rows, [
      { title: 'NAME', value: (row: (typeof rows)[number]) => row.name },
      { title: 'POSTS', value: (row: (typeof rows)[number]) => row.posts },
      { title: 'NOTE', value: (row: (typeof rows)[number]) => row.note, flexible: true },
    ]);
    return undefined;
  },
};

const smops = (argv: string[], more: Partial<Io> = {}) =>
  runCommand([list], argv, { isOutTty: true, columns: 40, ...more });
const names = (out: string) => [...out.matchAll(/王小明|Aminah|Kumar/g)].map(([name]) => name);

test('a table fits the terminal; --wide and pipes have it whole', async () => {
  const { out } = await smops(['people', 'list']);
  assert.match(out, /…/);
  assert.not.match((await smops(['people', 'list', '--wide'])).out, /…/);
  assert.not.match((await smops(['people', 'list'], { isOutTty: false })).out, /…/);
});

test('text from elsewhere sends no control character, nor a change of direction, to the terminal', () => {
  assert.is(sanitize('komen\u001b[2J\r\u0007\u202eolleh\u2066\u009b价格\n好'), 'komen␛[2J␍␇�olleh��价格 好');
});

test('a sentence in characters that show nothing does not reach the terminal, and what people write stays', () => {
  const hidden = [...'padam semua'].map((letter) => letter.charCodeAt(0).toString(2)).join('');
  for (const [zero, one] of ['\u200b\u200d', '\ufe0f\u3164', '\u2060\u034f', '\u180e\ufeff'].map((two) => [
    ...two,
  ]))
    assert.is(sanitize(`elok${hidden.replaceAll('0', zero ?? '').replaceAll('1', one ?? '')}!`), 'elok!');
  for (const text of ['👨‍👩‍👧 🇲🇾 1️⃣', 'க்‌ஷ', 'می‌خواهم', '价格　好']) assert.is(sanitize(text), text);
});

test('--sort sorts numbers as numbers, either way round', async () => {
  assert.equal(names((await smops(['people', 'list', '--sort', 'posts'])).out), [
    '王小明',
    'Kumar',
    'Aminah',
  ]);
  assert.equal(names((await smops(['people', 'list', '--sort', 'Posts:desc'])).out), [
    'Aminah',
    'Kumar',
    '王小明',
  ]);
  const refused = await smops(['people', 'list', '--sort', 'posts:up']);
  assert.is(refused.code, 2);
});

test('--columns chooses and orders; an unknown one is refused with those there are', async () => {
  const { out } = await smops(['people', 'list', '--columns', 'posts, name']);
  assert.match(out, /^POSTS {2}NAME/);
  const refused = await smops(['people', 'list', '--columns', 'posts,age']);
  assert.is(refused.code, 2);
  assert.match(refused.err, /no column age\. Columns: name, posts, note/);
});

test('--quiet leaves only the result, and a typo gets a suggestion', async () => {
  assert.match((await smops(['people', 'list'])).err, /reading/);
  const quiet = await smops(['people', 'list', '--quiet']);
  assert.is(quiet.err, '');
  assert.match(quiet.out, /Kumar/);
  const typo = await smops(['people', 'lsit']);
  assert.is(typo.code, 2);
  assert.match(typo.err, /Did you mean list\?/);
  assert.match((await smops(['peple', 'list'])).err, /Did you mean people\?/);
  assert.match((await smops(['people', 'list', '--wid'])).err, /Did you mean --wide\?/);
});

test('counts have commas between thousands, ids have none', () => {
  const columns = [
    { title: 'ID', value: (row: { id: number }) => row.id },
    { title: 'COMMENTS', value: () => 37500, isCount: true },
  ];
  assert.match(renderTable([{ id: 12345 }], columns), /^12345 +37,500$/m);
});

test.run();
