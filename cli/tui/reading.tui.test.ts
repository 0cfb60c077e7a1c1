import { READING } from '@smops/core/judging/reading/reading.operations.js';
import { createClient } from '@smops/server/client/client.js';
import { type AnyJson, type Caller, LOCAL_TOKEN, openTestApp, type TestApp } from '@smops/server/testing.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analyse, KEY, openTestTui, type TestTui } from './testing.js';

const test = suite<{ app: TestApp; tui: TestTui; task: string }>('the reader in the terminal UI');

const SAYINGS = [
  'Banjir lagi di kampung, x ada bantuan',
  'Air naik sampai pintu rumah',
  'Harga ayam naik',
  '东西太贵了',
  'Terima kasih YB',
];
/** Other ones for each test: what is said of a text holds in every run. */
const commentsOf = (name: number) =>
  Array.from({ length: 60 }, (_, at) =>
    at < 4 ? `Banjir teruk 😤 ${name}` : `${SAYINGS[at % 5]} ${name}.${at}`,
  );
let tests = 0;
const VARIABLES = [
  { name: 'banjir', terms: ['banjir'] },
  { name: '价格', terms: ['贵', 'harga'] },
];

test.before(async (context) => {
  context.app = await openTestApp();
});
test.before.each(async (context) => {
  context.task = await analyse(context.app, commentsOf(++tests), VARIABLES);
});
test.after.each(async ({ tui }) => await tui?.close());
test.after(async ({ app }) => await app.close());

const get = async (caller: Caller, task: string, rest: string): Promise<AnyJson> =>
  await (await caller('GET', `/api/fb-analyzer/task/${task}/${rest}`)).json();
const draw = (app: TestApp, task: string, size: number) =>
  app.local('POST', `/api/fb-analyzer/task/${task}/draw`, { size });
/** What the server has of one reader, the last judged first. */
const done = async (caller: Caller, task: string) =>
  (await get(caller, task, 'reading?queue=done&limit=200')).items;
