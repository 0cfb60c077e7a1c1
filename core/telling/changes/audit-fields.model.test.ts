import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { setLanguage } from '../../platform/language/language.model.js';
import { auditChanges, auditField, auditValue } from './audit-fields.model.js';

const changes = suite('the changes in the audit log');
changes.after.each(() => setLanguage('written'));

changes('name fields by their labels, and choices as people read them', async () => {
  assert.equal(
    [auditField('whatsapp', 'status'), auditValue('whatsapp', 'status', 'Banned')],
    ['Status', 'Banned'],
  );
  setLanguage('ms');
  assert.equal(
    [auditField('account', 'firstName'), auditValue('account', 'facebookStatus', 'suspended')],
    ['Nama pertama', 'digantung'],
  );
  assert.is(auditValue('task', 'task', 'Like, Share'), 'Suka, Kongsi');
});

changes('keep what people wrote, and what is no field of a list', async () => {
  setLanguage('zh');
  assert.is(auditValue('account', 'firstName', 'Active'), 'Active');
  assert.equal(
    [auditField('user', 'role'), auditValue('user', 'role', 'admin'), auditValue('user', 'disabledAt', null)],
    ['role', 'admin', '–'],
  );
  assert.is(auditValue('whatsapp', 'tags', ['a']), '["a"]');
});

const update = {
  id: 1,
  at: '2026-11-21T08:30:00.000Z',
  actorKind: 'user',
  actorName: 'aminah',
  requestId: 'r',
  action: 'update' as const,
  entity: 'whatsapp' as const,
  label: '',
  restorable: false,
  together: null,
};

changes('of one record are its fields, of several how many had which value', () => {
  const one = { ...update, entityId: 17, before: { status: 'Active' }, after: { status: 'Banned' } };
  assert.equal(auditChanges(one), [{ field: 'Status', was: 'Active', is: 'Banned' }]);
  const before = { status: { Active: [17, 18] }, groupName: { 'JB 01': [17], 'JB 02': [18] } };
  const after = { count: 2, ids: [17, 18], status: 'Banned', groupName: 'JB 03' };
  assert.equal(auditChanges({ ...update, entityId: null, before, after }), [
    { field: 'Status', was: 'Active (2)', is: 'Banned' },
    { field: 'Group name', was: 'JB 01 (1), JB 02 (1)', is: 'JB 03' },
  ]);
  assert.equal(auditChanges({ ...one, action: 'delete' }), []);
});

changes.run();
