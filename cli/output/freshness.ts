import type { Freshness } from '@smops/core/statistics/statistics.schemas.js';
import type { ZoneClock } from '../connection/clock.js';

/** One or more lines on how old figures are and why; for stderr, beside the figures. */
export function describeFreshness(freshness: Freshness, clock: ZoneClock): string {
  const minute = (time: string) => `${clock.minute(time)} ${clock.zone}`;
  const { refreshedAt, failure, refreshing, nextAllowedAt, demo } = freshness;
  const lines = [refreshedAt === null ? 'never read completely' : `as of ${minute(refreshedAt)}`];
  if (demo) lines.push('demo: made-up figures');
  if (refreshing) lines.push('being refreshed right now');
  if (failure !== null) lines.push(`not newer because: ${failure.message}`);
  if (nextAllowedAt !== null) lines.push(`next refresh from ${minute(nextAllowedAt)}`);
  return lines.map((line) => `smops: ${line}\n`).join('');
}
