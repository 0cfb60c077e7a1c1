import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { read } from '../reader/read.js';
import { isBareGreeting } from './statements.js';

test('a greeting and nothing else is one, whatever emoji stand beside it', () => {
  for (const text of [
    'Good morning everyone ☀️',
    'selamat pagi semua',
    'Assalamualaikum',
    '大家早上好',
    '晚安',
    'hi admin',
  ])
    assert.ok(isBareGreeting(read(text)), text);
});

test('wishes, opinions and greetings with something behind them are none', () => {
  for (const text of [
    'Good morning, the lift is broken again',
    'all good',
    'good people',
    'selamat hari jadi',
    'semoga selamat semua',
    '大家加油',
    '好',
    '🎉🎉',
    '',
  ])
    assert.not(isBareGreeting(read(text)), text);
});

test.run();
