import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { repeatUntilUsed } from './first-password.js';

const test = suite('the generated password on a terminal');

test('is told again after other lines, and no more once it was changed', async () => {
  let lines = 0;
  let isUnused = true;
  let told = 0;
  let looks = 0;
  await new Promise<void>((resolve) => {
    const stop = repeatUntilUsed({
      everyMs: 1,
      countLines: () => {
        // Two quiet looks, then a request before each.
        if (++looks > 3) lines++;
        return lines;
      },
      isUnused: async () => isUnused,
      tell: () => {
        assert.ok(looks > 3, 'nothing was written before');
        if (++told === 2) isUnused = false;
      },
    });
    const wait = setInterval(() => {
      if (looks < 20 && isUnused) return;
      clearInterval(wait);
      setTimeout(() => {
        stop();
        resolve();
      }, 20);
    }, 1);
  });
  assert.is(told, 2);
});

test.run();
