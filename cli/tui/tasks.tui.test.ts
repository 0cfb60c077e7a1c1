import { emptyLists } from '@smops/core/records/lists/testing.js';
import { openTestApp, type TestApp } from '@smops/server/testing.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { KEY, openTestTui, type TestTui } from './testing.js';

const test = suite<{ app: TestApp; tui: TestTui }>('Tasks and WhatsApp in the terminal UI');

test.before(async (context) => {
  context.app = await openTestApp();
});
test.after(async ({ app }) => await app.close());
test.before.each(async ({ app }) => await emptyLists(app.connection.db));
test.after.each(async ({ tui }) => await tui?.close());

const addTask = async (app: TestApp, task: string, requirements: string) =>
  await app.local('POST', '/api/tasks', {
    date: '2026-11-21',
    socialPlatform: 'Facebook',
    link: '',
    task,
    requirements,
  });

test('Space asks before it completes a task, and once completed it stays so', async (context) => {
  await addTask(context.app, '["Like"]', 'segera');
  const tui = await openTestTui({ app: context.app, tab: 'tasks' });
  context.tui = tui;
  await tui.until(/Pending 1/);
  await tui.press(' ');
  await tui.until(/Complete TASK-0001\? This cannot be undone\. \[y\/N\]/);
  await tui.press('n');
  await tui.until(/Pending 1[\s\S]*Space complete/);
  await tui.press(' ', 'y');
  await tui.until(/Status updated/);
  await tui.until(/Completed 1/);
  await tui.press(' ');
  await tui.until(/A completed task stays completed/);
});

test('what is typed into a date takes the place of the date that stood there; what follows is added', async (context) => {
  const tui = await openTestTui({ app: context.app, tab: 'tasks' });
  context.tui = tui;
  await tui.until(/No tasks found/);
  await tui.press('n');
  await tui.until(/Date +\d{4}-\d\d-\d\d/);
  await tui.press('2026-11-', '23');
  await tui.until(/Date +2026-11-23\s/);
});

test('a task is made with types picked from the list, each once', async (context) => {
  const tui = await openTestTui({ app: context.app, tab: 'tasks' });
  context.tui = tui;
  await tui.until(/No tasks found/);
  await tui.press('n', KEY.ctrlS);
  const refused = await tui.until(/Select a platform/);
  assert.match(refused, /Date +\d{4}-\d\d-\d\d/);
  await tui.press(
    KEY.right,
    KEY.tab,
    KEY.tab,
    ' ',
    KEY.right,
    KEY.right,
    ' ',
    KEY.tab,
    '提到新价格',
    KEY.ctrlS,
  );
  const done = await tui.until(/1 in all/);
  assert.match(done, /TASK-0001 +\d{4}-\d\d-\d\d Facebook +Like, Comment - Def/);
  await tui.press(KEY.enter);
  await tui.until(/提到新价格/);
});

test('two filters narrow the tasks, and a sorted column says so', async (context) => {
  await addTask(context.app, '["Like"]', '');
  await addTask(context.app, '["Share"]', '');
  const tui = await openTestTui({ app: context.app, tab: 'tasks' });
  context.tui = tui;
  await tui.until(/2 in all/);
  await tui.press('f', 'f');
  await tui.until(/0 of 2 {2}platform: Instagram/);
  await tui.press(KEY.escape, 'F', 'F');
  await tui.until(/status: Completed/);
  await tui.press(KEY.escape, 's', 'S');
  const sorted = await tui.until(/sorted by Task ID, descending/);
  assert.ok(sorted.indexOf('TASK-0002') < sorted.indexOf('TASK-0001'));
});

test('a phone number is kept as the shared schema writes it', async (context) => {
  const tui = await openTestTui({ app: context.app, tab: 'whatsapp' });
  context.tui = tui;
  await tui.until(/No WhatsApp accounts found/);
  await tui.press(
    'n',
    '012-345 6789',
    KEY.tab,
    'Kedai Kopi 茶',
    KEY.tab,
    KEY.right,
    KEY.tab,
    'Johor 01',
    KEY.ctrlS,
  );
  await tui.until(/Kedai Kopi 茶 +\+60123456789 +Johor/);
});

test('tabs that the role has no right to are not there', async (context) => {
  const admin = await context.app.signIn('admin');
  const answer = await admin('POST', '/api/tokens', {
    name: 'kiosk',
    role: 'staff',
    expiresInDays: 30,
  });
  const { token } = await answer.json();
  assert.match(token, /^smops_/);
  const tui = await openTestTui({ app: context.app, token });
  context.tui = tui;
  await tui.until(/1 Accounts\] 2 Tasks {2}3 YouTube {2}4 Facebook {2}5 WhatsApp/);
  assert.not.match(tui.out.frame, /Analyzer|Sentiments/);
});

test.run();
