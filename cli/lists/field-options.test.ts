import type { Fields } from '@smops/core/records/lists/fields.model.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fieldOptions, inputOf } from './field-options.js';

const test = suite('options of fields');

const FIELDS = {
  openNotes: { kind: 'lines', label: 'Notes', max: 30 },
  name: {
    kind: 'line',
    label: 'Name',
    max: 20,
    option: { flags: '--called <name>', description: 'the name' },
  },
  days: { kind: 'choices', label: 'Days', choices: ['Mon', 'Tue'] },
} as const satisfies Fields;

test('what must be given comes first, and a field without an option of its own gets one', () => {
  assert.equal(fieldOptions(FIELDS), [
    { flags: '--called <name>', description: 'the name', required: true },
    {
      flags: '--days <text>',
      description: 'the days',
      choices: ['Mon', 'Tue'],
      repeatable: true,
      required: true,
    },
    { flags: '--open-notes <text>', description: 'the notes' },
  ]);
});

test('an edit sends what the options say, and the rest as the record has it', () => {
  const before = { name: 'Kedai Kopi 茶', openNotes: null, days: '["Mon"]' };
  assert.equal(inputOf(FIELDS, { openNotes: 'Rabu tutup', days: ['Mon', 'Tue'] }, before), {
    name: 'Kedai Kopi 茶',
    openNotes: 'Rabu tutup',
    days: '["Mon","Tue"]',
  });
  assert.is(inputOf(FIELDS, { openNotes: '' }, before).openNotes, '', 'an empty option empties the field');
});

test.run();
