import type { Generated, Selectable } from 'kysely';
import type { FailureKind } from '../../platform/upstream/upstream-error.js';

/** One row per thing that is read from outside: `youtube:<channel>`, `facebook:<page>`. */
export interface StatisticsSourceTable {
  source: string;
  /** Who refreshes right now, and until when the others leave it alone (the database's clock). */
  leaseOwner: string | null;
  leaseUntil: Date | null;
  /** Before this no refresh begins, whatever the request. */
  nextAllowedAt: Date | null;
  succeededAt: Date | null;
  /** The last complete listing; `succeededAt` may be a later refresh of the counts alone. */
  listedAt: Date | null;
  failureKind: FailureKind | null;
  failureMessage: string | null;
  failedAt: Date | null;
  /** Before this smops does not try again by itself. */
  retryAt: Date | null;
  /** What the service's usage headers said last. */
  usagePercent: number | null;
  usageAt: Date | null;
  /** When the service was last asked how long the token lasts; null expiry after that: it does not end. */
  tokenCheckedAt: Date | null;
  tokenExpiresAt: Date | null;
}

/** Units of a service's daily quota that smops has used. */
export interface QuotaUseTable {
  service: string;
  /** The service's own day, as YYYY-MM-DD. */
  day: string;
  bucket: string;
  units: number;
  /** The service said that nothing is left. */
  exhausted: Generated<boolean>;
}

export type StatisticsSourceRow = Selectable<StatisticsSourceTable>;
