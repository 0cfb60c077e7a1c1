import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createEngine } from '../engine.js';
import { read } from '../reader/read.js';
import { isStatement } from './statements.js';

test('a comment that asks, requests or wishes states nothing', () => {
  for (const text of [
    'How long to get someone to set it up',
    'Is the branch open on Sunday?',
    'Pool closes at what time?',
    'Please open one more counter',
    'Hope they fix it soon',
    'berapa sekarang',
    'Tolong tambah lampu',
    '',
    '👍',
    '几点开门',
  ])
    assert.not(isStatement(read(text)), text);
});

test('a comment of plain facts is a statement', () => {
  for (const text of [
    'They rescheduled my install three times already',
    'Pool closes at 7pm, I finish work at 6',
    'Dah tiga minggu lif tak jalan',
  ])
    assert.ok(isStatement(read(text)), text);
});

test('a complaint by facts is negative, the same words as a question are not', () => {
  const engine = createEngine();
  const prepared = engine.prepare({ variables: [], post: '', language: 'en' });
  const label = (text: string) => engine.answer(prepared, text).sentiment.label;
  assert.is(label('They want RM400 from me because I am moving'), 'negative');
  assert.is(label('Do they want RM400 from me because I am moving?'), 'neutral');
  assert.is(label('Please open one more counter in the morning'), 'neutral');
});

test.run();
