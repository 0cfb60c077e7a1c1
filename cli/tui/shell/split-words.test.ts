import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { complete, completions, splitWords } from './split-words.js';

const test = suite('the : line');

test('a line is split into words as a shell does it', () => {
  assert.equal(splitWords(`tasks list --status 'In Progress'`), ['tasks', 'list', '--status', 'In Progress']);
  assert.equal(splitWords(`accounts edit 17 --facebook ''`), ['accounts', 'edit', '17', '--facebook', '']);
  assert.equal(splitWords(String.raw`a\ b "c \"d\" 价格"`), ['a b', 'c "d" 价格']);
  assert.equal(splitWords('   '), []);
});

test('any words read back from a line in which each is quoted, in either way', () => {
  const unit = fc.constantFrom('a', '价', '😩', ' ', '\t', '"', "'", '\\', '-', '=');
  const words = fc.array(fc.string({ unit, maxLength: 6 }), { maxLength: 5 });
  const blanks = fc.constantFrom(' ', '  ', '\t', ' \u3000');
  fc.assert(
    fc.property(words, blanks, (list, between) => {
      const single = list.map((word) => `'${word.replaceAll("'", `'"'"'`)}'`);
      const double = list.map((word) => `"${word.replace(/["\\]/g, '\\$&')}"`);
      const bare = list.map((word) => (word === '' ? "''" : word.replace(/[\s"'\\]/gu, '\\$&')));
      for (const quoted of [single, double, bare]) {
        const line = quoted.join(between);
        assert.equal(splitWords(`${between}${line}${between}`), list, line);
      }
    }),
    { numRuns: 300, seed: 20261122 },
  );
});

test('words complete as far as the commands agree', () => {
  const paths = [['tasks', 'list'], ['tasks', 'done'], ['tokens', 'list'], ['status']];
  assert.equal(completions('t', paths), ['tasks', 'tokens']);
  assert.is(complete('ta', paths), 'tasks ');
  assert.is(complete('tasks d', paths), 'tasks done ');
  assert.is(complete('t', paths), 't');
  assert.is(complete('nothing', paths), 'nothing');
});

test.run();
