import type { Freshness } from '@smops/core/statistics/statistics.schemas.js';

/** How old figures are and why they are not newer, in one line. */
export function freshnessNote({ refreshedAt, failure, refreshing, demo }: Freshness): string {
  return [
    ...(demo ? ['demo: made-up figures'] : []),
    refreshing
      ? 'being refreshed…'
      : refreshedAt === null
        ? 'never read completely'
        : `as of ${refreshedAt.slice(0, 16).replace('T', ' ')} UTC`,
    ...(failure === null ? [] : [`not newer because: ${failure.message}`]),
  ].join(' · ');
}
