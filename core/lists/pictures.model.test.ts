import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { countStatuses } from '../accounts/accounts.model.js';
import type { Account } from '../accounts/accounts.schemas.js';
import { countByWeek } from '../tasks/tasks.model.js';
import type { Task } from '../tasks/tasks.schemas.js';

const test = suite('counts behind the charts of the lists');

test('statuses count where an account has a profile', () => {
  const account = (more: Partial<Account>) =>
    ({
      facebookStatus: 'inactive',
      instagramStatus: 'inactive',
      tiktokStatus: 'inactive',
      ...more,
    }) as Account;
  const facebookProfileLink = 'https://www.facebook.com/contoh';
  const [facebook, instagram] = countStatuses([
    account({ facebookProfileLink, facebookStatus: 'active' }),
    account({ facebookProfileLink, facebookStatus: 'suspended' }),
    account({ facebookStatus: 'active' }),
  ]);
  assert.equal(
    facebook?.statuses.map(({ count }) => count),
    [1, 0, 0, 1],
  );
  assert.equal(
    instagram?.statuses.map(({ count }) => count),
    [0, 0, 0, 0],
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
