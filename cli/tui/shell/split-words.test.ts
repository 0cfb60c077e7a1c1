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

test('words complete as far as the commands agree', () => {
  const paths = [['tasks', 'list'], ['tasks', 'done'], ['tokens', 'list'], ['status']];
  assert.equal(completions('t', paths), ['tasks', 'tokens']);
  assert.is(complete('ta', paths), 'tasks ');
  assert.is(complete('tasks d', paths), 'tasks done ');
  assert.is(complete('t', paths), 't');
  assert.is(complete('nothing', paths), 'nothing');
});

test.run();
