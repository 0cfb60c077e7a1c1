import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { differenceSize, differenceWord } from './difference-size.model.js';

test('ten points or double is large, from five clear, from two small, else little', () => {
  const expected = [
    [0.265, 0.155, 'large'],
    [0.5, 0.4, 'large'],
    [0.599, 0.5, 'clear'],
    [0.08, 0.04, 'large'],
    [0.02, 0.01, 'large'],
    [0.55, 0.5, 'clear'],
    [0.549, 0.5, 'small'],
    [0.07, 0.05, 'small'],
    [0.519, 0.5, 'little'],
    [0.002, 0.001, 'little'],
    [0.03, 0, 'large'],
    [0, 0, 'little'],
  ] as const;
  for (const [one, other, size] of expected) {
    assert.is(differenceSize(one, other), size, `${one} against ${other}`);
    assert.is(differenceSize(other, one), size, `${other} against ${one}`);
  }
});

test('a difference that may be chance, or rests on few comments, has no size in words', () => {
  assert.is(differenceWord({ size: 'large', isClear: true }), 'large');
  assert.is(differenceWord({ size: 'large', isClear: false }), 'unclear');
  assert.is(differenceWord({ size: 'large', isClear: true }, true), 'unclear');
});

test.run();
