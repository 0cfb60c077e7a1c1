import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CallWindow } from './window.js';

/**
 * A lane over a service with a limit, in virtual time: what the window makes of it does not depend on the machine. The
 * limits are chosen; `scheduling.bench` measures the same with real processes.
 */
interface Service {
  /** Refuses calls above this number at once. */
  concurrent?: number;
  /** Refuses calls above this number a second; its bucket holds one second's worth. */
  perSecond?: number;
  /** Its refusals ask for a pause of whole seconds. */
  hasRetryAfter?: boolean;
}

const CALLS = 1200;
const LATENCY_MS = 200;
const WAY_MS = 2;

/** Virtual milliseconds until all calls are answered. */
function simulate(start: number, { concurrent, perSecond, hasRetryAfter }: Service, seed: number): number {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const window = new CallWindow(start);
  const events: { at: number; act: () => void }[] = [];
  let now = 0;
  const after = (ms: number, act: () => void) => events.push({ at: now + ms, act });
  let [waiting, places, underWay, working, done] = [CALLS, 0, 0, 0, 0];
  let [pausedUntil, tokens, filledAt] = [0, perSecond ?? 0, 0];

  /** Milliseconds until the call would fit; 0 when it does. */
  const overLimit = (): number => {
    if (concurrent !== undefined && working >= concurrent) return 1000;
    if (perSecond === undefined) return 0;
    tokens = Math.min(perSecond, tokens + ((now - filledAt) / 1000) * perSecond);
    filledAt = now;
    if (tokens < 1) return ((1 - tokens) / perSecond) * 1000;
    tokens -= 1;
    return 0;
  };
  const fill = () => {
    for (; places < window.size && waiting > 0; places++) {
      waiting--;
      takePlace();
    }
  };
  const leave = () => {
    underWay--;
    places--;
    fill();
  };
  const takePlace = () => {
    if (pausedUntil > now) after(pausedUntil - now, takePlace);
    else after(window.takeTurn(now), call);
  };
  const call = () => {
    const startedAt = now;
    underWay++;
    window.started(startedAt);
    after(WAY_MS, () => {
      const overMs = overLimit();
      if (overMs > 0) return after(WAY_MS, () => refuse(startedAt, overMs));
      working++;
      return after(LATENCY_MS * (0.8 + random() * 0.4), () => {
        working--;
        after(WAY_MS, succeed);
      });
    });
  };
  const refuse = (startedAt: number, overMs: number) => {
    window.refused(now, underWay - 1, startedAt);
    if (hasRetryAfter) pausedUntil = Math.max(pausedUntil, now + Math.ceil(overMs / 1000) * 1000);
    waiting++;
    leave();
  };
  const succeed = () => {
    window.succeeded();
    done++;
    leave();
  };

  fill();
  while (done < CALLS) {
    const next = events.reduce((first, event) => (event.at < first.at ? event : first));
    events.splice(events.indexOf(next), 1);
    now = next.at;
    next.act();
  }
  return now;
}

const test = suite('the window against a limit it does not know');

for (const start of [1, 4, 16, 64, 200]) {
  test(`24 calls at once are found from ${start}: at most 1.10 x the ideal`, () => {
    for (const seed of [1, 2, 3]) {
      const ratio = simulate(start, { concurrent: 24 }, seed) / (Math.ceil(CALLS / 24) * LATENCY_MS);
      assert.ok(ratio <= 1.1, `${ratio.toFixed(3)} with seed ${seed}`);
    }
  });
  test(`50 calls a second are kept to from ${start}: at most 1.05 x the ideal`, () => {
    for (const hasRetryAfter of [true, false]) {
      const ratio = simulate(start, { perSecond: 50, hasRetryAfter }, 1) / ((CALLS / 50) * 1000);
      assert.ok(ratio <= 1.05, `${ratio.toFixed(3)}, Retry-After ${hasRetryAfter}`);
    }
  });
}

test.run();
