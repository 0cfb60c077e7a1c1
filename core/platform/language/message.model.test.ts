import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fill, namesIn, parseMessage, type Value } from './message.model.js';

const messages = suite('a message with values');
const said = (message: string, values: Record<string, Value>, language: 'en' | 'zh' | 'ms' = 'en') =>
  fill(parseMessage(message), values, language);
const fault = (message: string) => {
  try {
    parseMessage(message);
    return 'none';
  } catch (error) {
    return (error as Error).message;
  }
};

messages('shows a value as it is, and a number with its commas where it asks for that', () => {
  assert.is(said('Edit {task}', { task: 'TASK-0001' }), 'Edit TASK-0001');
  assert.is(said('Port {port}', { port: 8080 }), 'Port 8080');
  assert.is(said('{rows, number} 行', { rows: 1234.56 }), '1,234.6 行');
  assert.is(said('{rows, number} 行', { rows: 12_000n }), '12,000 行');
});

messages('has the plural forms of its language, and forms of single numbers before them', () => {
  const message = '{rows, plural, =0 {No rows} one {# row} other {# rows}} of {file}';
  assert.is(said(message, { rows: 0, file: 'a.csv' }), 'No rows of a.csv');
  assert.is(said(message, { rows: 1, file: 'a.csv' }), '1 row of a.csv');
  assert.is(said(message, { rows: 1200, file: 'a.csv' }), '1,200 rows of a.csv');
  assert.is(said('{rows, plural, one {satu} other {# baris}}', { rows: 1 }, 'ms'), '1 baris');
});

messages('takes a number that is written already: only "1" is one', () => {
  const message = '{points, plural, one {# point} other {# points}}';
  assert.is(said(message, { points: '1' }), '1 point');
  assert.is(said(message, { points: '1.0' }), '1.0 points');
});

messages('chooses a form by a word, and may have values and forms within it', () => {
  const message =
    '{isFinal, select, true {Final: {rows, plural, one {# row} other {# rows}}} other {Open since {day}}}';
  assert.is(said(message, { isFinal: true, rows: 1, day: 'Monday' }), 'Final: 1 row');
  assert.is(said(message, { isFinal: false, rows: 1, day: 'Monday' }), 'Open since Monday');
});

messages('keeps # outside a plural', () => {
  assert.is(said('Comment #{number}', { number: 3 }), 'Comment #3');
});

messages('says where a brace is missing or a form is', () => {
  assert.match(fault('Edit {task'), 'no name of a value, or an unknown kind, at character 6');
  assert.match(fault('Edit task}'), 'a } too many at character 10');
  assert.match(fault('{rows, plural, one {# row}}'), 'no form “other” of {rows}');
  assert.match(fault('{rows, date}'), 'unknown kind');
});

messages('names the values that readers see apart from those that only choose a form', () => {
  const names = namesIn(
    parseMessage('{n, plural, one {comment} other {comments}} of {file}: {m, plural, other {#}}'),
  );
  assert.equal([...names.all].sort(), ['file', 'm', 'n']);
  assert.equal([...names.shown].sort(), ['file', 'm']);
});

messages.run();
