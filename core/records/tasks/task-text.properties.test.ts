import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { asTaskText } from './task-text.js';
import { parseTaskList, parseTaskTypes, serializeTaskTypes } from './task-types.model.js';
import { TASK_TYPES } from './tasks.constants.js';

const test = suite('any text of a task');
const RUNS = { numRuns: 300, seed: 20261122 };
const types = fc.uniqueArray(fc.constantFrom(...TASK_TYPES), { minLength: 1 });

test('a list of types is the same list as JSON and as people type it', () => {
  const separator = fc.constantFrom('; ', ',', ' | ', '\n');
  fc.assert(
    fc.property(types, separator, fc.boolean(), (list, between, isUpper) => {
      const stored = serializeTaskTypes(list);
      assert.equal(parseTaskTypes(stored), list);
      const typed = list.join(between);
      assert.is(asTaskText(isUpper ? typed.toUpperCase() : ` ${typed} `), stored);
      const repeated = `${typed}${between}${list[0]}`;
      assert.is(asTaskText(repeated), repeated);
    }),
    RUNS,
  );
});

test('any other text stays as it is, and reading twice is as reading once', () => {
  const piece = fc.oneof(
    fc.constantFrom('[', ']', '"', ',', ';', '\n', 'Like', 'share', '["Like"]', 'null', '{}', ' '),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: piece, maxLength: 8 }), fc.json()), (text) => {
      const once = asTaskText(text);
      assert.is(asTaskText(once), once);
      if (parseTaskTypes(once) === undefined) assert.is(once, text);
      const list = parseTaskList(text);
      if (list !== undefined) assert.equal(list, JSON.parse(text));
    }),
    RUNS,
  );
});

test.run();
