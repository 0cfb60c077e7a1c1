import type { Freshness } from '@smops/core/channels/statistics/statistics.schemas.js';
import type { ZoneClock } from '../connection/clock.js';
import { outputTexts } from './output.texts.js';

/** One or more lines on how old figures are and why; for stderr, beside the figures. */
export function describeFreshness(freshness: Freshness, clock: ZoneClock): string {
  const minute = (time: string) => `${clock.told.minute(time)} ${clock.zone}`;
  const { refreshedAt, failure, refreshing, nextAllowedAt, demo } = freshness;
  const lines = [refreshedAt === null ? outputTexts().neverRead : outputTexts().asOf(minute(refreshedAt))];
  if (demo) lines.push(outputTexts().demo);
  if (refreshing) lines.push(outputTexts().refreshing);
  if (failure !== null) lines.push(outputTexts().notNewer(failure.message));
  if (nextAllowedAt !== null) lines.push(outputTexts().nextFrom(minute(nextAllowedAt)));
  return lines.map((line) => `smops: ${line}\n`).join('');
}