const open = async (context: { app: TestApp; tui: TestTui; task: string }, more: object = {}) => {
  context.tui = await openTestTui({ app: context.app, read: context.task, columns: 80, ...more });
  return context.tui;
};
/** Until the server has this many judgements of its owner. */
async function stored(app: TestApp, task: string, count: number): Promise<AnyJson[]> {
  for (;;) {
    const items = await done(app.local, task);
    if (items.length === count) return items;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('a run is read from the analyzer: it asks how many to draw, and draws', async (context) => {
  const { app } = context;
  const tui = await openTestTui({ app, tab: 'analyzer' });
  context.tui = tui;
  await tui.until(/komen\.json/);
  await tui.press(KEY.enter);
  await tui.until(/of 60 comments mention a variable/);
  await tui.press('e');
  await tui.until(/Draw comments to read/);
  await tui.press(KEY.ctrlU, 'dua', KEY.ctrlS);
  await tui.until(/A whole number from 1 to 5,000/);
  await tui.press(KEY.ctrlU, '12', KEY.ctrlS);
  const frame = await tui.until(/1 of \d+/);
  assert.match(frame, /0 of \d+ read/);
  assert.match(frame, /Post: Laporan petang/);
  await tui.press('?');
  await tui.until(/While reading comments/);
  await tui.press(KEY.escape);
  await tui.until(/1 of \d+/);
  await tui.press('q');
  await tui.until(/of 60 comments mention a variable/);
});

test('marks are blind, stored at once, changed after going back; skipped ones come last', async (context) => {
  const { app, task } = context;
  await draw(app, task, 12);
  const tui = await open(context);
  const first = await tui.until(/1 of 1\d/);
  assert.not.match(first, /\[x\]/, 'the machine says nothing');
  await tui.press('2', '-', KEY.enter);
  await tui.until(/2 of 1\d .* 1 of 1\d read/);
  const [one] = await stored(app, task, 1);
  assert.equal(one.own, { tags: { banjir: false, 价格: true }, sentiment: 'negative' });
  assert.equal([one.said[0].isDrawn, one.said[0].isBlind], [true, true]);
  await tui.press('u');
  await tui.until(/1 of 1\d[\s\S]*\[x\] 价格[\s\S]*\[− negative\]/);
  await tui.press('1', '2', KEY.enter);
  await tui.until(/2 of 1\d/);
  await tui.press('s');
  await tui.until(/3 of 1\d/);
  await tui.press('q');
  assert.is(await tui.ended, 0);
  const [again] = await stored(app, task, 1);
  assert.equal(again.own.tags, { banjir: true, 价格: false });
  const { progress } = await get(app.local, task, 'reading');
  assert.is(progress.skipped, 1);
  const next = await open(context);
  const frame = await next.until(/1 of \d+/);
  assert.match(frame, / 1 of 1\d read/, 'it goes on where it was');
});

test('it counts down to the wish that is read for, and ends once it is reached', async (context) => {
  const { app } = context;
  const many = Array.from({ length: 240 }, (_, at) => `${SAYINGS[at % 5]} undur ${at}`);
  context.task = await analyse(app, many, VARIABLES);
  const path = `/api/fb-analyzer/task/${context.task}`;
  await app.local('POST', `${path}/draw`, { size: 200, goal: { within: 15 } });
  for (;;) {
    const { items, goal } = await get(app.local, context.task, 'reading?limit=5');
    if (goal.reads <= 8) break;
    for (const { seq, content } of items)
      await app.local('PUT', `${path}/comments/${seq}/judgement`, {
        tags: { banjir: /banjir|air naik/i.test(content), 价格: /harga|贵/i.test(content) },
        blind: true,
      });
  }
  const tui = await open(context);
  const first = await tui.until(/About (\d+) more for ± 15 points\./);
  const left = Number(/About (\d+) more/.exec(first)?.[1]);
  assert.ok(left >= 1 && left <= 8, first);
  await tui.press(KEY.enter);
  if (left > 1) await tui.until(new RegExp(`About ${left - 1} more`));
  for (let read = 0; read < 9; read++) await tui.press(KEY.enter);
  await tui.until(/All shares are known to ± 15 points: nothing more has to be read\./);
});

test('a comment that is skipped after it was judged is judged no more', async (context) => {
  const { app, task } = context;
  await draw(app, task, 12);
  const tui = await open(context);
  await tui.until(/1 of 1\d/);
  await tui.press('1', KEY.enter);
  await stored(app, task, 1);
  await tui.press('u', 's');
  await stored(app, task, 0);
});

test('a flag has a note, and goes with the next G', async (context) => {
  const { app, task } = context;
  await draw(app, task, 12);
  const tui = await open(context);
  await tui.until(/1 of 1\d/);
  await tui.press('g');
  await tui.until(/⚑ Note:/);
  await tui.press('tanya Kumar? 1', KEY.enter);
  await tui.until(/⚑ flagged “tanya Kumar\? 1”/);
  const flagged = async () => (await get(app.local, task, 'reading?queue=flagged')).items;
  while ((await flagged()).length === 0);
  assert.is((await flagged())[0].note, 'tanya Kumar? 1');
  await tui.press('g');
  while ((await flagged()).length > 0);
  assert.not.match(tui.out.frame, /⚑/);
});

test('after the last one it shows how the shares stand, and draws more', async (context) => {
  const { app, task } = context;
  await draw(app, task, 6);
  const tui = await open(context);
  await tui.until(/1 of \d/);
  const { items } = await get(app.local, task, 'reading');
  for (const _ of items) await tui.press(KEY.enter);
  const end = await tui.until(/M draws more/);
  assert.match(end, new RegExp(`${items.length} comments? read in this session`));
  assert.match(end, /banjir +\d.*, counted by smops\.\s+To\s+correct\s+it,\s+read\s+\d+ more/);
  assert.match(end, /Score \d\.\d of 10/);
  await tui.press('m');
  await tui.until(/Draw more comments/);
  await tui.press(KEY.ctrlU, '10', KEY.ctrlS);
  await tui.until(/1 of \d+/);
});

test('what does not get through waits, is said, and is stored later in its order; leaving warns', async (context) => {
  const { app, task } = context;
  await draw(app, task, 12);
  let isLost = false;
  const tui = await open(context, {
    retryMs: 30,
    onRequest: () => {
      if (isLost) throw new TypeError('fetch failed');
    },
  });
  await tui.until(/1 of 1\d/);
  isLost = true;
  await tui.press('1', KEY.enter, '2', KEY.enter);
  await tui.until(/3 of 1\d[\s\S]*2 judgements are not stored yet: The server cannot be reached/);
  await tui.press('q');
  await tui.until(/2 judgements are not stored yet\. Leave and lose what is not stored\? \[y\/N\]/);
  await tui.press('n', KEY.ctrlC);
  await tui.until(/End smops and lose what is not stored\?/);
  await tui.press('n');
  isLost = false;
  const items = await stored(app, task, 2);
  assert.equal(
    items.map(({ own }) => own.tags),
    [
      { banjir: false, 价格: true },
      { banjir: true, 价格: false },
    ],
  );
  while (/not stored/.test(tui.out.frame)) await new Promise((resolve) => setTimeout(resolve, 5));
  await tui.press('q');
  assert.is(await tui.ended, 0);
});

test('what readers disagree on is settled with Y and N, without a word of the machine', async (context) => {
  const { app, task } = context;
  await draw(app, task, 6);
  const kumar = await app.signIn('analyst', 'kumar');
  const { items } = await get(app.local, task, 'reading');
  for (const [at, { seq }] of items.entries()) {
    const place = `/api/fb-analyzer/task/${task}/comments/${seq}/judgement`;
    const say = (caller: Caller, banjir: boolean) =>
      caller('PUT', place, { tags: { banjir, 价格: false }, blind: true });
    await say(app.local, at < 2);
    await say(kumar, false);
  }
  const tui = await open(context);
  await tui.until(/D: readers differ on 2 comments/);
  await tui.press('d');
  const frame = await tui.until(/Disagreement 1 of 2/);
  assert.match(frame, /you: yes\n *kumar: no\n *Does it count as “banjir”\?/);
  await tui.press('y');
  await tui.until(/Disagreement 2 of 2/);
  await tui.press('n');
  await tui.until(/How the shares stand/);
  while ((await get(app.local, task, 'reading')).progress.disputed > 0);
  const [{ said }] = (await done(app.local, task)).filter(({ seq }: AnyJson) => seq === items[0].seq);
  assert.equal(said.find((one: AnyJson) => one.isSettled).tags, { banjir: true });
});

test("it is said before one reads that the token is a program's", async (context) => {
  const { app, task } = context;
  await draw(app, task, 6);
  const admin = await app.signIn('admin', 'ketua');
  const { token } = await (await admin('POST', '/api/tokens', { name: 'skrip' })).json();
  const tui = await open(context, { token });
  await tui.until(/This token is not personal[\s\S]*--personal-of\s+YOUR-USERNAME/);
  await tui.press(KEY.enter);
  await tui.until(/1 of \d/);
});

test('variables behind the ninth have letters, and all of them Space', async (context) => {
  const { app } = context;
  const names = Array.from({ length: 12 }, (_, at) => ({ name: `perkara ${at + 1}`, terms: [`kata${at}`] }));
  context.task = await analyse(app, commentsOf(++tests).slice(0, 6), names);
  await draw(app, context.task, 3);
  const tui = await open(context, { columns: 60, rows: 20 });
  await tui.until(/1 of \d/);
  await tui.press('a', 'c', KEY.up, ' ', KEY.enter);
  const [item] = await stored(app, context.task, 1);
  assert.equal(
    Object.keys(item.own.tags).filter((name) => item.own.tags[name]),
    ['perkara 10', 'perkara 11', 'perkara 12'],
  );
});

test('a program that ends while a judgement is on its way stores it', async (context) => {
  const { app, task } = context;
  await draw(app, task, 12);
  const tui = await open(context);
  await tui.until(/1 of 1\d/);
  tui.keys.emit('data', '1');
  tui.keys.emit('data', KEY.enter);
  await tui.until(/2 of 1\d/);
  await tui.close();
  const client = createClient({
    baseUrl: 'http://localhost:3000',
    token: LOCAL_TOKEN,
    fetch: async (request, init) => await app.app.request(new Request(request, init)),
  });
  const { progress } = await client.call(READING.queue, { taskId: task });
  assert.is(progress.read, 1);
});

test.run();
