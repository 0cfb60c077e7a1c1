import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { setLanguage } from '../language/language.model.js';
import { speakCore } from '../languages/load.js';
import { auditField, auditValue } from './audit-fields.model.js';

const changes = suite('the changes in the audit log');
changes.after.each(() => setLanguage('written'));

changes('name fields by their labels, and choices as people read them', async () => {
  assert.equal(
    [auditField('whatsapp', 'status'), auditValue('whatsapp', 'status', 'Banned')],
    ['Status', 'Banned'],
  );
  await speakCore('ms');
  assert.equal(
    [auditField('account', 'firstName'), auditValue('account', 'facebookStatus', 'suspended')],
    ['Nama pertama', 'digantung'],
  );
  assert.is(auditValue('task', 'task', 'Like, Share'), 'Suka, Kongsi');
});

changes('keep what people wrote, and what is no field of a list', async () => {
  await speakCore('zh');
  assert.is(auditValue('account', 'firstName', 'Active'), 'Active');
  assert.equal(
    [auditField('user', 'role'), auditValue('user', 'role', 'admin'), auditValue('user', 'disabledAt', null)],
    ['role', 'admin', '–'],
  );
  assert.is(auditValue('whatsapp', 'tags', ['a']), '["a"]');
});

changes.run();
