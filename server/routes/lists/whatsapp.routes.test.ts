import { emptyLists } from '@smops/core/records/lists/testing.js';
import { STATES } from '@smops/core/records/whatsapp/whatsapp.constants.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; staff: Caller }>('WhatsApp routes');

test.before(async (context) => {
  context.app = await openTestApp();
  context.staff = await context.app.signIn('staff', 'siti');
});
test.before.each(async ({ app }) => await emptyLists(app.connection.db));
test.after(async ({ app }) => await app.close());

const entry = {
  phoneNumber: '+60123456789',
  whatsappName: 'Kedai Kopi 茶 ☕',
  state: 'Pulau Pinang',
  groupName: 'Penang 01',
};

test('an entry is created, Active unless it says otherwise', async ({ staff }) => {
  const response = await staff('POST', '/api/whatsapps', entry);
  assert.is(response.status, 201);
  const created = await response.json();
  assert.equal(created, { id: created.id, ...entry, status: 'Active', version: 1 });
  const banned = await (await staff('POST', '/api/whatsapps', { ...entry, status: 'Banned' })).json();
  assert.is(banned.status, 'Banned');
  assert.equal(await (await staff('GET', '/api/whatsapps')).json(), [created, banned]);
  assert.is((await staff('POST', '/api/whatsapps', { ...entry, id: 4 })).status, 400);
});

test('phone numbers are kept as E.164, Malaysian unless they say otherwise', async ({ staff }) => {
  const numbers: [string, string][] = [
    ['012-345 6789', '+60123456789'],
    ['0123456789', '+60123456789'],
    ['60123456789', '+60123456789'],
    ['+60 12 345 6789', '+60123456789'],
    ['(03) 2161 5000', '+60321615000'],
    ['+65 8123 4567', '+6581234567'],
    ['+86 138 0013 8000', '+8613800138000'],
  ];
  for (const [phoneNumber, expected] of numbers) {
    const response = await staff('POST', '/api/whatsapps', { ...entry, phoneNumber });
    assert.is((await response.json()).phoneNumber, expected, phoneNumber);
  }
  for (const phoneNumber of [
    '123',
    'call me',
    '+60',
    '012345678901234567',
    '012-345 6789 ext. 5',
    '0123456789 x',
    '',
  ]) {
    const response = await staff('POST', '/api/whatsapps', { ...entry, phoneNumber });
    assert.is(response.status, 400, phoneNumber);
    assert.is((await response.json()).problems[0].path, 'phoneNumber');
  }
});

test('all 16 states are taken, and no other', async ({ staff }) => {
  assert.is(STATES.length, 16);
  for (const state of STATES) {
    assert.is((await staff('POST', '/api/whatsapps', { ...entry, state })).status, 201, state);
  }
  for (const state of ['', 'johor', 'Penang', 'Singapore', null]) {
    const response = await staff('POST', '/api/whatsapps', { ...entry, state });
    assert.is(response.status, 400, String(state));
    assert.is((await response.json()).problems[0].path, 'state');
  }
});

test('an entry is updated, deleted and restored', async ({ staff }) => {
  const { id } = await (await staff('POST', '/api/whatsapps', entry)).json();
  const updated = await staff('PUT', `/api/whatsapps/${id}`, {
    ...entry,
    groupName: '槟城 02',
    status: 'Banned',
  });
  assert.is(updated.status, 200);
  assert.is((await updated.json()).groupName, '槟城 02');
  assert.is((await staff('PUT', `/api/whatsapps/${id}`, { ...entry, groupName: ' ' })).status, 400);
  assert.is((await staff('PUT', `/api/whatsapps/${id}`, entry, { 'if-match': '"1"' })).status, 412);
  assert.is((await staff('DELETE', `/api/whatsapps/${id}`)).status, 204);
  assert.is((await staff('DELETE', `/api/whatsapps/${id}`)).status, 404);
  const restored = await (await staff('POST', `/api/whatsapps/${id}/restore`)).json();
  assert.equal([restored.groupName, restored.status], ['槟城 02', 'Banned']);
});

test.run();
