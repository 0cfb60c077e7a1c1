import type { ServiceContext } from '../../context.js';
import { retold } from '../../platform/upstream/services.texts.model.js';
import type { SourceState } from './refresh-guard.js';
import type { Freshness } from './statistics.schemas.js';

const text = (time: Date | null) => time?.toISOString() ?? null;

/** When a person may refresh next: the later of the pause between refreshes and of what the service asked for. */
function nextAllowed({ nextAllowedAt, retryAt, failureKind, now }: SourceState): Date | null {
  const asked = failureKind === 'quota' || failureKind === 'rate' ? retryAt : null;
  const times = [nextAllowedAt, asked].filter((time) => time !== null && time > now) as Date[];
  return times.length === 0 ? null : new Date(Math.max(...times.map((time) => time.getTime())));
}

/** A source's state in the words of the wire. */
export function freshnessOf(ctx: ServiceContext, state: SourceState): Freshness {
  return {
    refreshedAt: text(state.succeededAt),
    refreshing: state.isRefreshing,
    nextAllowedAt: text(nextAllowed(state)),
    failure:
      state.failureKind === null || state.failureMessage === null || state.failedAt === null
        ? null
        : {
            kind: state.failureKind,
            message: retold(state.failureMessage),
            at: state.failedAt.toISOString(),
            retryAt: text(state.retryAt),
          },
    demo: ctx.config.demo,
  };
}
