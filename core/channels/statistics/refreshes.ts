import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../context.js';
import { messageOf } from '../../errors.js';
import type { Db } from '../../platform/db/database.js';
import { asWritten } from '../../platform/language/caller-language.js';
import { SERVICES_TEXTS } from '../../platform/upstream/services.texts.model.js';
import { UpstreamError } from '../../platform/upstream/upstream-error.js';
import { claimSource, failSource, finishSource, renewSource } from './refresh-guard.js';

const LEASE_SECONDS = 60;

/** What the work of a refresh is given. */
export interface RefreshHandle {
  /** Aborted when the server stops. */
  signal: AbortSignal;
  /** Tells that the work goes on; between calls to the service. Throws when another server has taken over. */
  beat(): Promise<void>;
}

export interface RefreshRules {
  minIntervalSeconds: number;
  /** It was not asked for just now. */
  byItself: boolean;
}

/** How a refresh ended; `refused`: it was too soon, or another server is at it. */
export type RefreshEnd<T> =
  | { end: 'done'; result: T }
  | { end: 'failed'; error: UpstreamError }
  | { end: 'refused' };

interface Running {
  promise: Promise<RefreshEnd<unknown>>;
  controller: AbortController;
}

/** What this process refreshes right now, per database and source. */
const running = new WeakMap<Db, Map<string, Running>>();

function runningOf(db: Db): Map<string, Running> {
  const found = running.get(db) ?? new Map<string, Running>();
  running.set(db, found);
  return found;
}

/**
 * Runs `work` if no server does so already and the guard allows it. Callers of the same process while it runs share
 * its outcome, so everybody together makes one refresh. Never throws for a failure of the service: the failure is kept
 * beside the old data and returned.
 */
export function refreshSource<T>(
  ctx: ServiceContext,
  source: string,
  rules: RefreshRules,
  work: (handle: RefreshHandle) => Promise<{ result: T; isFullListing: boolean; waitSeconds?: number }>,
): Promise<RefreshEnd<T>> {
  const all = runningOf(ctx.db);
  const current = all.get(source);
  // A source has one kind of work, so the outcome has this type.
  if (current !== undefined) return current.promise as Promise<RefreshEnd<T>>;
  const controller = new AbortController();
  // Its outcome is stored, and shared by callers of all languages.
  const promise = asWritten(() => run(ctx, source, rules, controller.signal, work)).finally(() =>
    all.delete(source),
  );
  all.set(source, { promise, controller });
  return promise;
}

async function run<T>(
  ctx: ServiceContext,
  source: string,
  { minIntervalSeconds, byItself }: RefreshRules,
  signal: AbortSignal,
  work: Parameters<typeof refreshSource<T>>[3],
): Promise<RefreshEnd<T>> {
  const owner = randomUUID();
  const { db, logger } = ctx;
  const claim = { leaseSeconds: LEASE_SECONDS, minIntervalSeconds, byItself };
  if (!(await claimSource(db, source, owner, claim))) return { end: 'refused' };
  const startedAt = performance.now();
  const beat = async () => {
    if (signal.aborted) throw new UpstreamError('transient', SERVICES_TEXTS().refresh.stopped);
    if (!(await renewSource(db, source, owner, LEASE_SECONDS))) {
      throw new UpstreamError('transient', SERVICES_TEXTS().refresh.takenOver);
    }
  };
  const line = () => ({ source, durationMs: Math.round(performance.now() - startedAt) });
  try {
    const { result, ...done } = await work({ signal, beat });
    await finishSource(db, source, owner, done);
    logger.info({ ...line(), outcome: 'done' }, 'refresh');
    return { end: 'done', result };
  } catch (thrown) {
    const error = asUpstream(ctx, source, thrown);
    await failSource(db, source, owner, error);
    logger.warn({ ...line(), outcome: error.kind, reason: error.message }, 'refresh');
    return { end: 'failed', error };
  }
}

function asUpstream({ logger, requestId }: ServiceContext, source: string, thrown: unknown): UpstreamError {
  if (thrown instanceof UpstreamError) return thrown;
  logger.error({ source, requestId, reason: messageOf(thrown) }, 'refresh failed unexpectedly');
  return new UpstreamError('transient', SERVICES_TEXTS().refresh.unexpected);
}

/** Waits at most `timeoutMs` for a refresh; undefined when it is still running, in the background then. */
export async function waitFor<T>(promise: Promise<T>, timeoutMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, undefined);
  });
  return await Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/** Ends the refreshes of this process on this database and waits for them; before the database closes. */
export async function stopRefreshes(db: Db): Promise<void> {
  const all = [...(running.get(db)?.values() ?? [])];
  for (const { controller } of all) controller.abort();
  await Promise.allSettled(all.map(({ promise }) => promise));
}
