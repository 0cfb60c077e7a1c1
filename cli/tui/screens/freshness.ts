import type { Freshness } from '@smops/core/channels/statistics/statistics.schemas.js';
import type { ZoneClock } from '../../connection/clock.js';
import { tuiTexts } from '../tui.texts.js';

/** How old figures are and why they are not newer, in one line. */
export function freshnessNote(
  { refreshedAt, failure, refreshing, demo }: Freshness,
  clock: ZoneClock,
): string {
  return [
    ...(demo ? [tuiTexts().demo] : []),
    refreshing
      ? tuiTexts().refreshing
      : refreshedAt === null
        ? tuiTexts().neverRead
        : tuiTexts().asOf(clock.told.minute(refreshedAt), clock.zone),
    ...(failure === null ? [] : [tuiTexts().notNewer(failure.message)]),
  ].join(' · ');
}
