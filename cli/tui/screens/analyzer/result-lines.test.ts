import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commentLines } from './result-lines.js';

const test = suite('the lines of a comment in the terminal UI');

const COMMENT = {
  content: 'Air naik sampai pintu',
  tags: [],
  near: [],
  author: 'Siti',
  reactions_count: 3,
  sentiment: null,
  failure: null,
  second_opinion: null,
};
const textsOf = (comment: Parameters<typeof commentLines>[0]) =>
  commentLines(comment).map(({ pieces }) => pieces.map(({ text }) => text).join(''));

test('what the second reader says stands below, as on the page', () => {
  const found = { by: 'Gemini', variables: ['banjir', 'jalan'], sentiment: 'negative' as const };
  assert.ok(
    textsOf({ ...COMMENT, second_opinion: found }).includes(
      '  Second opinion by Gemini: banjir · jalan · negative',
    ),
  );
  const nothing = { by: 'Gemini', variables: [], sentiment: null };
  assert.ok(
    textsOf({ ...COMMENT, second_opinion: nothing }).includes('  Second opinion by Gemini: no variable'),
  );
});

test('a comment that it has not read, or that is to be judged without it, has no such line', () => {
  assert.not.match(textsOf(COMMENT).join('\n'), /Second opinion/);
});

test('a variable that it only comes near stands below with its reason, and marks no words', () => {
  const near = [{ variable: 'school bus driver', quote: 'bus', reason: 'Only “bus” is said.' }];
  const texts = textsOf({ ...COMMENT, near });
  assert.ok(texts.includes('  ▫ near: school bus driver · Only “bus” is said.'));
  assert.not.match(texts.join('\n'), /▪/);
});

test.run();
