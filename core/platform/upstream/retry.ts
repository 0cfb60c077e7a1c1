import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../context.js';
import { UpstreamError } from './upstream-error.js';

export interface RetryPolicy {
  /** Waiting times before the second, third, … try of a call that failed for a passing reason. */
  delaysMs: readonly number[];
  /** A service that asks for a longer wait than this is left alone. */
  maxWaitMs: number;
}

/** Three more tries within five seconds: a reader of a list would not wait much longer. */
export const STANDARD_RETRIES: RetryPolicy = { delaysMs: [300, 1000, 3000], maxWaitMs: 5000 };

/** Repeats `call` while it fails as `transient` or, with a short enough wait, as `rate`. Throws the last failure. */
export async function withRetries<T>(
  call: () => Promise<T>,
  { policy, clock, signal }: { policy: RetryPolicy; clock: Clock; signal?: AbortSignal },
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await call();
    } catch (error) {
      const delay = policy.delaysMs[tries];
      if (!(error instanceof UpstreamError) || delay === undefined || signal?.aborted) throw error;
      if (error.kind !== 'transient' && error.kind !== 'rate') throw error;
      const asked = error.retryAt === undefined ? 0 : error.retryAt.getTime() - clock.now().getTime();
      if (asked > policy.maxWaitMs) throw error;
      // The failure in hand says more than the abort that may end this wait.
      await sleep(Math.max(delay, asked), undefined, { signal }).catch(() => {
        throw error;
      });
    }
  }
}
