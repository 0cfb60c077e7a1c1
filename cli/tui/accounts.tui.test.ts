import { emptyLists } from '@smops/core/records/lists/testing.js';
import { openTestApp, type TestApp } from '@smops/server/testing.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FakeOut, KEY, openTestTui, type TestTui } from './testing.js';

const test = suite<{ app: TestApp; tui: TestTui }>('Accounts in the terminal UI');

const account = (emailAddress: string, firstName: string, lastName: string) => ({
  emailAddress,
  firstName,
  lastName,
  facebookProfileLink: 'https://www.facebook.com/contoh',
  facebookStatus: 'active',
});

test.before(async (context) => {
  context.app = await openTestApp();
});
test.after(async ({ app }) => await app.close());
test.before.each(async (context) => {
  await emptyLists(context.app.connection.db);
  for (const body of [
    account('aminah@example.my', 'Aminah', 'binti Yusof'),
    account('xm@example.my', '小明', '王'),
    account('kumar@example.my', 'Kumar', 'a/l Muthu'),
  ]) {
    await context.app.local('POST', '/api/accounts', body);
  }
  context.tui = await openTestTui({ app: context.app });
});
test.after.each(async ({ tui }) => await tui.close());

const columnsOf = (frame: string) =>
  frame
    .split('\n')
    .filter((text) => text.includes('@example.my'))
    .map((text) => new Intl.Segmenter().segment(text).containing(text.indexOf('@'))?.index);

test('the table shows the accounts, with columns straight beside Chinese names', async ({ tui }) => {
  const frame = await tui.until(/kumar@example\.my/);
  assert.match(frame, /Total Accounts 3 {2}Facebook Active 3/);
  assert.match(frame, /› Aminah binti Yusof/);
  assert.match(frame, /小明 王/);
  assert.is(columnsOf(frame).length, 3);
  assert.match(frame, /n new/);
});

test('a search narrows as it is typed, in Chinese too, and Escape clears it', async ({ tui }) => {
  await tui.until(/3 in all/);
  await tui.press('/', '王');
  const found = await tui.until(/\/ 王/);
  assert.match(found, /xm@example\.my/);
  assert.not.match(found, /aminah@example\.my/);
  await tui.press(KEY.enter);
  await tui.until(/1 of 3 {2}search: 王/);
  await tui.press(KEY.escape);
  await tui.until(/3 in all/);
});

test('a form says what the shared schema refuses, and then creates', async ({ tui }) => {
  await tui.until(/3 in all/);
  await tui.press('n', 'not an address', KEY.ctrlS);
  const refused = await tui.until(/Enter an email address/);
  assert.match(refused, /First name is required/);
  await tui.press(KEY.ctrlU, 'mei@example.my', KEY.tab, '美玲', KEY.tab, 'Lim', KEY.ctrlS);
  const done = await tui.until(/4 in all/);
  assert.match(done, /Account created/);
  assert.match(done, /美玲 Lim/);
});

test('an account with an email address that is there already is created, and the other one is named', async ({
  tui,
}) => {
  await tui.until(/3 in all/);
  await tui.press('n', 'XM@example.my', KEY.tab, 'Ming', KEY.tab, 'Wang', KEY.ctrlS);
  await tui.until(/Also in the list with this email address: 小明 王 \(id \d+\)\./);
  await tui.until(/4 in all/);
});

test('an account that someone else changed is not overwritten', async ({ tui, app }) => {
  await tui.until(/3 in all/);
  await tui.press('e', KEY.tab, 'x');
  const [first] = await (await app.local('GET', '/api/accounts')).json();
  await app.local('PUT', `/api/accounts/${first.id}`, account('aminah@example.my', 'Siti', 'binti Yusof'));
  await tui.press(KEY.ctrlS);
  await tui.until(/changed by someone else/);
});

