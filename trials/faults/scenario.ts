import { setTimeout as sleep } from 'node:timers/promises';
import type { Sandbox } from '@smops/cli/testing.js';

/** What a fault is given: how often to strike, chance that can be repeated, and a sandbox of its own. */
export interface FaultContext {
  /** Its data folder holds a fresh database, already migrated. */
  sandbox: Sandbox;
  times: number;
  /** The short form: less data, the same claim. */
  isShort: boolean;
  /** 0 up to, not with, 1; the same sequence for the same seed. */
  random: () => number;
  seed: number;
  /** Tells something while it lasts. */
  print: (line: string) => void;
  /** An empty PostgreSQL database; undefined when there is no server. */
  databaseUrl?: string;
}

/** A fault that smops has to stand, with real processes. */
export interface Fault {
  name: string;
  /** What has to be so afterwards. */
  claim: string;
  /** Strikes of the whole form; 1 for a fixed list of things to try. */
  times: number;
  needsPostgres?: boolean;
  /** The README promises what it claims: its short form runs with the tests. */
  isPromised?: boolean;
  /** Runs only when it is asked for by name: it lasts. */
  isOnRequest?: boolean;
  /** Returns what was seen, in a few words. Throws an Error that says what was wrong. */
  run(context: FaultContext): Promise<string>;
}

/** A linear congruential generator (Numerical Recipes): enough for moments to strike at. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function check(isRight: boolean, problem: string): asserts isRight {
  if (!isRight) throw new Error(problem);
}

/** Asks until the answer is yes. Milliseconds that it took; throws after `timeoutMs`. */
export async function untilTrue(
  ask: () => Promise<boolean>,
  timeoutMs: number,
  what: string,
): Promise<number> {
  const started = performance.now();
  for (;;) {
    if (await ask()) return performance.now() - started;
    check(performance.now() - started < timeoutMs, `${what}: not within ${timeoutMs / 1000} s`);
    await sleep(50);
  }
}

/** A stack trace, which no person should be shown. */
export const STACK = /\n\s+at /;
