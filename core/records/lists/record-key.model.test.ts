import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ACCOUNT_KEY } from '../accounts/accounts.model.js';
import type { Account } from '../accounts/accounts.schemas.js';
import { WHATSAPP_KEY } from '../whatsapp/whatsapp.model.js';
import type { WhatsAppAccount } from '../whatsapp/whatsapp.schemas.js';
import { sameKeyHint } from './record-key.model.js';

const test = suite('records with the same key');

const account = (id: number, firstName: string, emailAddress: string) =>
  ({ id, firstName, lastName: 'Yusof', emailAddress }) as Account;
const aminah = account(1, 'Aminah', 'Aminah@Example.my');
const kumar = account(2, 'Kumar', 'kumar@example.my');
const hint = (rows: Account[], emailAddress: string, before?: Account) =>
  sameKeyHint(rows, { emailAddress }, ACCOUNT_KEY, before);

test('an account is named that has the same email address, whatever its case', () => {
  assert.is(
    hint([aminah, kumar], 'aminah@example.my '),
    'Also in the list with this email address: Aminah Yusof (id 1).',
  );
  assert.is(hint([aminah, kumar], 'siti@example.my'), undefined);
  assert.is(hint([aminah, kumar], ''), undefined);
});

test('an edit names the other record, and only when it changes the address', () => {
  const shared = account(3, '美玲', 'aminah@example.my');
  assert.is(hint([aminah, shared], 'aminah@example.my', aminah), undefined);
  assert.is(
    hint([aminah, kumar], 'KUMAR@example.my', aminah),
    'Also in the list with this email address: Kumar Yusof (id 2).',
  );
});

test('many are counted', () => {
  const rows = ['Aminah', '美玲', 'Kumar', 'Siti', 'Ramu'].map((name, at) =>
    account(at + 1, name, 'team@example.my'),
  );
  assert.is(
    hint(rows, 'team@example.my'),
    'Also in the list with this email address: Aminah Yusof (id 1), 美玲 Yusof (id 2), Kumar Yusof (id 3), 2 more.',
  );
});

test('a WhatsApp account is known by its number and group', () => {
  const row = {
    id: 4,
    whatsappName: 'Kedai Kopi',
    phoneNumber: '+60123456789',
    groupName: 'Selangor 01',
  } as WhatsAppAccount;
  const of = (groupName: string) =>
    sameKeyHint([row], { phoneNumber: '+60123456789', groupName }, WHATSAPP_KEY);
  assert.is(of('selangor 01 '), 'Also in the list with this number and group: Kedai Kopi (id 4).');
  assert.is(of('Selangor 02'), undefined);
});

test.run();
