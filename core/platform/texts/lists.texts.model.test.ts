import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CODEBOOK_FIELDS } from '../../analysis/codebooks/codebooks.fields.js';
import { PLATFORMS } from '../../records/accounts/accounts.constants.js';
import { ACCOUNT_FIELDS } from '../../records/accounts/accounts.fields.js';
import type { Fields } from '../../records/lists/fields.model.js';
import { TASK_FIELDS } from '../../records/tasks/tasks.fields.js';
import { WHATSAPP_FIELDS } from '../../records/whatsapp/whatsapp.fields.js';
import { SCHEDULE_FIELDS } from '../../telling/schedules/schedules.fields.js';
import { CHOICES, FIELDS } from './lists.texts.model.js';

const test = suite('texts of the lists');

const fields = [ACCOUNT_FIELDS, TASK_FIELDS, WHATSAPP_FIELDS, CODEBOOK_FIELDS, SCHEDULE_FIELDS].flatMap(
  (all: Fields) => Object.values(all),
);

test('every label, placeholder and hint of a field can be translated', () => {
  const shown = fields.flatMap(({ label, formLabel = label, placeholder = label, formHint = label }) => [
    label,
    formLabel,
    placeholder,
    formHint,
  ]);
  const missing = shown.filter((text) => !(text in FIELDS()) && /\p{L}/u.test(text));
  assert.equal(missing, []);
});

test('every choice but the names of platforms can be translated', () => {
  const choices = fields.flatMap((field) => field.choices ?? []);
  const missing = choices.filter((one) => !(one in CHOICES()) && !PLATFORMS.some((name) => name === one));
  assert.equal(missing, []);
});

test.run();
