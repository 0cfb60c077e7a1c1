import type { Freshness } from '@smops/core/statistics/statistics.schemas.js';
import type { ZoneClock } from '../../connection/clock.js';

/** How old figures are and why they are not newer, in one line. */
export function freshnessNote(
  { refreshedAt, failure, refreshing, demo }: Freshness,
  clock: ZoneClock,
): string {
  return [
    ...(demo ? ['demo: made-up figures'] : []),
    refreshing
      ? 'being refreshed…'
      : refreshedAt === null
        ? 'never read completely'
        : `as of ${clock.minute(refreshedAt)} ${clock.zone}`,
    ...(failure === null ? [] : [`not newer because: ${failure.message}`]),
  ].join(' · ');
}
