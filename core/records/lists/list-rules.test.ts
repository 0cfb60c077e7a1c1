import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dayOf } from '../../platform/language/search-text.model.js';
import { ACCOUNT_FIELDS } from '../accounts/accounts.fields.js';
import { countAccounts, initialsOf, profilesOf } from '../accounts/accounts.model.js';
import type { Account } from '../accounts/accounts.schemas.js';
import { ACCOUNTS_VIEW } from '../accounts/accounts.view.js';
import { parseTaskList, parseTaskTypes, serializeTaskTypes } from '../tasks/task-types.model.js';
import { TASK_FIELDS } from '../tasks/tasks.fields.js';
import { countTasks } from '../tasks/tasks.model.js';
import type { Task } from '../tasks/tasks.schemas.js';
import { TASKS_VIEW } from '../tasks/tasks.view.js';
import { WHATSAPP_FIELDS } from '../whatsapp/whatsapp.fields.js';
import { countWhatsApp } from '../whatsapp/whatsapp.model.js';
import type { WhatsAppAccount } from '../whatsapp/whatsapp.schemas.js';
import { WHATSAPP_VIEW } from '../whatsapp/whatsapp.view.js';
import { filterRows } from './list-view.model.js';
import { recordWith } from './testing.js';

const test = suite('rules of the lists');

const account = (change: Partial<Account>): Account =>
  recordWith(ACCOUNT_FIELDS, {
    ...{ emailAddress: 'aminah@example.my', firstName: 'Aminah', lastName: 'Yusof' },
    ...change,
  });
const task = (change: Partial<Task>): Task =>
  recordWith(TASK_FIELDS, {
    ...{ taskId: 'TASK-0001', date: '2026-11-21', socialPlatform: 'Facebook', task: '["Like"]' },
    status: 'In Progress',
    ...change,
  });
const entry = (change: Partial<WhatsAppAccount>): WhatsAppAccount =>
  recordWith(WHATSAPP_FIELDS, {
    ...{ phoneNumber: '+60123456789', whatsappName: 'Kedai', state: 'Johor', groupName: 'JB 01' },
    ...change,
  });

test('initials are the first characters as people see them, uppercase', () => {
  const names: [string, string, string][] = [
    ['aminah', 'yusof', 'AY'],
    ['小明', '王', '小王'],
    [' siti', '', 'S'],
    ['美玲', '(示范)', '美示'],
    ['e\u0301lodie', 'ßen', 'E\u0301SS'],
    ['👩‍👩‍👧 Ibu', '𠮷田', '👩‍👩‍👧𠮷'],
  ];
  for (const [firstName, lastName, initials] of names)
    assert.is(initialsOf({ firstName, lastName }), initials);
});

test('the search of accounts is over full name and email, without regard to case', () => {
  const list = [
    account({ id: 1 }),
    account({ id: 2, firstName: '小明', lastName: '王', emailAddress: 'XM@example.cn' }),
    account({
      id: 3,
      firstName: 'Ｗei',
      lastName: 'Tan',
      tiktokProfileLink: 'https://www.tiktok.com/@contoh',
    }),
  ];
  const found = (search: string) => filterRows(ACCOUNTS_VIEW, list, { search }).map(({ id }) => id);
  assert.equal(found(''), [1, 2, 3]);
  assert.equal(found('  MINAH yus '), [1]);
  assert.equal(found('王小明'), [2]);
  assert.equal(found('小明 王'), [2]);
  assert.equal(found('xm@'), [2]);
  assert.equal(found('wei t'), [3]);
  assert.equal(found('nobody'), []);
  assert.equal(
    filterRows(ACCOUNTS_VIEW, list, { platform: 'TikTok' }).map(({ id }) => id),
    [3],
  );
  assert.equal(filterRows(ACCOUNTS_VIEW, list, { platform: 'Facebook' }), []);
});

test('the cards of accounts count active profiles per platform', () => {
  const list = [
    account({ facebookStatus: 'active', tiktokStatus: 'active' }),
    account({ facebookStatus: 'active' }),
  ];
  assert.equal(countAccounts(list), { total: 2, facebookActive: 2, instagramActive: 0, tiktokActive: 1 });
  assert.equal(
    profilesOf(list[0] as Account).map(({ platform, status }) => `${platform} ${status}`),
    ['Facebook active', 'Instagram inactive', 'TikTok active'],
  );
});

test('a serialized list shows as chips, anything else as text', () => {
  assert.equal(parseTaskList('["Like","Share"]'), ['Like', 'Share']);
  assert.equal(parseTaskList('["Tugas lama"]'), ['Tugas lama']);
  for (const text of ['Sila like', '', '[1]', '["Like"', '{"a":["Like"]}', 'null']) {
    assert.is(parseTaskList(text), undefined, text);
  }
  assert.equal(parseTaskTypes(serializeTaskTypes(['Comment - Attack', 'Share'])), [
    'Comment - Attack',
    'Share',
  ]);
  for (const text of ['[]', '["Like","Like"]', '["like"]']) assert.is(parseTaskTypes(text), undefined, text);
});

test('the cards of tasks count pending, completed and those of the given day', () => {
  const list = [
    task({ date: '2026-11-21', status: 'Completed' }),
    task({ date: '2026-11-21' }),
    task({ date: '2026-11-22' }),
  ];
  assert.equal(countTasks(list, '2026-11-22'), { total: 3, pending: 2, completed: 1, today: 1 });
});

test('a moment belongs to the day of its time zone', () => {
  const moment = new Date('2026-11-21T17:30:00Z');
  assert.is(dayOf(moment, 'Asia/Kuala_Lumpur'), '2026-11-22');
  assert.is(dayOf(moment, 'UTC'), '2026-11-21');
});

test('the search of tasks is over task id, task text and requirements', () => {
  const list = [
    task({ id: 1, requirements: '提到新价格' }),
    task({ id: 2, taskId: 'TASK-0002', socialPlatform: 'TikTok' }),
  ];
  const found = (filter: object) => filterRows(TASKS_VIEW, list, filter).map(({ id }) => id);
  assert.equal(found({ search: '新价' }), [1]);
  assert.equal(found({ search: 'task-0002' }), [2]);
  assert.equal(found({ search: 'LIKE' }), [1, 2]);
  assert.equal(found({ platform: 'TikTok' }), [2]);
  assert.equal(found({ status: 'Completed' }), []);
});

test('of several most popular states the first by name is shown', () => {
  assert.equal(countWhatsApp([]), { total: 0, activeStates: 0, mostPopular: undefined });
  const list = (['Sabah', 'Johor', 'Sabah', 'Johor', 'Perak'] as const).map((state) => entry({ state }));
  assert.equal(countWhatsApp(list), {
    total: 5,
    activeStates: 3,
    mostPopular: { state: 'Johor', accounts: 2 },
  });
  assert.is(filterRows(WHATSAPP_VIEW, list, { state: 'Sabah' }).length, 2);
  assert.is(filterRows(WHATSAPP_VIEW, list, { search: '+6012' }).length, 5);
});

test.run();
