import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CallWindow, MAX_WINDOW } from './window.js';

/**
 * A service with calls of `latencyMs`, in turns of 10 ms, that refuses what is over its limits at once. Returns the
 * number of calls it answered in `ms`, and how many it refused.
 */
function simulate(
  window: CallWindow,
  limits: { concurrent?: number; perSecond?: number },
  ms: number,
  latencyMs = 200,
) {
  const { concurrent = Number.POSITIVE_INFINITY, perSecond } = limits;
  let underWay: number[] = [];
  let tokens = perSecond ?? 0;
  let nextMs = 0;
  const counts = { answered: 0, refused: 0 };
  for (let now = 0; now < ms; now += 10) {
    if (perSecond !== undefined) tokens = Math.min(perSecond, tokens + perSecond / 100);
    for (const _ of underWay.filter((end) => end <= now)) {
      window.succeeded();
      counts.answered += 1;
    }
    underWay = underWay.filter((end) => end > now);
    for (let room = window.size - underWay.length; room > 0 && now >= nextMs; room--) {
      nextMs = now + window.takeTurn(now);
      if (nextMs > now) break;
      window.started(now);
      const isOver = underWay.length >= concurrent || (perSecond !== undefined && tokens < 1);
      if (isOver) {
        counts.refused += 1;
        window.refused(now, underWay.length, now);
        break;
      }
      tokens -= 1;
      underWay.push(now + latencyMs);
    }
  }
  return counts;
}

const test = suite('CallWindow');

test('finds an unknown number of calls at once from any start, and stays there', () => {
  for (const start of [1, 8, 24, 100, 1000]) {
    const window = new CallWindow(start);
    const { answered, refused } = simulate(window, { concurrent: 24 }, 10_000);
    assert.ok(answered >= 0.9 * (24 * 50), `${answered} of ${24 * 50} from ${start}`);
    assert.ok(window.size >= 23 && window.size <= 26, `${window.size} at the end`);
    assert.ok(refused < 60, `${refused} refused`);
  }
});

test('finds a limit of calls a second and uses it up', () => {
  const { answered } = simulate(new CallWindow(16), { perSecond: 50 }, 24_000);
  assert.ok(answered >= 0.95 * 1200, `${answered} of 1200`);
});

test('grows without limits, up to its own', () => {
  const window = new CallWindow(4);
  simulate(window, {}, 5000);
  assert.is(window.size, MAX_WINDOW);
});

test('a single place is never lost', () => {
  const window = new CallWindow(3);
  for (let now = 0; now < 5000; now += 10) window.refused(now, 0, now);
  assert.ok(window.size >= 1);
});

test.run();
