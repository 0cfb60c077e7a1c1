import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { countAccounts, countStatuses } from '../accounts/accounts.model.js';
import type { Account } from '../accounts/accounts.schemas.js';
import { ACCOUNTS_VIEW } from '../accounts/accounts.view.js';
import { countByWeek } from '../tasks/tasks.model.js';
import type { Task } from '../tasks/tasks.schemas.js';
import { filterRows } from './list-view.model.js';

const test = suite('counts behind the charts of the lists');

test('statuses count where an account has a profile, and the cards, the chart and the filter count the same', () => {
  const account = (more: Partial<Account>) =>
    ({
      facebookStatus: 'inactive',
      instagramStatus: 'active',
      tiktokStatus: 'inactive',
      ...more,
    }) as Account;
  const facebookProfileLink = 'https://www.facebook.com/contoh';
  const accounts = [
    account({ facebookProfileLink, facebookStatus: 'active' }),
    account({ facebookProfileLink, facebookStatus: 'suspended' }),
  ];
  const countsOf = (list: Account[]) =>
    countStatuses(list).map(({ statuses }) => statuses.map(({ count }) => count));
  assert.equal(countsOf(accounts), [
    [1, 0, 0, 1],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  assert.is(countAccounts(accounts).instagramActive, 0, 'no profile there');
  // An account without any link shows all three statuses in the list.
  const all = [...accounts, account({ facebookStatus: 'active' })];
  const active = countsOf(all).map(([first]) => first);
  const { facebookActive, instagramActive, tiktokActive } = countAccounts(all);
  assert.equal(active, [2, 1, 0]);
  assert.equal([facebookActive, instagramActive, tiktokActive], active);
  assert.equal(
    [
      filterRows(ACCOUNTS_VIEW, all, { facebookStatus: 'active' }).length,
      filterRows(ACCOUNTS_VIEW, all, { instagramStatus: 'active' }).length,
      filterRows(ACCOUNTS_VIEW, all, { tiktokStatus: 'active' }).length,
    ],
    active,
  );
});

test('tasks count in the week of their date, from Monday to Sunday', () => {
  const task = (date: string, status: Task['status']) => ({ date, status }) as Task;
  const weeks = countByWeek(
    [
      task('2026-11-22', 'Completed'),
      task('2026-11-23', 'In Progress'),
      task('2026-11-29', 'Completed'),
      task('2026-11-30', 'Completed'),
      task('2026-01-01', 'Completed'),
    ],
    '2026-11-25',
    3,
  );
  assert.equal(weeks, [
    { from: '2026-11-09', to: '2026-11-15', completed: 0, open: 0 },
    { from: '2026-11-16', to: '2026-11-22', completed: 1, open: 0 },
    { from: '2026-11-23', to: '2026-11-29', completed: 1, open: 1 },
  ]);
});

test.run();