test('a delete asks, and u undoes it', async ({ tui }) => {
  await tui.until(/3 in all/);
  await tui.press(KEY.down, 'd');
  await tui.until(/Are you sure you want to delete 小明 王's account\? \[y\/N\]/);
  await tui.press('n', 'd', 'y');
  await tui.until(/2 in all/);
  await tui.press('u');
  await tui.until(/3 in all/);
});

test('what is pasted is text, whatever keys it would be', async ({ tui }) => {
  await tui.until(/3 in all/);
  await tui.press('\u001b[200~qqq\u001b[201~');
  await tui.until(/3 in all/);
  await tui.press('/', '\u001b[200~小明\u001b[201~');
  await tui.until(/\/ 小明/);
});

test('details, help and a command of the : line are pages that scroll and close', async ({ tui }) => {
  await tui.until(/3 in all/);
  await tui.press(KEY.enter);
  await tui.until(/Facebook profile +https:\/\/www\.facebook\.com\/contoh/);
  await tui.press('q', '?');
  await tui.until(/Everywhere/);
  await tui.press(KEY.escape, ':', 'accounts list --search kumar', KEY.enter);
  const page = await tui.until(/smops accounts list --search kumar\n/);
  assert.match(page, /kumar@example\.my/);
  assert.not.match(page, /aminah/);
  await tui.press('q', ':', 'accounts lst', KEY.enter);
  await tui.until(/Did you mean list\?/);
});

test('it follows the size of the terminal, and says so when that is too small', async ({ tui }) => {
  await tui.until(/3 in all/);
  tui.out.resize(60, 16);
  const small = await tui.until(/› Aminah/);
  for (const text of small.split('\n')) assert.ok(text.length <= 60, text);
  tui.out.resize(50, 12);
  await tui.until(/needs a terminal of 60x16; this one is\s50x12/);
  tui.out.resize(120, 40);
  await tui.until(/3 in all/);
});

test('a form is still there when the terminal was too small for a while, and unseen keys do nothing', async ({
  tui,
}) => {
  await tui.until(/3 in all/);
  await tui.press('s', 'n', 'mei@example.my', KEY.tab, '美玲');
  await tui.until(/美玲/);
  tui.out.resize(50, 10);
  await tui.until(/needs a terminal of 60x16/);
  assert.not(tui.out.isCursorShown);
  await tui.press('x', KEY.ctrlU, KEY.escape, '\u001b[200~unseen\u001b[201~');
  tui.out.resize(100, 24);
  const back = await tui.until(/Add New Account/);
  assert.match(back, /Email address +mei@example\.my/);
  assert.match(back, /› First name +美玲\n/);
  assert.ok(tui.out.isCursorShown);
  await tui.press(KEY.escape, 'y');
  await tui.until(/sorted by Name/);
});

test('the cursor stays on its record through filter, sort, refresh and a delete elsewhere', async ({
  tui,
  app,
}) => {
  const noFacebook = { ...account('b@example.my', 'Bella', 'Tan'), facebookProfileLink: '' };
  const added = await app.local('POST', '/api/accounts', noFacebook);
  assert.ok(added.ok, await added.text());
  await tui.press('r');
  await tui.until(/4 in all/);
  await tui.press('G', 'k');
  await tui.until(/› Kumar/);
  await tui.press('f');
  await tui.until(/3 of 4[\s\S]*› Kumar/);
  await tui.press('k', KEY.escape);
  await tui.until(/4 in all[\s\S]*› 小明/);
  await tui.press('j', 's');
  await tui.until(/sorted by Name[\s\S]*› Kumar/);
  const [first] = await (await app.local('GET', '/api/accounts')).json();
  await app.local('DELETE', `/api/accounts/${first.id}`);
  await tui.press('r');
  await tui.until(/3 in all[\s\S]*› Kumar/);
  await tui.press('d');
  await tui.until(/delete Kumar a\/l Muthu's account/);
  await tui.press('y');
  const after = await tui.until(/2 in all/);
  assert.match(after, /› (小明|Bella)/, 'the next one takes its line');
});

test('what others change appears by itself, under the cursor too', async (context) => {
  const { app } = context;
  await context.tui.close();
  context.tui = await openTestTui({ app, liveMs: 20 });
  const { tui } = context;
  await tui.until(/3 in all/);
  await tui.press('j', 'j');
  await tui.until(/› Kumar/);
  const [first, second] = await (await app.local('GET', '/api/accounts')).json();
  await app.local('DELETE', `/api/accounts/${first.id}`);
  await tui.until(/2 in all[\s\S]*› Kumar/);
  await tui.press('k', KEY.enter);
  await tui.until(/First name +小明/);
  await app.local('DELETE', `/api/accounts/${second.id}`);
  await tui.until(/1 in all[\s\S]*› Kumar/);
  await tui.press('d');
  await tui.until(/delete Kumar/);
});

test('a paste is one edit, and what is typed after it comes after it', async ({ tui }) => {
  await tui.until(/3 in all/);
  await tui.press('n');
  await tui.until(/Add New Account/);
  await tui.press('\u001b[200~sangat.panjang\u001b[201~@example.my');
  await tui.until(/sangat\.panjang@example\.my/);
});

test('a message longer than a line is read whole, and a question never loses its choice', async (context) => {
  const { app } = context;
  await context.tui.close();
  const long = { ...account('p@example.my', 'Puteri Nur Aisyah', 'binti Tengku Muhammad Firdaus Al-Haj') };
  await app.local('POST', '/api/accounts', long);
  context.tui = await openTestTui({ app, columns: 60, rows: 16 });
  const { tui } = context;
  await tui.until(/4 in all/);
  await tui.press('G', 'd');
  await tui.until(/delete Puteri Nur Aisyah[\s\S]*\n.*Firdaus Al-Haj's account\? \[y\/N\]/);
  await tui.press('y');
  await tui.until(/✓ Account deleted[\s\S]*Press\s+u to\s+undo\./);
  await tui.press('n', 'x', KEY.ctrlS);
  const refused = await tui.until(/Enter an email address[\s\S]*such as[\s\S]*example/);
  for (const text of refused.split('\n')) assert.not.match(text, /…$/);
});

test('a list says where its cursor is', async ({ tui }) => {
  await tui.until(/3 in all .* 1\/3$/m);
  await tui.press('j', 'j');
  await tui.until(/3 in all .* 3\/3$/m);
  await tui.press('/', 'mu');
  await tui.until(/\/ mu .* 1\/1$/m);
});

test('the names of the tabs are read at 80 columns and at 60', async ({ tui }) => {
  await tui.until(/3 in all/);
  tui.out.resize(80, 24);
  await tui.until(/^\[1 Accounts\] 2 Tasks 3 Sentiments 4 YouTube 5 Facebook 6 WhatsApp 7 FB Analyzer$/m);
  tui.out.resize(60, 24);
  await tui.until(/^\[1 Accounts\] 2 Tasks 3 Sentiments 4 YT 5 FB 6 WA 7 Analyzer$/m);
  await tui.press('2');
  await tui.until(/^1 Accounts \[2 Tasks\] 3 Sentiments/m);
});

test('^C in a form that is not saved asks first, also when it is hidden; a second ^C ends', async ({
  app,
}) => {
  for (const isHidden of [false, true]) {
    const tui = await openTestTui({ app });
    await tui.until(/3 in all/);
    await tui.press('n', 'mei@example.my', KEY.ctrlC);
    await tui.until(/End smops\? What you typed into the form is not saved.*\[y\/N\]/);
    await tui.press('n');
    const back = await tui.until(/\^S save/);
    assert.match(back, /mei@example\.my/);
    if (isHidden) tui.out.resize(50, 10);
    await tui.press(KEY.ctrlC);
    await tui.until(isHidden ? /not\s+saved: Ctrl\+C again ends smops/ : /End smops\?/);
    await tui.press(KEY.ctrlC);
    assert.is(await tui.ended, 130);
  }
  const tui = await openTestTui({ app });
  await tui.until(/3 in all/);
  await tui.press('n');
  await tui.until(/Add New Account/);
  await tui.press(KEY.ctrlC);
  assert.is(await tui.ended, 130, 'nothing was typed: nothing is asked');
});

test('however it ends, the terminal is as it was', async ({ app }) => {
  for (const [key, code] of [
    ['q', 0],
    [KEY.ctrlC, 130],
  ] as const) {
    const tui = await openTestTui({ app });
    await tui.until(/3 in all/);
    assert.ok(tui.out.isAlternate && tui.keys.isRaw);
    await tui.press(key);
    assert.is(await tui.ended, code);
    assert.not(tui.out.isAlternate || tui.keys.isRaw);
    assert.ok(tui.out.isCursorShown);
  }
});

test('what is still loading at its end does not bring it back', async ({ app }) => {
  let load: (commands: []) => void = () => {};
  let isAsked = false;
  let requests = 0;
  const loading = new Promise<[]>((resolve) => {
    load = resolve;
  });
  const tui = await openTestTui({
    app,
    liveMs: 5,
    loadCommands: async () => {
      isAsked = true;
      return await loading;
    },
    onRequest: () => requests++,
  });
  await tui.until(/3 in all/);
  while (!isAsked) await new Promise((resolve) => setTimeout(resolve, 20));
  await tui.press('q');
  assert.is(await tui.ended, 0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const before = requests;
  load([]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.is(requests, before, 'the server is not asked any more');
});

test('a token without a session ends it with what to do, on the shell’s own screen', async ({ app }) => {
  const tui = await openTestTui({ app, token: 'smops_nothing' });
  const error = await tui.ended.then(
    () => undefined,
    (cause: Error) => cause,
  );
  assert.match(error?.message ?? '', /signed in|token/i);
  assert.not(tui.out.isAlternate);
});

test('the stand-in terminal counts Chinese characters as two columns', () => {
  const out = new FakeOut(20, 3);
  out.write('\u001b[1;1H王小明|\u001b[1;3H大');
  assert.is(out.frame, '王大明|');
});

test.run();
