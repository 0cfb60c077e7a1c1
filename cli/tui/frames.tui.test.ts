import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { emptyLists } from '@smops/core/records/lists/testing.js';
import { openTestApp, type TestApp } from '@smops/server/testing.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analyse, KEY, openTestTui, type TestTui } from './testing.js';

/** Whole frames as they were looked at. After a change that is meant: SMOPS_FRAMES=write, look at them, commit them. */
const folder = new URL('../../tui/frames/', import.meta.url);
const writes = process.env.SMOPS_FRAMES === 'write';

const test = suite<{ app: TestApp; tui: TestTui | undefined }>('frames of the terminal UI');

test.before(async (context) => {
  context.app = await openTestApp();
  await emptyLists(context.app.connection.db);
  for (const [emailAddress, firstName, lastName, facebookStatus] of [
    ['aminah@example.my', 'Aminah', 'binti Yusof', 'active'],
    ['xm@example.my', '小明', '王', 'pending'],
    ['kumar@example.my', 'Kumar', 'a/l Muthu', 'active'],
    ['emoji@example.my', 'Siti 🌺', 'முத்து', 'suspended'],
  ]) {
    const facebookProfileLink = 'https://www.facebook.com/contoh';
    const body = { emailAddress, firstName, lastName, facebookStatus, facebookProfileLink };
    const answer = await context.app.local('POST', '/api/accounts', body);
    assert.ok(answer.ok, await answer.text());
  }
  for (const [task, requirements] of [
    ['["Like","Share"]', 'Kempen gotong-royong: kongsi sebelum 6 petang'],
    ['["Comment - Promote"]', '为新的社区图书馆写三条留言，语气友善'],
    ['["Comment - Defend"]', 'Jawab dengan sopan 🙏'],
  ]) {
    const answer = await context.app.local('POST', '/api/tasks', {
      date: '2026-03-02',
      socialPlatform: 'Facebook',
      link: 'https://www.facebook.com/contoh/posts/1',
      task,
      requirements,
    });
    assert.ok(answer.ok, await answer.text());
  }
});
test.after(async ({ app }) => await app.close());
test.after.each(async (context) => {
  await context.tui?.close();
  context.tui = undefined;
});

/** Each scene: its tab and size, the keys, and what the screen shows when it is done. */
const SCENES: {
  name: string;
  tab: string;
  size?: [columns: number, rows: number];
  opened: RegExp;
  keys: string[];
  shown: RegExp;
}[] = [
  { name: 'accounts', tab: 'accounts', opened: /4 in all/, keys: [KEY.down], shown: /› 小明/ },
  {
    name: 'accounts-smallest',
    tab: 'accounts',
    size: [60, 16],
    opened: /4 in all/,
    keys: [KEY.down, KEY.down],
    shown: /› Kumar/,
  },
  { name: 'accounts-form', tab: 'accounts', opened: /4 in all/, keys: ['n', '小明'], shown: /小明/ },
  { name: 'accounts-delete', tab: 'accounts', opened: /4 in all/, keys: ['d'], shown: /\[y\/N\]/ },
  {
    name: 'accounts-nothing',
    tab: 'accounts',
    opened: /4 in all/,
    keys: ['/', 'tiada'],
    shown: /Nothing matches/,
  },
  { name: 'help', tab: 'accounts', size: [100, 40], opened: /4 in all/, keys: ['?'], shown: /Everywhere/ },
  { name: 'tasks', tab: 'tasks', size: [120, 24], opened: /3 in all/, keys: [], shown: /社区图书馆/ },
  { name: 'whatsapp-empty', tab: 'whatsapp', opened: /No .* yet|found/, keys: [], shown: /Press n/ },
  { name: 'analyzer-empty', tab: 'analyzer', opened: /No analysis yet/, keys: [], shown: /No analysis yet/ },
  { name: 'analyzer-form', tab: 'analyzer', opened: /No analysis yet/, keys: ['n'], shown: /New Analysis/ },
];

function compare(name: string, frame: string): void {
  const file = new URL(`${name}.txt`, folder);
  if (writes) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, frame);
  }
  assert.fixture(frame, readFileSync(file, 'utf8'));
}

for (const { name, tab, size: [columns, rows] = [100, 24], opened, keys, shown } of SCENES) {
  test(`${name}, ${columns} by ${rows}`, async (context) => {
    const tui = await openTestTui({ app: context.app, tab, columns, rows });
    context.tui = tui;
    await tui.until(opened);
    await tui.press(...keys);
    compare(name, `${await tui.until(shown)}\n`);
  });
}

/** The reader, which shows a run that the scenes before must not see. */
const READER_SCENES: {
  name: string;
  size: [columns: number, rows: number];
  keys: string[];
  shown: RegExp;
}[] = [
  { name: 'reader', size: [80, 24], keys: ['1', '-', 'p'], shown: /Plain spelling/ },
  { name: 'reader-small', size: [60, 20], keys: ['g', 'tanya Kumar', KEY.enter], shown: /⚑ flagged/ },
];

test('the reader, large and small', async (context) => {
  const { app } = context;
  const comments = [
    'Banjir lagi, budak2 xde tempat',
    '东西太贵了，xde duit',
    'Banjir teruk sgt 😤',
    'Banjir teruk sgt 😤',
  ];
  const task = await analyse(app, comments, [
    { name: 'banjir', terms: ['banjir'] },
    { name: '价格', terms: ['贵'] },
    { name: 'kebajikan anak-anak', terms: ['budak'] },
  ]);
  await app.local('POST', `/api/fb-analyzer/task/${task}/draw`, { size: 4 });
  for (const {
    name,
    size: [columns, rows],
    keys,
    shown,
  } of READER_SCENES) {
    const tui = await openTestTui({ app, read: task, columns, rows });
    context.tui = tui;
    await tui.until(/1 of 3/);
    await tui.press(...keys);
    compare(name, `${await tui.until(shown)}\n`);
    await tui.close();
  }
});

test.run();
