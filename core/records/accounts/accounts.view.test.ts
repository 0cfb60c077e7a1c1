import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type FilterOf, filterRows } from '../lists/list-view.model.js';
import { recordWith } from '../lists/testing.js';
import { ACCOUNT_FIELDS } from './accounts.fields.js';
import type { Account } from './accounts.schemas.js';
import { ACCOUNTS_VIEW } from './accounts.view.js';

const test = suite('filters of accounts');

const account = (id: number, more: Partial<Account>): Account =>
  recordWith(ACCOUNT_FIELDS, {
    ...{ id, firstName: '小明', lastName: '王', emailAddress: `akaun-${id}@contoh.my` },
    ...more,
  });
const ACCOUNTS = [
  account(1, { firstName: 'Nur Aisyah', lastName: 'Rahman', facebookStatus: 'active' }),
  account(2, { facebookProfileLink: 'https://facebook.com/contoh', facebookStatus: 'active' }),
  account(3, {
    facebookProfileLink: 'https://facebook.com/lain',
    instagramStatus: 'active',
    tiktokProfileLink: 'https://tiktok.com/@lain',
    tiktokStatus: 'suspended',
  }),
];
const found = (filter: FilterOf<typeof ACCOUNTS_VIEW.filters>) =>
  filterRows(ACCOUNTS_VIEW, ACCOUNTS, filter).map(({ id }) => id);

test('no filter leaves all, in their order', () => {
  assert.equal(found({}), [1, 2, 3]);
});

test('a status leaves those that have it on a platform where they have a profile, or that have no profile at all', () => {
  assert.equal(found({ facebookStatus: 'active' }), [1, 2]);
  assert.equal(found({ tiktokStatus: 'suspended' }), [3]);
  assert.equal(found({ instagramStatus: 'active' }), [], 'it has a profile, but none there');
  assert.equal(found({ tiktokStatus: 'pending' }), []);
});

test('a platform leaves those with a profile link for it, and filters hold together', () => {
  assert.equal(found({ platform: 'Facebook' }), [2, 3]);
  assert.equal(found({ platform: 'Instagram' }), []);
  assert.equal(found({ platform: 'Facebook', facebookStatus: 'active' }), [2]);
  assert.equal(found({ facebookStatus: 'active', tiktokStatus: 'suspended' }), []);
});

test('a search finds names in either order, and email addresses', () => {
  assert.equal(found({ search: '王小明' }), [2, 3]);
  assert.equal(found({ search: 'nur aisyah rahman' }), [1]);
  assert.equal(found({ search: 'akaun-3@' }), [3]);
  assert.equal(found({ search: '王小明', facebookStatus: 'active' }), [2]);
});

test.run();
